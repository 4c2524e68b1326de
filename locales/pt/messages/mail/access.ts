import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** Mails about one's own application: but for corrections, they repeat nothing that was typed. */
export const access: Translated<'pt', 'access'> = {
  reference: 'Número de referência',
  reason: 'Recebe este e-mail porque este endereço está inscrito na rede {name}.',

  newPinSubject: 'O seu novo PIN',
  newPinPreview: 'Este PIN, com o seu link e o seu e-mail, abre o que nos enviou.',
  newPinAsked: 'Pediu um novo PIN. O anterior já não funciona.',
  newPinVoid:
    'Alguém escreveu muitas vezes um PIN errado para o seu link. Para proteger os seus dados, o PIN anterior já não funciona. Aqui está um novo.',
  newPinWait:
    'O PIN foi escrito errado cinco vezes? Então o seu link só volta a abrir ao fim de algum tempo, pelo menos 15 minutos.',
  newPinNotYou: 'Se não pediu este PIN, não é preciso fazer nada. Mais ninguém o recebe.',

  newLinkSubject: 'O seu novo link',
  newLinkPreview: 'Este link, com o seu e-mail e um novo PIN, abre o que nos enviou.',
  newLinkText: 'Aqui estão um novo link e um novo PIN. Os anteriores já não funcionam.',
  newLinkNotYou: 'Se não os pediu, responda a este e-mail.',

  linkAgainSubject: 'O seu link',
  linkAgainPreview: 'Este link, com o seu e-mail e o seu PIN, abre o que nos enviou.',
  linkAgainText:
    'Alguém nos pediu que enviássemos de novo o seu link. Aqui está. Os seus outros links continuam válidos.',
  linkAgainNotYou:
    'Se não o pediu, não é preciso fazer nada. Mais ninguém recebe este link, que não abre nada sem o seu PIN.',

  whichPin: 'O link pede este e-mail e o seu PIN: o último que recebeu, em {day}.',
  getNewPin: 'Não tem o PIN à mão? Peça um novo',

  pin: 'PIN',
  openApplication: 'Abrir a sua candidatura',
  openRequest: 'Abrir o seu pedido',
  pinUse: 'Abra o link e escreva este e-mail e o PIN. Nunca dê o PIN a outra pessoa.',

  editedApplication: 'A sua candidatura foi alterada',
  editedRequest: 'O seu pedido de apoio foi alterado',
  editedPreview: 'Estas são as perguntas com resposta nova.',
  editedText: 'As suas alterações estão gravadas.',
  editedQuestions: 'Perguntas alteradas',
  editedNotYou: 'Se não fez estas alterações, responda a este e-mail.',

  correctedApplication: 'Uma correção na sua candidatura',
  correctedRequest: 'Uma correção no seu pedido de apoio',
  correctedPreview: 'Estas respostas são agora diferentes.',
  correctedText:
    'Alguém do secretariado corrigiu o que parecia um erro. Veja aqui o que constava antes, o que consta agora e o motivo.',
  correctedBefore: '{question}, antes',
  correctedNow: '{question}, agora',
  correctedReason: 'Motivo',
  correctedNotRight: 'Se não estiver certo, altere com o seu link e o seu PIN, ou responda a este e-mail.',

  confirmAddressPreview: 'Até lá, escrevemos para o seu endereço atual.',
  confirmAddressHeading: 'Confirme o seu novo e-mail',
  confirmAddressText:
    'Este endereço foi indicado como novo e-mail de uma inscrição. Para o confirmar, abra o link e escreva o PIN dessa inscrição. Depois passamos a escrever para este endereço.',
  confirmAddressOpen: 'Confirmar este endereço',
  confirmAddressUntil: 'O link funciona uma vez, até {day}.',
  confirmAddressNotYou: 'Se não o indicou, não é preciso fazer nada. Sem o PIN, nada muda.',
  confirmAddressReason: 'Recebe este e-mail porque este endereço foi indicado na rede {name}.',

  addressAskedPreview: 'Ainda nada mudou. Pode cancelar.',
  addressAskedHeading: 'Foi indicado um novo e-mail',
  addressAskedText:
    'Alguém que tinha o seu formulário aberto indicou um novo e-mail. Só passa a valer depois de confirmado a partir da nova caixa de correio, com o seu PIN, até {day}. Até lá, escrevemos para este endereço.',
  addressAskedNotYou:
    'Se foi uma mudança sua, não é preciso fazer nada aqui. Se não foi, cancele-a. Isso também fecha o seu formulário onde quer que esteja aberto.',
  addressAskedKeep: 'Cancelar a mudança',

  addressChangedPreview: 'A partir de agora, escrevemos para outro endereço.',
  addressChangedHeading: 'O seu e-mail foi mudado',
  addressChangedText:
    'O e-mail da sua inscrição foi mudado. A partir de agora, escrevemos para o novo endereço. Esta é a última mensagem para este.',
  addressChangedNotYou: 'Se não fez esta mudança, responda já a este e-mail.',

  addressCorrectedPreview: 'A partir de agora, escrevemos para este endereço.',
  addressCorrectedHeading: 'O seu e-mail foi corrigido',
  addressCorrectedText:
    'Alguém do secretariado corrigiu o e-mail da sua inscrição. A partir de agora, escrevemos para este endereço. Aqui estão um novo link e um novo PIN. Os anteriores já não funcionam.',
  addressCorrectedNotYou: 'Se não se candidatou nem pediu apoio, responda a este e-mail e não abra o link.',

  withdrawnApplication: 'A sua candidatura foi retirada',
  withdrawnRequest: 'O seu pedido de apoio foi retirado',
  withdrawnPreview: 'Obrigado. Veja o que isto significa.',
  withdrawnApplicationText:
    'Agradecemos o tempo que nos deu e a vontade de ajudar. Retirou a sua candidatura, e não voltaremos a pedir o seu apoio. As portas ficam abertas: pode candidatar-se de novo quando quiser.',
  withdrawnRequestText:
    'Retirou o seu pedido. Deixamos de trabalhar nele. Pode pedir apoio de novo quando quiser.',
  withdrawnErase:
    'Conservamos os seus dados durante {period}, a não ser que os apague antes. Pode fazê-lo no seu link pessoal.',
  withdrawnNotYou: 'Se não foi uma decisão sua, responda a este e-mail.',

  finishLaterSubject: 'Continue o seu formulário',
  finishLaterPreview: 'As suas respostas esperam durante 30 dias.',
  finishLaterText:
    'As suas respostas ficam guardadas durante 30 dias. Abra este link no dispositivo em que quer continuar.',
  finishLaterOpen: 'Continuar o formulário',
  finishLaterSafe: 'Quem tiver este link pode ler as suas respostas. Não o passe a outras pessoas.',
  finishLaterReason:
    'Recebe este e-mail porque este endereço foi indicado num formulário da rede {name}. Se não foi o seu caso, não é preciso fazer nada.',
}
