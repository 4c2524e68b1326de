import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** Around the contact form; the form's own words stand in the area `contact`. */
export const contactPage: Translated<'pt', 'contactPage'> = {
  description: 'Faça uma pergunta à coordenação da rede {name}.',
  lede: 'Pergunte-nos o que quiser sobre a rede {name}. A coordenação lê todas as mensagens e responde por e-mail.',
  whoTitle: 'Quem lê a mensagem',
  whoText: 'A mensagem vai para: {coordinator}, {institution}. Também pode escrever para {coordinatorEmail}.',
  send: 'Enviar mensagem',
  sending: 'Envio da mensagem em curso',
  sentTitle: 'A sua mensagem chegou',
  sentText: 'Obrigado. A coordenação responde por e-mail no prazo de {answerTime}.',
  failed: 'não foi possível enviar a mensagem. Nada do que escreveu se perdeu. Tente de novo.',
  quick: 'foi rápido demais. Nada do que escreveu se perdeu. Escolha “Enviar mensagem” mais uma vez.',
  waitingText:
    'Não há Internet neste momento. Não é preciso esperar aqui: a mensagem fica neste dispositivo e é enviada automaticamente quando a Internet voltar ou, o mais tardar, quando abrir de novo este site.',
  notSentText: 'A sua mensagem espera neste dispositivo. É enviada automaticamente quando houver Internet.',
  notSentChanged:
    'Alterou a mensagem depois de escolher “Enviar mensagem”; por isso, já não está a caminho. Envie-a de novo.',
  notSentRefused: 'Não foi possível enviar a sua mensagem. Abra-a e veja o motivo.',
  tooMany: {
    one: 'chegaram muitas mensagens do mesmo acesso à Internet. Nada do que escreveu se perdeu. Tente de novo daqui a {count} minuto.',
    many: 'chegaram muitas mensagens do mesmo acesso à Internet. Nada do que escreveu se perdeu. Tente de novo daqui a {count} de minutos.',
    other:
      'chegaram muitas mensagens do mesmo acesso à Internet. Nada do que escreveu se perdeu. Tente de novo daqui a {count} minutos.',
  },
}
