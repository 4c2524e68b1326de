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
    one: 'Depois disso, o formulário fica aberto no máximo {count} hora; avisamos antes de fechar.',
    many: 'Depois disso, o formulário fica aberto no máximo {count} de horas; avisamos antes de fechar.',
    other: 'Depois disso, o formulário fica aberto no máximo {count} horas; avisamos antes de fechar.',
  },
  againText:
    'O formulário foi fechado para proteger os seus dados. Nada do que escreveu se perdeu. Escreva de novo o seu e-mail e o seu PIN.',
  email: 'E-mail',
  pin: 'PIN',
  pinHint: 'Seis algarismos. Pode colá-los.',
  send: 'Enviar',
  open: 'Abrir o meu formulário',
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
    'Se este link pertence a uma inscrição, um novo PIN está a caminho do e-mail dessa inscrição. O anterior já não funciona.',
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
    one: 'O seu formulário fecha daqui a {count} minuto',
    many: 'O seu formulário fecha daqui a {count} de minutos',
    other: 'O seu formulário fecha daqui a {count} minutos',
  },
  endsIdle: 'Há algum tempo que não faz nada aqui. O que escreveu fica neste dispositivo.',
  endsMost:
    'Fechamos o formulário ao fim de algum tempo para proteger os seus dados. Para continuar, escreva de novo o PIN; nada do que escreveu se perde.',
  endsStay: 'Manter aberto',
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
  withdrawnTitle: 'Esta inscrição foi retirada',
  withdrawnText: 'Ainda pode ler, corrigir e apagar o que enviou.',

  pendingTitle: 'Falta confirmar o seu novo e-mail',
  pendingAt: 'Foi enviado um link para',
  pendingText:
    'Abra-o nesse e-mail e escreva o seu PIN, até {day}. Antes disso, escrevemos para o endereço atual, e é com esse que deve entrar.',
  pendingSend: 'Enviar de novo',
  pendingSent: 'Um novo link está a caminho. O anterior já não funciona.',
  pendingCancel: 'Cancelar a mudança',
  pendingWait: 'Já foram enviados vários links. Veja primeiro o seu e-mail e tente de novo daqui a uma hora.',
  pendingCancelledTitle: 'O seu e-mail continua o mesmo',
  pendingCancelledText: 'O link enviado para o novo endereço já não funciona.',

  keepFile: 'Manter o documento que já enviou',
  fileKept: '{size}, no seu formulário',

  save: 'Gravar alterações',
  saving: 'Gravação em curso',
  turnSaves: 'Ao mudar de passo, as alterações são gravadas primeiro.',
  draftTitle: 'Há alterações que ainda não foram gravadas',
  draftText:
    'Estão neste dispositivo desde {date}, {time}. Só as recebemos quando escolher “Gravar alterações”.',
  draftOlder: 'A sua inscrição foi alterada depois disso. Reveja-a antes de gravar.',
  draftDiscard: 'Descartar estas alterações',
  draftKept: 'As alterações não gravadas ficam neste dispositivo.',
  draftAskTitle: 'Descartar as suas alterações?',
  draftAskText: 'O formulário volta a mostrar as respostas tal como estão gravadas.',
  draftAskYes: 'Descartar',
  draftAskNo: 'Manter',
  noConsentTitle: 'Sem o seu consentimento, não podemos conservar a inscrição',
  noConsentText:
    'Ainda nada mudou. Se quiser retirar o consentimento, retire a inscrição ou apague os seus dados; as duas opções estão no fim desta página.',
  noConsentLink: 'Ir para Retirar e Apagar',
  unchangedTitle: 'Ainda não há nada para gravar',
  unchangedText: 'Todas as respostas são iguais às anteriores.',
  againTitle: 'O seu formulário está de novo aberto',
  againSave: 'Nada do que escreveu se perdeu. Grave agora as suas alterações.',
  failedTitle: 'As suas alterações não foram gravadas',
  failedText: 'Nada do que escreveu se perdeu. Tente de novo.',
  failedLater: 'Nada do que escreveu se perdeu. Grave de novo daqui a alguns minutos.',
  failedOffline: 'Não há Internet neste momento. Nada do que escreveu se perdeu. Grave de novo mais tarde.',
  goneText: 'Já não encontramos esta inscrição. Talvez tenha sido apagada em outra janela.',
  emailTakenText: 'Outra inscrição já tem este endereço. Use um diferente ou pergunte à coordenação.',
  changeEmail: 'Mudar o e-mail',

  conflictTitle: 'Entretanto, a sua inscrição foi alterada',
  conflictText:
    'Foi alterada em outra janela, depois de aberta aqui. As suas alterações ainda não foram gravadas, e nada do que escreveu se perdeu.',
  conflictTheirs: 'Respostas novas na outra versão:',
  conflictBoth: 'Respostas que também alterou, tal como estão na outra versão:',
  conflictLoad: 'Abrir a versão mais recente e manter as minhas alterações',
  mergedTitle: 'Esta é a versão mais recente, com as suas alterações',
  mergedText: 'Reveja-a e grave.',
  noAnswer: 'Sem resposta',

  savedText: 'Foi enviado um e-mail com a lista das perguntas alteradas.',
  savedUnconfirmed:
    'Foi enviado um link para {email}. Abra-o nesse e-mail e escreva o seu PIN para confirmar o endereço. Até lá, escrevemos para o atual.',
  backToApplication: 'Voltar à minha inscrição',

  rights: 'Os seus dados e os seus direitos',
  rightsLede: 'Não é preciso indicar nenhum motivo.',
  exportTitle: 'Ver todos os seus dados',
  exportText:
    'Um só documento com tudo o que temos a seu respeito, que pessoas e programas conseguem ler (JSON).',
  exportFiles: 'Os seus PDF estão em “{step}”, na opção “Ver”.',
  exportDo: 'Obter os meus dados',
  withdrawTitle: 'Retirar a sua inscrição',
  withdrawText:
    'Deixamos de trabalhar nela. Conservamos os seus dados durante {period}, a não ser que os apague antes.',
  withdrawDo: 'Retirar a inscrição',
  eraseTitle: 'Apagar tudo',
  eraseText: 'Apagamos para sempre tudo o que nos enviou e as nossas mensagens para o seu e-mail.',
  eraseDo: 'Apagar os meus dados',
  signOutTitle: 'Sair da sessão',
  signOutText: 'Faça-o se outras pessoas usam este dispositivo.',
  signOutDo: 'Sair',
  rightsFailed: 'Não funcionou. Tente de novo.',
  rightsWrongStatus: 'Já não é possível retirar a sua inscrição. Escreva à coordenação.',

  askWithdrawTitle: 'Retirar a sua inscrição?',
  askWithdrawText:
    'Deixamos de trabalhar nela e confirmamos por e-mail. Não é possível voltar atrás, mas pode inscrever-se de novo quando quiser.',
  endsWith: 'Com isto, termina também:',
  endsWorking: 'Trabalha agora com {name}. A colaboração termina, e avisamos a outra parte.',
  endsChosen: 'Está prestes a trabalhar com {name}. A colaboração não começa, e avisamos a outra parte.',
  endsShortlists: {
    one: 'O seu nome sai da lista de {count} hospital, que já não pode escolhê-lo. Se ainda não escolheu, avisamos o hospital.',
    many: 'O seu nome sai das listas de {count} de hospitais, que já não podem escolhê-lo. Avisamos os que ainda não escolheram.',
    other:
      'O seu nome sai das listas de {count} hospitais, que já não podem escolhê-lo. Avisamos os que ainda não escolheram.',
  },
  endsAsked: {
    one: 'Recebeu uma pergunta nossa sobre {count} pedido. O pedido continua sem a sua participação.',
    many: 'Recebeu perguntas nossas sobre {count} de pedidos. Os pedidos continuam sem a sua participação.',
    other: 'Recebeu perguntas nossas sobre {count} pedidos. Os pedidos continuam sem a sua participação.',
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
    'Apagamos esta inscrição com tudo o que faz parte dela, as nossas mensagens para o seu e-mail e este link com o PIN. Os rascunhos e as mensagens que vieram do seu e-mail também desaparecem. Se faz parte da rede, sai dela. Não enviamos confirmação por e-mail, porque isso deixaria um vestígio.',
  askEraseYes: 'Continuar para apagar',
  askEraseNo: 'Não, manter os meus dados',
  askSurelyTitle: 'Quer mesmo apagar tudo?',
  askSurelyText: 'Ninguém pode recuperar os seus dados, nem mesmo nós. Confirme mais uma vez.',
  askSurelyYes: 'Apagar tudo agora',
  askLeaveTitle: 'Sair sem gravar?',
  askLeaveText: 'Alterou respostas e não as gravou. Se sair da sessão, perdem-se.',
  askLeaveYes: 'Sair sem gravar',
  askLeaveNo: 'Não, voltar',

  endWithdrawnTitle: 'A sua inscrição foi retirada',
  endWithdrawnText:
    'Deixamos de trabalhar nela. A confirmação já seguiu por e-mail. Conservamos os seus dados durante {period}, a não ser que os apague antes. Pode inscrever-se de novo quando quiser.',
  endErasedTitle: 'Os seus dados foram apagados',
  endErasedText:
    'Foi apagado tudo o que nos enviou, bem como as nossas mensagens para o seu e-mail. O seu link já não funciona. Agradecemos o tempo que nos deu.',
  endSignedOutTitle: 'Saiu da sessão',
  endSignedOutText: 'O seu formulário está fechado neste dispositivo. O seu link volta a abri-lo.',
  openAgain: 'Abrir de novo',
}
