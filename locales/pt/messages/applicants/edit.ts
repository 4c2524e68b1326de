import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What a person reads who comes back to an application. */
export const edit: Translated<'pt', 'edit'> = {
  title: 'Alterar a sua candidatura',
  requestTitle: 'Alterar o seu pedido',
  titleOfStep: '{title}: {step}',
  allSteps: 'Todos os passos',

  authenticationTitle: 'Identificação necessária',
  authenticationText: 'Use o e-mail da sua inscrição e o último PIN que recebeu.',
  authenticationLasts: {
    one: 'Depois disso, a candidatura fica aberta no máximo {count} hora; avisamos antes de fechar.',
    many: 'Depois disso, a candidatura fica aberta no máximo {count} de horas; avisamos antes de fechar.',
    other: 'Depois disso, a candidatura fica aberta no máximo {count} horas; avisamos antes de fechar.',
  },
  againText:
    'A sua candidatura foi fechada para proteger os seus dados. Nada do que escreveu se perdeu. Escreva de novo o seu e-mail e o seu PIN.',
  email: 'E-mail',
  pin: 'PIN',
  pinHint: 'Seis algarismos. Pode colá-los.',
  send: 'Enviar',
  open: 'Abrir a minha candidatura',
  wrongCredentials: 'E-mail ou PIN incorreto. Tente de novo.',
  lastAttempt: 'Se errar mais uma vez, terá de esperar antes de tentar de novo.',
  notVerified: 'Não foi possível verificar os dados. Tente de novo.',
  lockedMinutes: {
    one: 'Muitas tentativas erradas. Tente de novo daqui a {count} minuto.',
    many: 'Muitas tentativas erradas. Tente de novo daqui a {count} de minutos.',
    other: 'Muitas tentativas erradas. Tente de novo daqui a {count} minutos.',
  },
  lockedHours: {
    one: 'Muitas tentativas erradas. Tente de novo daqui a {count} hora.',
    many: 'Muitas tentativas erradas. Tente de novo daqui a {count} de horas.',
    other: 'Muitas tentativas erradas. Tente de novo daqui a {count} horas.',
  },
  newPin: 'Receber um novo PIN',
  newPinOffer:
    'Não tem o PIN à mão? Enviamos um novo para o e-mail da sua inscrição. O anterior deixa de funcionar.',
  newPinNot: 'Tenho o meu PIN',
  newPinSent:
    'Se este link pertence a uma candidatura, um novo PIN vai a caminho do e-mail dessa candidatura. O anterior já não funciona.',
  newPinUsableMinutes: {
    one: 'Devido às tentativas erradas, só pode usar o novo daqui a {count} minuto.',
    many: 'Devido às tentativas erradas, só pode usar o novo daqui a {count} de minutos.',
    other: 'Devido às tentativas erradas, só pode usar o novo daqui a {count} minutos.',
  },
  newPinUsableHours: {
    one: 'Devido às tentativas erradas, só pode usar o novo daqui a {count} hora.',
    many: 'Devido às tentativas erradas, só pode usar o novo daqui a {count} de horas.',
    other: 'Devido às tentativas erradas, só pode usar o novo daqui a {count} horas.',
  },
  newPinFailed: 'Não foi possível enviar um novo PIN. Tente de novo.',
  newPinWait: {
    one: 'Veja primeiro o seu e-mail. Pode pedir outro PIN daqui a {count} minuto.',
    many: 'Veja primeiro o seu e-mail. Pode pedir outro PIN daqui a {count} de minutos.',
    other: 'Veja primeiro o seu e-mail. Pode pedir outro PIN daqui a {count} minutos.',
  },

  authenticationLost: 'Este link não funciona?',
  authenticationReplaced: 'Talvez exista um link mais recente.',
  authenticationLink: 'Receber de novo o meu link',

  endsTitle: {
    one: 'A sua candidatura fecha daqui a {count} minuto',
    many: 'A sua candidatura fecha daqui a {count} de minutos',
    other: 'A sua candidatura fecha daqui a {count} minutos',
  },
  endsIdle: 'Há algum tempo que não faz nada aqui. O que escreveu fica neste dispositivo.',
  endsMost:
    'Fechamos a candidatura ao fim de algum tempo para proteger os seus dados. Para continuar, escreva de novo o PIN; nada do que escreveu se perde.',
  endsStay: 'Manter aberta',
  endsPin: 'Escrever o PIN agora',

  noScriptTitle: 'Esta página precisa de JavaScript',

  reference: 'Referência',
  status: 'Situação',
  status_received: 'Já chegou',
  status_reviewed: 'Em análise',
  status_asked: 'Precisamos de uma resposta sua',
  status_interview: 'Gostaríamos de conversar',
  status_accepted: 'Aprovada',
  status_registered: 'Já faz parte da rede',
  status_paused: 'Em pausa',
  status_searching: 'Procuramos especialistas',
  status_choosing: 'É a sua vez de escolher',
  status_arranged: 'Especialista já escolhido',
  status_supported: 'Apoio em curso',
  status_completed: 'Apoio concluído',
  status_unmatched: 'Sem especialista disponível',
  status_declined: 'Sem aprovação',
  status_withdrawn: 'Retirada',
  askedTitle: 'Precisamos de mais informações',
  askedText: 'Responda às perguntas desta página. Depois poderá voltar a alterar todas as outras.',
  correctedTitle: 'Algumas das suas respostas foram corrigidas',
  correctedText: 'Se algo não estiver certo, altere abaixo ou escreva-nos.',
  correctedWhy: '{day}. Motivo: {reason}',
  submitted: 'Envio',
  updated: 'Última alteração',
  withdrawnTitle: 'Esta candidatura foi retirada',
  withdrawnText: 'Ainda pode ler, corrigir e apagar os seus dados.',

  pendingTitle: 'Falta confirmar o seu novo e-mail',
  pendingAt: 'Foi enviado um link para',
  pendingText:
    'Abra-o nesse e-mail e escreva o seu PIN, até {day}. Até lá, escrevemos para o endereço atual, e é com ele que entra.',
  pendingSend: 'Enviar de novo',
  pendingSent: 'Um novo link vai a caminho. O anterior já não funciona.',
  pendingCancel: 'Cancelar a mudança',
  pendingWait: 'Já foram enviados vários links. Veja primeiro o seu e-mail e tente de novo daqui a uma hora.',
  pendingCancelledTitle: 'O seu e-mail continua o mesmo',
  pendingCancelledText: 'O link enviado para o novo endereço já não funciona.',

  keepFile: 'Manter o documento que já enviou',
  fileKept: '{size}, com a sua candidatura',

  save: 'Gravar alterações',
  saving: 'Gravação em curso',
  turnSaves: 'Ao mudar de passo, as alterações são gravadas primeiro.',
  draftTitle: 'Há alterações que ainda não foram gravadas',
  draftText:
    'Estão neste dispositivo desde {date}, {time}. Só as recebemos quando escolher “Gravar alterações”.',
  draftOlder: 'A sua candidatura foi alterada depois disso. Reveja-a antes de gravar.',
  draftDiscard: 'Descartar estas alterações',
  draftKept: 'As alterações não gravadas ficam neste dispositivo.',
  draftAskTitle: 'Descartar as suas alterações?',
  draftAskText: 'O formulário volta a mostrar a candidatura tal como a temos.',
  draftAskYes: 'Descartar',
  draftAskNo: 'Manter',
  noConsentTitle: 'Sem o seu consentimento, não podemos conservar a candidatura',
  noConsentText:
    'Ainda nada mudou. Se quiser retirar o consentimento, retire a candidatura ou apague os seus dados; as duas opções estão no fim desta página.',
  noConsentLink: 'Ir para Retirar e Apagar',
  unchangedTitle: 'Ainda não há nada para gravar',
  unchangedText: 'Todas as respostas são iguais às anteriores.',
  againTitle: 'A sua candidatura está de novo aberta',
  againSave: 'Nada do que escreveu se perdeu. Grave agora as suas alterações.',
  failedTitle: 'As suas alterações não foram gravadas',
  failedText: 'Nada do que escreveu se perdeu. Tente de novo.',
  failedLater: 'Nada do que escreveu se perdeu. Grave de novo daqui a alguns minutos.',
  failedOffline: 'Não há Internet neste momento. Nada do que escreveu se perdeu. Grave de novo mais tarde.',
  goneText: 'Já não encontramos esta candidatura. Talvez tenha sido apagada em outra janela.',
  emailTakenText: 'Outra candidatura já tem este endereço. Use um diferente ou pergunte à coordenação.',
  changeEmail: 'Mudar o e-mail',

  conflictTitle: 'Entretanto, a sua candidatura foi alterada',
  conflictText:
    'Alguém a alterou em outra janela, depois de aberta aqui. As suas alterações ainda não foram gravadas, e nada do que escreveu se perdeu.',
  conflictTheirs: 'Respostas novas na outra versão:',
  conflictBoth: 'Respostas que também alterou, tal como estão na outra versão:',
  conflictLoad: 'Abrir a versão mais recente e manter as minhas alterações',
  mergedTitle: 'Esta é a versão mais recente, com as suas alterações',
  mergedText: 'Reveja-a e grave.',
  noAnswer: 'Sem resposta',

  savedText: 'Foi enviado um e-mail com a lista das perguntas alteradas.',
  savedUnconfirmed:
    'Foi enviado um link para {email}. Abra-o nesse e-mail e escreva o seu PIN para confirmar o endereço. Até lá, escrevemos para o atual.',
  backToApplication: 'Voltar à minha candidatura',

  rights: 'Os seus dados e os seus direitos',
  rightsLede: 'Não é preciso indicar nenhum motivo.',
  exportTitle: 'Ver todos os seus dados',
  exportText:
    'Um só documento com tudo o que temos a seu respeito, que pessoas e programas conseguem ler (JSON).',
  exportFiles: 'Os seus PDF estão em “{step}”, na opção “Ver”.',
  exportDo: 'Obter os meus dados',
  withdrawTitle: 'Retirar a sua candidatura',
  withdrawText:
    'Deixamos de tratá-la. Os seus dados ficam aqui durante {period}, a não ser que os apague antes.',
  withdrawDo: 'Retirar a candidatura',
  eraseTitle: 'Apagar tudo',
  eraseText: 'Tudo o que nos enviou e tudo o que lhe escrevemos é apagado para sempre.',
  eraseDo: 'Apagar os meus dados',
  signOutTitle: 'Sair',
  signOutText: 'Faça-o se outras pessoas usam este dispositivo.',
  signOutDo: 'Sair',
  rightsFailed: 'Não funcionou. Tente de novo.',
  rightsWrongStatus: 'Já não é possível retirar a sua candidatura. Escreva à coordenação.',

  askWithdrawTitle: 'Retirar a sua candidatura?',
  askWithdrawText:
    'Deixamos de tratá-la e confirmamos por e-mail. Não é possível voltar atrás, mas pode candidatar-se de novo quando quiser.',
  endsWith: 'Com isto, termina também:',
  endsWorking: 'Trabalha agora com {name}. A colaboração termina, e nós avisamos.',
  endsChosen: 'Está prestes a trabalhar com {name}. A colaboração não começa, e nós avisamos.',
  endsShortlists: {
    one: 'O seu nome sai da lista de {count} hospital, que já não pode escolhê-lo. Se ainda não escolheu, avisamos o hospital.',
    many: 'O seu nome sai das listas de {count} de hospitais, que já não podem escolhê-lo. Avisamos os que ainda não escolheram.',
    other:
      'O seu nome sai das listas de {count} hospitais, que já não podem escolhê-lo. Avisamos os que ainda não escolheram.',
  },
  endsAsked: {
    one: 'Pedimos a sua opinião sobre {count} pedido, que continua sem a sua participação.',
    many: 'Pedimos a sua opinião sobre {count} de pedidos, que continuam sem a sua participação.',
    other: 'Pedimos a sua opinião sobre {count} pedidos, que continuam sem a sua participação.',
  },
  endsToChooseFrom: {
    one: 'Ainda pode escolher {count} especialista. A sua lista fecha, e avisamos essa pessoa, se já souber da lista.',
    many: 'Ainda pode escolher entre {count} de especialistas. A sua lista fecha, e avisamos quem já souber dela.',
    other:
      'Ainda pode escolher entre {count} especialistas. A sua lista fecha, e avisamos quem já souber dela.',
  },
  askWithdrawYes: 'Sim, retirar',
  askWithdrawNo: 'Não, voltar',
  askEraseTitle: 'Apagar tudo?',
  askEraseText:
    'Apagamos esta candidatura com tudo o que lhe pertence, tudo o que lhe escrevemos e este link com o seu PIN. Os rascunhos e as mensagens que vieram do seu e-mail também desaparecem. Se faz parte da rede, sai dela. Não enviamos confirmação por e-mail, porque isso deixaria um vestígio.',
  askEraseYes: 'Continuar',
  askEraseNo: 'Não, manter os meus dados',
  askSurelyTitle: 'Quer mesmo apagar tudo?',
  askSurelyText: 'Ninguém pode recuperar os seus dados, nem mesmo nós. Confirme mais uma vez.',
  askSurelyYes: 'Apagar tudo agora',
  askLeaveTitle: 'Sair sem gravar?',
  askLeaveText: 'Alterou respostas e não as gravou. Se sair, perdem-se.',
  askLeaveYes: 'Sair sem gravar',
  askLeaveNo: 'Não, voltar',

  endWithdrawnTitle: 'A sua candidatura foi retirada',
  endWithdrawnText:
    'Deixamos de tratá-la. A confirmação segue por e-mail. Os seus dados ficam aqui durante {period}, a não ser que os apague antes. Pode candidatar-se de novo quando quiser.',
  endErasedTitle: 'Os seus dados foram apagados',
  endErasedText:
    'Tudo o que nos enviou e tudo o que lhe escrevemos foi apagado. O seu link já não funciona. Agradecemos o tempo que nos deu.',
  endSignedOutTitle: 'Saiu da sua candidatura',
  endSignedOutText: 'A sua candidatura está fechada neste dispositivo. O seu link volta a abri-la.',
  openAgain: 'Abrir de novo',
}
