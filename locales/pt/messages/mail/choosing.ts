import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** Mails about the experts whom a hospital chooses among, and about those who leave before the end. */
export const choosing: Translated<'pt', 'choosing'> = {
  openShortlist: 'Ver os especialistas sugeridos',
  noticeReason:
    'Recebe este e-mail porque as novidades dos pedidos e dos seus especialistas são anunciadas à coordenação da rede {name}.',

  shortlist_subject: 'Escolha o seu especialista',
  shortlist_text:
    'Já temos especialistas que correspondem ao seu pedido de apoio. Abra o link abaixo com o seu e-mail e o seu PIN. Pode comparar os especialistas lado a lado. Escolha um e confirme a escolha. Os outros ficam então livres.\nNenhum serve? Na mesma página pode dizer-nos o motivo, e continuamos a procurar.\nO seu PIN é o que já tem. Se não o encontrar, a página envia um novo.',
  shortlistReminder_subject: 'Os seus especialistas esperam pela sua escolha',
  shortlistReminder_text:
    'Já sugerimos especialistas que correspondem ao seu pedido de apoio, e falta a sua escolha. Abra o link abaixo com o seu e-mail e o seu PIN, compare os especialistas e escolha um.\nNenhum serve? Na mesma página pode dizer-nos o motivo, e continuamos a procurar.\nO seu PIN é o que já tem. Se não o encontrar, a página envia um novo.',
  chosen_subject: 'A sua escolha de especialista chegou',
  chosen_text:
    'Obrigado. A sua escolha chegou. Vamos escrever sobre os próximos passos.\nFoi engano? Responda a este e-mail no prazo de 24 horas. Até lá, nenhum especialista sabe da sua escolha e podemos anulá-la, a não ser que nos diga antes que a mantém.',
  undone_subject: 'A sua escolha foi anulada',
  undone_text:
    'O secretariado anulou a sua escolha, ou a sua resposta de que nenhum especialista serve. Só o fazemos nas primeiras 24 horas, quase sempre a pedido do hospital. Nada está decidido, e nenhum especialista foi informado. Se não esperava isto, responda a este e-mail e explicamos o motivo.\nAbra o link abaixo e escolha de novo. O seu PIN é o que já tem.',
  selected_subject: 'Um hospital escolheu o seu apoio',
  selected_text:
    'Temos o gosto de informar que um hospital quer o seu apoio como especialista. Agradecemos a sua vontade de ajudar.\nVamos preparar a colaboração com ambas as partes e escrever sobre os próximos passos. A sua candidatura mostra o que o hospital pede. Abra-a com o link abaixo e o PIN que já tem.\nAfinal não pode ajudar? Responda em breve a este e-mail.',
  notSelected_subject: 'Desta vez, o hospital escolheu outra pessoa',
  notSelected_text:
    'Agradecemos a sua vontade de ajudar. Para este pedido, a escolha foi outra. Não é preciso fazer mais nada.\nIsto nada diz sobre o seu trabalho: cada hospital procura quem melhor corresponde à sua situação. Continua na rede, e voltaremos a perguntar quando surgir algo adequado ao que oferece.',
  notNeeded_subject: 'Desta vez, não será necessário o seu apoio',
  notNeeded_text:
    'Agradecemos a sua disponibilidade. Para este pedido, o seu apoio afinal não é necessário. Não é preciso fazer mais nada.\nIsto nada diz sobre o seu trabalho. Continua na rede, e voltaremos a perguntar quando surgir algo adequado ao que oferece.',
  cannotNow_subject: 'Obrigado por nos avisar',
  cannotNow_text:
    'Ficou anotado que agora não pode ajudar neste pedido. Não é preciso fazer mais nada, e vamos procurar outra pessoa.\nAgradecemos a sua vontade de ajudar. Continua na rede, e voltaremos a perguntar quando surgir algo adequado ao que oferece. Se isto não estiver certo, responda a este e-mail.',
  requestEnded_subject: 'Um pedido terminou',
  requestEnded_text:
    'Tínhamos escrito sobre um pedido de apoio. O pedido terminou; por isso, não é preciso fazer mais nada.\nAgradecemos a sua vontade de ajudar. Continua na rede, e voltaremos a perguntar quando surgir algo adequado ao que oferece.',
  fewerExperts_subject: 'Um dos especialistas da sua lista não pode ajudar',
  fewerExperts_text:
    'Um dos especialistas que sugerimos já não pode ajudar e saiu da sua lista.\nEscolha entre os outros. Se nenhum servir, continuamos a procurar. O seu PIN é o que já tem.',
  noExperts_subject: 'Procuramos outros especialistas',
  noExperts_text:
    'Lamentamos: os especialistas que sugerimos já não podem ajudar.\nNão é preciso fazer nada. Vamos procurar outros e escrevemos em breve.',
  noneSuits_subject: 'Procuramos outros especialistas para o seu hospital',
  noneSuits_text:
    'Obrigado por nos dizer que nenhum dos especialistas sugeridos serve, e por que motivo. Isso ajuda-nos a continuar a procura.\nNão é preciso fazer nada. Escrevemos quando encontrarmos outros.\nFoi engano? Responda a este e-mail no prazo de 24 horas, e podemos anular a resposta.',
  expertLeft_subject: 'O seu especialista não pode continuar',
  expertLeft_text:
    'Lamentamos: o especialista que escolheu já não pode dar apoio ao seu hospital.\nNão é preciso fazer nada. Vamos ver o que é possível agora e escrevemos em breve.',

  chosenNotice_subject: 'Um hospital escolheu o seu especialista',
  chosenNotice_text:
    'Um hospital escolheu um dos especialistas da sua lista. Durante 24 horas, o hospital pode mudar de ideias, e nenhum especialista é informado. Até lá, pode anular a escolha. Só pode confirmá-la antes se o hospital disser que a mantém.',
  noneSuitsNotice_subject: 'Nenhum especialista serve a um hospital',
  noneSuitsNotice_text:
    'Um hospital viu a sua lista e não escolheu ninguém. O pedido está de novo aberto. Os especialistas são informados daqui a 24 horas. Até lá, pode anular. Isto é o que o hospital diz:',
  expertLeftNotice_subject: 'Um especialista deixa um pedido',
  expertLeftNotice_text:
    'Um especialista que um hospital tem na sua lista, ou que já escolheu, não pode continuar. O hospital foi informado. Veja o que o pedido precisa agora.',
  hospitalChangedNotice_subject: 'Um hospital alterou o seu pedido',
  hospitalChangedNotice_text:
    'Um hospital alterou respostas do pedido que contam para a procura, quando já há especialistas sugeridos, consultados ou escolhidos. Veja se ainda correspondem. O histórico do pedido tem as respostas antigas e as novas.',
  expertChangedNotice_subject: 'Um especialista alterou as suas respostas',
  expertChangedNotice_text:
    'Um especialista sugerido, consultado ou escolhido para um pedido alterou respostas que contam para a procura. Veja se ainda corresponde. O histórico da candidatura tem as respostas antigas e as novas.',
  changedQuestions: 'Respostas alteradas',
  openExpert: 'Abrir a candidatura do especialista',
  expertTakenNotice_subject: 'Um especialista de uma lista já não está disponível',
  expertTakenNotice_text:
    'Outro hospital escolheu um especialista que também está na lista deste pedido. O especialista tem agora tantos pedidos quantos pode ter. O hospital vê isto na sua página e pode escolher outro.',
  nobodyFreeNotice_subject: 'Já ninguém está disponível numa lista',
  nobodyFreeNotice_text:
    'Outro hospital escolheu o último especialista livre da lista deste pedido. O hospital já não pode escolher ninguém. A página pede-lhe que diga do que precisa; a resposta volta a abrir o pedido. Se o hospital não responder, escreva-lhe.',
}
