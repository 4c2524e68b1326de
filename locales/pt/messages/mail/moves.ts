import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What an applicant is told when their application moves on; a coordinator may change it before it goes. */
export const moves: Translated<'pt', 'moves'> = {
  reason: 'Recebe este e-mail porque enviou uma candidatura à rede {name}.',
  reasonRequest: 'Recebe este e-mail porque pediu apoio à rede {name}.',
  question: '– {label}',
  endedTitle: 'Com isto termina também o seguinte, sem que seja preciso fazer nada:',
  endedCollaborations: '– colaborações em que participa ({count})',
  endedShortlists: '– sugestões do seu nome a hospitais que ainda vão escolher ({count})',
  endedQuestions: '– perguntas sobre se um pedido lhe convém ({count})',
  endedChoice: '– a sua escolha entre os especialistas sugeridos ({count})',

  registry_info_requested_subject: 'Uma pergunta sobre a sua candidatura',
  registry_info_requested_text:
    'Agradecemos a sua candidatura. Antes de continuar, precisamos de mais informações.\n{note}\nAbra o link abaixo e veja estas perguntas:\n{questions}\nO seu PIN está no e-mail que confirmou a candidatura. Se não o encontrar, a página envia um novo.',
  registry_interview_subject: 'Gostaríamos de conversar',
  registry_interview_text:
    'Agradecemos a sua candidatura. Depois de a ler, gostaríamos de conversar. Leva cerca de meia hora, por vídeo ou por telefone.\nResponda a este e-mail com dois ou três horários possíveis e indique o seu fuso horário.',
  registry_accepted_subject: 'A sua candidatura foi aprovada',
  registry_accepted_text:
    'Temos o gosto de informar que a sua candidatura foi aprovada. Boas-vindas!\nA seguir, preparamos a sua entrada na rede. Escrevemos em breve sobre isso.',
  registry_active_subject: 'Já faz parte da rede',
  registry_active_text:
    'A sua entrada na rede está completa. A partir de agora, podemos perguntar quando surgir algo adequado ao que oferece. Pode sempre dizer que não.\nSe algo mudar, abra o seu link pessoal e corrija.',
  registry_resumed_subject: 'A sua participação está de novo ativa',
  registry_resumed_text:
    'A sua participação na rede está de novo ativa. Podemos perguntar quando surgir algo adequado ao que oferece.',
  registry_paused_subject: 'A sua participação está em pausa',
  registry_paused_text:
    'A sua participação na rede está em pausa. Enquanto não estiver de novo ativa, não pedimos o seu apoio.\nQuando quiser continuar, responda a este e-mail.',
  registry_declined_subject: 'Sobre a sua candidatura',
  registry_declined_text:
    'Agradecemos a sua candidatura e o tempo que lhe dedicou. Foi lida com atenção. De momento, não podemos aprová-la.\nSe quiser saber mais, responda a este e-mail. Pode candidatar-se de novo quando quiser.',
  registry_withdrawn_subject: 'Saiu da rede, como pediu',
  registry_withdrawn_text:
    'Agradecemos o tempo que nos deu e a vontade de ajudar.\nComo pediu, a sua candidatura foi retirada, e não voltaremos a pedir o seu apoio. As portas ficam abertas: pode candidatar-se de novo quando quiser.\nOs seus dados ficam aqui durante {period}, a não ser que os apague antes. Pode fazê-lo no seu link pessoal.',

  hospital_info_requested_subject: 'Uma pergunta sobre o seu pedido',
  hospital_info_requested_text:
    'Agradecemos o seu pedido de apoio. Antes de continuar, precisamos de mais informações.\n{note}\nAbra o link abaixo e veja estas perguntas:\n{questions}\nO seu PIN está no e-mail que confirmou o pedido. Se não o encontrar, a página envia um novo.',
  hospital_eligible_subject: 'Procuramos especialistas para o seu hospital',
  hospital_eligible_text:
    'Lemos o seu pedido de apoio e podemos ajudar. Agora procuramos especialistas que correspondam ao que precisa.\nVai receber uma lista de sugestões e escolher um deles.',
  hospital_again_subject: 'Procuramos outro especialista para o seu hospital',
  hospital_again_text:
    'O seu especialista não pode continuar. Lamentamos. Vamos procurar outros especialistas que correspondam ao que precisa.\nVai receber uma nova lista de sugestões e escolher um deles.',
  hospital_active_subject: 'O seu apoio começa',
  hospital_active_text:
    'O seu apoio começa agora. Os detalhes combinam-se diretamente com o especialista.\nSe algo não funcionar como devia, responda a este e-mail.',
  hospital_completed_subject: 'O seu apoio está concluído',
  hospital_completed_text:
    'O seu apoio está concluído. Agradecemos o trabalho em conjunto.\nGostaríamos de saber como foi. Pode pedir apoio de novo sempre que precisar.',
  hospital_no_match_subject: 'Sobre o seu pedido de apoio',
  hospital_no_match_text:
    'Procuramos um especialista para o seu pedido, e não foi possível encontrar ninguém. Lamentamos.\nA rede cresce; por isso, pode pedir de novo mais tarde. Se quiser saber mais, responda a este e-mail.',
  hospital_declined_subject: 'Sobre o seu pedido de apoio',
  hospital_declined_text:
    'Agradecemos o seu pedido. Foi lido com atenção. De momento, não podemos apoiá-lo.\nSe quiser saber mais, responda a este e-mail. Pode pedir de novo quando quiser.',
  hospital_withdrawn_subject: 'O seu pedido de apoio foi retirado',
  hospital_withdrawn_text:
    'Como pediu, o seu pedido foi retirado. Deixamos de tratá-lo. Pode pedir de novo quando quiser.\nOs seus dados ficam aqui durante {period}, a não ser que os apague antes. Pode fazê-lo no seu link pessoal.',
}
