import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The mails that ask an expert whether a request suits them, and that tell the coordinator what they said. */
export const asking: Translated<'es', 'asking'> = {
  subject: '¿Apoyaría a este hospital? {hospital}',
  reminderSubject: 'Recordatorio: ¿apoyaría a este hospital? {hospital}',
  preview: 'Un hospital pide apoyo. Díganos a más tardar el {day} si le interesa.',
  text: 'Un hospital pide apoyo: {hospital}, en {city}, {country}. Creemos que usted podría ayudar, y le preguntamos antes de hablarle de usted al hospital.',
  reminderText:
    'Le preguntamos por este hospital: {hospital}, en {city}, {country}. Todavía no conocemos su respuesta.',
  by: 'Fecha límite para responder',
  words: 'El motivo, en palabras del hospital:',
  note: 'La coordinación agrega:',
  open: 'Responder',
  next: 'Qué sigue',
  nextAnswer: 'Usted dice si le interesa. Todavía no es un compromiso.',
  nextShortlist: 'El hospital ve una lista corta de tres a cinco expertos y elige a uno.',
  nextMail: 'Le escribimos, decida lo que decida el hospital.',
  notNow:
    '¿No le conviene ahora? Díganoslo también, para que podamos preguntar a otra persona. Usted sigue en el registro.',
  silence:
    'Si a más tardar el {day} no tenemos su respuesta, entenderemos que ahora no le conviene. No le escribiremos más sobre esto.',
  safe: 'Quien tenga este enlace puede responder por usted. No lo comparta.',
  reason: 'Recibe este correo porque forma parte de los expertos de {name}.',

  interestedSubject: '{person} tiene interés: {hospital}',
  declinedSubject: '{person} dice “ahora no”: {hospital}',
  refusedSubject: '{person} finalmente no puede dar apoyo: {hospital}',
  lapsedSubject: '{person} no respondió: {hospital}',
  interestedText: 'Este experto puede figurar en la próxima lista corta que envíe al hospital.',
  interestedUnfitText:
    'Según las respuestas de hoy, este experto ya no se ajusta a la solicitud y, tal como está, no puede figurar en una lista corta. El motivo aparece junto al experto en el registro.',
  declinedText: 'El motivo aparece junto al experto en el registro.',
  refusedText:
    'Este experto dijo “ahora no” después de que el hospital decidiera. Se le informa de que usted le escribirá. El motivo está en la página de la colaboración. Léalo antes de continuar.',
  lapsedText: 'Pasó el plazo para responder. La consulta está cerrada.',
  noticeReason: 'Recibe este correo porque las respuestas de los expertos a {name} llegan a esta dirección.',
}
