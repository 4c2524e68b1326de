import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What our mails say. Those to an address that somebody typed repeat nothing of what was typed. */
export const mail: Translated<'pt', 'mail'> = {
  next: 'O que acontece depois',
  reply: 'Quer acrescentar algo? Responda a este e-mail. A resposta chega à coordenação.',
  askUs: 'Perguntas? Escreva para {email}',
  copyLink: 'Se o botão não funcionar, copie este endereço:',
  person: '{name} {surname}',
  salutation: 'Olá, {person},',

  messageReceiptSubject: 'Recebemos a sua mensagem',
  messageReceiptPreview: 'A coordenação lê e responde por e-mail.',
  messageReceiptText: 'Obrigado por escrever à rede {name}. A sua mensagem chegou bem.',
  messageReceiptRead: 'A coordenação lê a sua mensagem.',
  messageReceiptAnswer:
    'No prazo de {answerTime}, chega a este endereço uma resposta escrita por uma pessoa.',
  messageReceiptReason:
    'Recebe este e-mail porque este endereço foi indicado no formulário de mensagens da rede {name}. Se não foi o seu caso, responda e diga-nos.',

  messageNoticeSubject: 'Mensagem de {person}',
  messageNoticePreview: 'Enviada pelo formulário do site. Para responder, responda a este e-mail.',
  messageNoticeText:
    'Esta mensagem veio pelo formulário do site. Para responder, use a resposta a este e-mail: chega a {person}.',
  messageNoticeKept: 'O número de telefone, se foi indicado, não segue por e-mail. Fica no sistema.',
  messageNoticeReason: 'Recebe este e-mail porque as mensagens à rede {name} chegam a este endereço.',

  noticeRequest: 'Pedido',
  noticeHospital: 'Hospital',
  noticeExpert: 'Especialista',
  openRequest: 'Abrir o pedido',
  openApplication: 'Abrir a candidatura',
  openMatch: 'Abrir a colaboração',

  programme_signed: 'O acordo e a carta de compromisso estão completos',
  programme_midterm_report: 'Chegou um relatório parcial',
  programme_final_report: 'Chegou um relatório final',
  programme_feedback_report: 'Chegou um relatório de avaliação',
  programmeSignedNext: 'Ambas as partes aceitaram o acordo, e a carta chegou. A colaboração pode começar.',
  programmeReportNext: 'Leia-o e aprove-o ou devolva-o.',
  programmeReason:
    'Recebe este e-mail porque as novidades das colaborações da rede {name} chegam a este endereço.',

  withReference: '{subject} ({reference})',
  reference: 'Número de referência',
  quoteReference: 'Quando nos escrever, indique o seu número de referência.',
  receiptPreview: 'O seu número de referência é {reference}. Veja o que acontece depois.',
  receiptReason:
    'Recebe este e-mail porque este endereço foi indicado num formulário da rede {name}. Se não foi o seu caso, responda e diga-nos.',

  expertReceiptHeading: 'Recebemos a sua candidatura',
  expertReceiptText: 'Agradecemos que ofereça o seu apoio como especialista. A sua candidatura chegou bem.',
  expertReceiptReview: 'Lemos a sua candidatura e respondemos no prazo de {answerTime}.',
  expertReceiptInterview: 'Pode haver convite para uma breve entrevista.',
  expertReceiptDecision: 'Escrevemos com a nossa decisão e o que se segue.',

  trainerReceiptHeading: 'Recebemos a sua candidatura',
  trainerReceiptText:
    'Agradecemos que se ofereça para ensinar gestão de antimicrobianos. A sua candidatura chegou bem.',
  trainerReceiptReview: 'Lemos a sua candidatura e respondemos no prazo de {answerTime}.',
  trainerReceiptDecision: 'Escrevemos com a nossa decisão e o que se segue.',

  hospitalReceiptHeading: 'Recebemos o seu pedido de apoio',
  hospitalReceiptText: 'Obrigado pelo seu pedido, que chegou bem.',
  hospitalReceiptReview:
    'Lemos o seu pedido, respondemos no prazo de {answerTime} e podemos telefonar com perguntas.',
  hospitalReceiptShortlist: 'O hospital recebe uma lista de especialistas adequados e escolhe um.',
  hospitalReceiptBegin: 'O hospital e o especialista combinam os detalhes e começam.',

  expertNoticeHeading: 'Nova candidatura de especialista',
  trainerNoticeHeading: 'Nova candidatura de formador',
  hospitalNoticeHeading: 'Um hospital pede apoio',
  noticePreview: 'Falta a sua análise.',
  noticeText: 'Falta a sua análise. Estas respostas podem seguir por e-mail:',
  otherInRegistry: 'outra coisa (ver no sistema)',
  otherUnsaid: 'outra coisa (sem dizer qual)',
  noticeKept:
    'Os telefones e endereços, os textos mais longos e os documentos não seguem por e-mail. Ficam no sistema.',
  noticeReason: 'Recebe este e-mail porque as candidaturas à rede {name} são anunciadas a este endereço.',
}
