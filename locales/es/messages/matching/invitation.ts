import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The page on which an expert answers whether a request suits them. */
export const invitation: Translated<'es', 'invitation'> = {
  title: 'Un hospital pide apoyo',
  description: 'Un hospital pide apoyo. Diga al equipo de {name} si le interesa.',
  question: '¿Apoyaría a este hospital? {hospital}',
  lede: 'En {city}, {country}. Responda a más tardar el {day}.',
  note: 'La coordinación le escribe',
  request: 'Qué pide el hospital',
  ownWords: 'En palabras del hospital',

  answer: 'Su respuesta',
  noPromise: 'No es un compromiso: nada está decidido hasta que el hospital y usted se pongan de acuerdo.',
  interested: 'Me interesa',
  notNow: 'Ahora no',
  reason: 'Su motivo',
  reason_time: 'Ahora no tengo tiempo',
  reason_experience: 'La solicitud no se ajusta a mi experiencia',
  reason_method: 'La modalidad de apoyo o su duración no me conviene',
  reason_language: 'El idioma de trabajo no me conviene',
  reason_conflict: 'Tengo un conflicto de intereses',
  reason_other: 'Otro motivo',
  reasonAnd: '{reason}: {words}',
  words: 'Con sus propias palabras',
  wordsHint: 'Solo lo lee nuestro equipo.',
  notSent: 'Su respuesta aún no se envió',
  send: 'Enviar “Ahora no”',

  saidInterested: 'Gracias. Anotamos su interés',
  saidInterestedText: 'Recibimos su respuesta sobre {hospital}. Por ahora no tiene que hacer nada.',
  next: 'Qué sigue',
  nextShortlist: 'El hospital ve una lista corta de tres a cinco expertos y elige a uno.',
  nextMail: 'Le escribimos, decida lo que decida el hospital.',
  changed: 'Al final, ahora no',
  saidDeclined: 'Gracias por avisarnos',
  saidDeclinedText:
    'Respondió “Ahora no” sobre {hospital}, y preguntaremos a otra persona. Usted sigue en el registro y podemos consultarle sobre otras solicitudes.',
  refused: 'Gracias. Recibimos su respuesta',
  refusedText:
    'Nos dijo que ahora no puede dar apoyo a {hospital}. Sus palabras llegaron a la coordinación, que le escribirá. No tiene que hacer nada.',
  closed: 'Esta vez no necesitamos su ayuda',
  closedText:
    'Gracias por su disposición a ayudar. Para la solicitud de {hospital} no tiene que hacer nada más. Esto no dice nada sobre su trabajo: usted sigue en el registro y podemos consultarle sobre otras solicitudes.',
  changedMind: '¿Cambió algo para usted?',
  tooLateTitle: 'Su respuesta no se cambió',
  tooLate: 'Mientras tanto, la solicitud siguió su curso.',
  writeTo: 'Escriba a {email}',

  deadTitle: 'Esta consulta no está abierta',
  dead: 'Pasó el plazo para responder, la consulta se retiró o la dirección no está completa. No tiene que hacer nada.',
  deadLink: 'Las consultas abiertas también aparecen en la página de su solicitud.',
  deadAsk: '¿Todavía le gustaría apoyar a este hospital?',
}
