import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** For people who have lost the mail with their link. */
export const myLink: Translated<'pt', 'myLink'> = {
  title: 'Receber de novo o meu link',
  description: 'Receba de novo, por e-mail, o link da sua candidatura ou do seu pedido na rede {name}.',
  lede: 'Já se candidatou ou pediu apoio e perdeu o nosso e-mail? Escreva o endereço que usou. Enviamos um link para tudo o que mandou com ele.',
  email: 'Endereço de e-mail',
  noLine: 'Nada foi enviado. O seu endereço fica aqui: use de novo o botão quando houver Internet.',
  send: 'Enviar o meu link',
  askedTitle: 'Veja o seu e-mail',
  askedText:
    'Se recebemos algo enviado com {email}, o link vai a caminho desse endereço. Os links que já funcionam, e o seu PIN, continuam válidos.',
  askedNothing:
    'Não chegou nada ao fim de alguns minutos? Veja a pasta de spam ou tente outro endereço que possa ter usado. Não dizemos aqui se conhecemos um endereço. Um formulário ainda não enviado tem o seu próprio link, no e-mail que o trouxe.',
  waitTitle: 'Veja primeiro o seu e-mail',
  wait: {
    one: 'Este endereço foi escrito várias vezes. Pode pedir de novo daqui a {count} minuto.',
    many: 'Este endereço foi escrito várias vezes. Pode pedir de novo daqui a {count} de minutos.',
    other: 'Este endereço foi escrito várias vezes. Pode pedir de novo daqui a {count} minutos.',
  },
  applied: 'Já se candidatou? Receba de novo o seu link',
}
