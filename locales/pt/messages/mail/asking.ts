import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The mails that ask an expert whether a request suits them, and that tell the coordinator what they said. */
export const asking: Translated<'pt', 'asking'> = {
  subject: 'Aceitaria apoiar um hospital? {hospital}',
  reminderSubject: 'Lembrete: aceitaria apoiar um hospital? {hospital}',
  preview: 'Um hospital pede apoio. Diga-nos até {day} se tem interesse.',
  text: '{hospital} ({city}, {country}) pede apoio. Pensamos que poderia ajudar, e perguntamos antes de dizer o seu nome ao hospital.',
  reminderText:
    'Já recebeu a nossa pergunta sobre este hospital, e ainda falta a sua resposta: {hospital} ({city}, {country}).',
  by: 'Responda até',
  words: 'O motivo, nas palavras do hospital:',
  note: 'A coordenação acrescenta:',
  open: 'Responder',
  next: 'O que acontece depois',
  nextAnswer: 'Diga-nos se tem interesse. Ainda não é uma promessa.',
  nextShortlist: 'O hospital vê uma lista de três a cinco especialistas e escolhe um.',
  nextMail: 'Escrevemos em qualquer caso, seja qual for a decisão do hospital.',
  notNow: 'Não lhe convém agora? Diga-nos também, para podermos perguntar a outra pessoa. Continua na rede.',
  silence: 'Se não houver resposta até {day}, entendemos que agora não lhe convém. Não voltamos a escrever.',
  safe: 'Quem tiver este link pode responder em seu nome. Não o passe a outras pessoas.',
  reason: 'Recebe este e-mail porque é especialista da rede {name}.',

  interestedSubject: '{person} tem interesse: {hospital}',
  declinedSubject: '{person} diz “agora não”: {hospital}',
  refusedSubject: '{person} afinal não pode apoiar: {hospital}',
  lapsedSubject: '{person} não respondeu sobre {hospital}',
  interestedText: 'Este especialista pode entrar na próxima lista que enviar ao hospital.',
  interestedUnfitText:
    'Pelas respostas de hoje, este especialista já não corresponde ao pedido e, assim, não pode entrar numa lista. O motivo está junto do especialista, no sistema.',
  declinedText: 'O motivo está junto do especialista, no sistema.',
  refusedText:
    'Este especialista disse “agora não” depois de o hospital ter decidido. O especialista foi informado de que a coordenação vai escrever. O motivo está na página da colaboração. Veja-a antes de continuar.',
  lapsedText: 'O prazo para responder passou. A pergunta está fechada.',
  noticeReason:
    'Recebe este e-mail porque as respostas de especialistas à rede {name} chegam a este endereço.',
}
