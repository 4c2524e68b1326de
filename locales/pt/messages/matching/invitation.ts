import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The page on which an expert answers whether a request suits them. */
export const invitation: Translated<'pt', 'invitation'> = {
  title: 'Um hospital pede apoio',
  description: 'Um hospital pede apoio. Diga à rede {name} se tem interesse.',
  question: 'Aceitaria apoiar este hospital: {hospital}?',
  lede: '{city}, {country}. Responda até {day}.',
  note: 'A coordenação escreve-lhe',
  request: 'O que o hospital pede',
  ownWords: 'Nas palavras do hospital',

  answer: 'A sua resposta',
  noPromise: 'Não é uma promessa: nada fica decidido antes de haver acordo com o hospital.',
  interested: 'Tenho interesse',
  notNow: 'Agora não',
  reason: 'O seu motivo',
  reason_time: 'Neste momento, não tenho tempo',
  reason_experience: 'O pedido não corresponde à minha experiência',
  reason_method: 'A forma de apoio ou a duração não me convém',
  reason_language: 'A língua de trabalho não me convém',
  reason_conflict: 'Tenho um conflito de interesses',
  reason_other: 'Outro motivo',
  reasonAnd: '{reason}: {words}',
  words: 'Pelas suas palavras',
  wordsHint: 'Só o secretariado lê isto.',
  notSent: 'A sua resposta ainda não foi enviada',
  send: 'Enviar “Agora não”',

  saidInterested: 'Obrigado pelo seu interesse',
  saidInterestedText: 'Temos a sua resposta a este pedido: {hospital}. Por agora, não é preciso fazer nada.',
  next: 'O que acontece depois',
  nextShortlist: 'O hospital vê uma lista de três a cinco especialistas e escolhe um.',
  nextMail: 'Escrevemos em qualquer caso, seja qual for a decisão do hospital.',
  changed: 'Afinal, agora não',
  saidDeclined: 'Obrigado por nos avisar',
  saidDeclinedText:
    'Respondeu “Agora não” a este pedido: {hospital}. Vamos perguntar a outra pessoa. Continua na rede, e podemos perguntar sobre outros pedidos.',
  refused: 'Obrigado. Temos a sua resposta',
  refusedText:
    'Disse-nos que agora não pode apoiar este hospital: {hospital}. As suas palavras chegaram à coordenação, que vai escrever-lhe. Não é preciso fazer nada.',
  closed: 'Desta vez, não será necessário o seu apoio',
  closedText:
    'Agradecemos a sua vontade de ajudar. Para este pedido ({hospital}), não é preciso fazer mais nada. Isto nada diz sobre o seu trabalho: continua na rede, e podemos perguntar sobre outros pedidos.',
  changedMind: 'Mudou alguma coisa?',
  tooLateTitle: 'A sua resposta não foi alterada',
  tooLate: 'Entretanto, o pedido avançou.',
  writeTo: 'Escreva para {email}',

  deadTitle: 'Esta pergunta não está aberta',
  dead: 'O prazo para responder passou, a pergunta foi retirada, ou o endereço não está completo. Não é preciso fazer nada.',
  deadLink: 'As perguntas abertas estão também na página da sua candidatura.',
  deadAsk: 'Ainda gostaria de apoiar este hospital?',
}
