import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What applying says in every form; a form's own words stand in its own area. */
export const wizard: Translated<'pt', 'wizard'> = {
  steps: 'Passos da candidatura',
  requiredHint: 'Todos os campos são obrigatórios, exceto os opcionais.',
  back: 'Voltar',
  firstStep: 'Este é o primeiro passo.',
  submit: 'Enviar',
  sending: 'Envio da candidatura em curso',
  allOnOnePage: 'Mostrar todas as perguntas numa só página',
  stepByStep: 'Mostrar um passo de cada vez',
  titleOfStep: 'Passo {step} de {count}: {title}',

  check: 'Rever as respostas',
  summaryTitle: 'Reveja as suas respostas',
  summaryText: 'É isto que recebemos quando enviar.',
  summaryChange: 'Alterar',
  summaryNone: 'Sem resposta',
  summarySending: '{file} (envio em curso)',
  toSummary: 'Voltar ao resumo',

  chooseOne: 'Escolha',
  chooseCountry: 'Escolha um país',
  addChoice: 'Escreva ou escolha',
  addLanguage: 'Acrescentar uma língua',
  addCountry: 'Escreva um país',
  countriesHint: 'A lista tem os países das regiões que escolheu: {regions}.',
  severalHint: 'Para escolher várias, mantenha Ctrl ou ⌘ enquanto clica.',
  noLevel: 'Nenhum',
  levelUnset: 'Ainda sem nível',
  languageRemoved: '{language}: língua retirada.',
  undo: 'Desfazer',
  clear: 'Limpar',
  region: 'Região da OMS',
  years: 'anos',

  begin: 'Iniciar inscrição',
  beginNote:
    'Cerca de {minutes} minutos. As respostas ficam neste dispositivo à medida que escreve: pode parar e continuar.',
  goOn: 'Continuar a inscrição',
  goOnNote: 'Há um rascunho neste dispositivo, gravado em {date}, às {time}.',

  willSave: 'As suas respostas ficam neste dispositivo.',
  unsaved: 'Este navegador não conserva rascunhos. Termine antes de fechar a página.',
  fromOtherTab: 'Atualizado em outra janela às {time}',
  onThisDevice:
    'O rascunho fica neste navegador até o enviar ou apagar. Se outras pessoas usam este dispositivo, apague-o antes de sair.',
  deleteDraft: 'Apagar este rascunho',
  deleteTitle: 'Apagar este rascunho?',
  deleteText: 'Todas as respostas são retiradas deste dispositivo. Não é possível voltar atrás.',
  deleteYes: 'Apagar o rascunho',
  deleteNo: 'Manter',
  goneTitle: 'O rascunho já não está neste dispositivo',
  goneText: 'Foi enviado ou apagado em outra janela. O que escrever agora inicia um novo rascunho.',

  elsewhere: 'Terminar em outro dispositivo',
  elsewhereText: 'Enviamos um e-mail com um link para o que já preencheu. Funciona durante 30 dias.',
  elsewhereSend: 'Receber o link',
  elsewhereClose: 'Fechar',
  elsewhereSent:
    'Um link vai a caminho de {email}. Funciona durante 30 dias, até {date}. O que mudar aqui a partir de agora não fica incluído.',
  newerTitle: 'Este é o rascunho deste dispositivo',
  newerText: 'Tem respostas diferentes do rascunho a que o seu link conduz.',
  newerTake: 'Usar o rascunho do link',
  newerTakenTitle: 'Este é o rascunho do link',
  newerTakenText: 'Tomou o lugar do rascunho deste dispositivo, que pode repor até sair desta página.',
  newerBack: 'Repor o que estava aqui',

  waitingTitle: 'Não há Internet neste momento',
  waitingText:
    'Não é preciso esperar aqui: fica neste dispositivo e é enviado automaticamente quando a Internet voltar ou, o mais tardar, quando abrir de novo este site.',
  filesTitle: 'Os seus documentos ainda estão a caminho',
  filesText:
    'A candidatura é enviada automaticamente assim que eles chegarem. Não é preciso esperar aqui: até lá, fica neste dispositivo.',
  filesSending: 'Envio em curso, {file}: {percent}%',
  filesNoLine:
    'Não é preciso esperar aqui: a candidatura e os seus documentos ficam neste dispositivo e são enviados automaticamente quando a Internet voltar ou, o mais tardar, quando abrir de novo este site.',
  filesSave:
    'As alterações são gravadas automaticamente assim que eles chegarem. Até lá, mantenha esta página aberta.',
  filesSaveNoLine:
    'Não há Internet. Mantenha esta página aberta: as alterações são gravadas automaticamente quando a Internet voltar. Se tiver de sair, ficam neste dispositivo durante uma semana: abra então de novo o seu link e escolha “Gravar alterações”.',
  notSent: 'Envio pendente',
  notSentText:
    'A sua candidatura espera neste dispositivo. É enviada automaticamente quando houver Internet.',
  notSentChanged:
    'Alterou as respostas depois de escolher “Enviar”; por isso, já não estão a caminho. Escolha “Enviar” de novo.',
  notSentRequest: 'O seu pedido espera neste dispositivo. É enviado automaticamente quando houver Internet.',
  notSentRequestRefused: 'Não foi possível enviar o seu pedido. Abra-o e veja o motivo.',
  notSentOpen: 'Abrir',
  notSentRefused: 'Não foi possível enviar a sua candidatura. Abra-a e veja o motivo.',
  tooManyTitle: 'Espere alguns minutos',
  uploadsFullText:
    'Há muitos documentos do seu acesso à Internet à espera de envio. As suas respostas continuam aqui; escolha os documentos de novo mais tarde.',
  tooManyText:
    'Chegaram muitas candidaturas do seu acesso à Internet. Nada se perdeu; envie de novo daqui a {count} min.',
  quickTitle: 'Foi rápido demais',
  quickText:
    'A sua candidatura ainda não foi enviada. Nada do que escreveu se perdeu. Escolha “Enviar” mais uma vez.',
  failed: 'Houve um problema. Tente de novo.',
  failedText: 'A sua candidatura não foi enviada. Nada do que escreveu se perdeu.',
  emailTakenText:
    'Já existe uma candidatura com este endereço. Para a alterar, use o link do e-mail que recebeu. Se não o encontrar, escreva para {coordinatorEmail}.',
  perhapsSent:
    'Uma tentativa anterior ficou sem resposta; por isso, talvez tenha chegado. Procure o nosso e-mail antes de se candidatar de novo.',
  changeEmail: 'Mudar o e-mail',

  sentTitle: 'A sua candidatura chegou',
  requestArrived: 'O seu pedido chegou',
  receipt: 'Ver a confirmação',
  reference: 'A sua referência: {reference}',
}
