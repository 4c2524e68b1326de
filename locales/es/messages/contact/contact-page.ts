import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** Around the contact form; the form's own words stand in the area `contact`. */
export const contactPage: Translated<'es', 'contactPage'> = {
  description: 'Haga una pregunta a la coordinación de {name}.',
  lede: 'Pregúntenos lo que quiera sobre {name}. Alguien de la coordinación lee cada mensaje y responde por correo.',
  whoTitle: 'Quién lee su mensaje',
  whoText: 'Su mensaje llega a {coordinator} ({institution}). También puede escribir a {coordinatorEmail}.',
  send: 'Enviar mensaje',
  sending: 'Enviando su mensaje',
  sentTitle: 'Recibimos su mensaje',
  sentText: 'Gracias. La coordinación le responderá por correo en un plazo de {answerTime}.',
  failed: 'no se pudo enviar el mensaje. No se perdió nada de lo que escribió. Inténtelo de nuevo.',
  quick: 'fue demasiado rápido. No se perdió nada de lo que escribió. Pulse “Enviar mensaje” una vez más.',
  waitingText:
    'En este momento no hay conexión. No tiene que esperar aquí: su mensaje se conserva en este dispositivo y se enviará automáticamente cuando vuelva la conexión, a más tardar cuando abra de nuevo este sitio.',
  notSentText: 'Su mensaje espera en este dispositivo. Se enviará automáticamente cuando haya conexión.',
  notSentChanged:
    'Cambió su mensaje después de pulsar “Enviar mensaje”, así que ya no está en camino. Púlselo de nuevo.',
  notSentRefused: 'Su mensaje no se pudo enviar. Ábralo para ver por qué.',
  tooMany: {
    one: 'llegaron muchos mensajes desde su conexión. No se perdió nada de lo que escribió. Inténtelo de nuevo en un minuto.',
    many: 'llegaron muchos mensajes desde su conexión. No se perdió nada de lo que escribió. Inténtelo de nuevo en {count} de minutos.',
    other:
      'llegaron muchos mensajes desde su conexión. No se perdió nada de lo que escribió. Inténtelo de nuevo en {count} minutos.',
  },
}
