import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What our mails say. Those to an address that somebody typed repeat nothing of what was typed. */
export const mail: Translated<'es', 'mail'> = {
  next: 'Qué sigue',
  reply: '¿Quiere agregar algo? Responda a este correo. Llega a la coordinación.',
  askUs: '¿Preguntas? Escriba a {email}',
  copyLink: 'Si el botón no funciona, copie esta dirección:',
  person: '{name} {surname}',
  salutation: 'Reciba un cordial saludo, {person}:',

  messageReceiptSubject: 'Recibimos su mensaje',
  messageReceiptPreview: 'Alguien de la coordinación lo lee y le responde por correo.',
  messageReceiptText: 'Gracias por escribir a {name}. Su mensaje llegó bien.',
  messageReceiptRead: 'Alguien de la coordinación lee su mensaje.',
  messageReceiptAnswer:
    'En un plazo de {answerTime} recibirá en esta dirección una respuesta escrita por una persona.',
  messageReceiptReason:
    'Recibe este correo porque esta dirección se ingresó en el formulario de contacto de {name}. Si no fue usted, respóndanos para que lo sepamos.',

  messageNoticeSubject: 'Mensaje de {person}',
  messageNoticePreview: 'Enviado con el formulario de contacto. Para contestar, responda a este correo.',
  messageNoticeText:
    'Este mensaje llegó por el formulario de contacto. Para contestar a {person}, responda a este correo.',
  messageNoticeKept: 'El número de teléfono, si se indicó, no viaja por correo. Se conserva en el registro.',
  messageNoticeReason: 'Recibe este correo porque los mensajes a {name} llegan a esta dirección.',

  noticeRequest: 'Solicitud',
  noticeHospital: 'Hospital',
  noticeExpert: 'Experto',
  openRequest: 'Abrir la solicitud de apoyo',
  openApplication: 'Abrir la solicitud',
  openMatch: 'Abrir la colaboración',

  programme_signed: 'El acuerdo y la carta de compromiso están completos',
  programme_midterm_report: 'Llegó un informe intermedio',
  programme_final_report: 'Llegó un informe final',
  programme_feedback_report: 'Llegó un informe de valoración',
  programmeSignedNext:
    'Ambas partes aceptaron el acuerdo y la carta ya llegó. La colaboración puede comenzar.',
  programmeReportNext: 'Léalo y acéptelo o devuélvalo.',
  programmeReason:
    'Recibe este correo porque las novedades de las colaboraciones de {name} llegan a esta dirección.',

  withReference: '{subject} ({reference})',
  reference: 'Número de referencia',
  quoteReference: 'Indique su número de referencia cuando nos escriba.',
  receiptPreview: 'Su número de referencia es {reference}. Esto es lo que sigue.',
  receiptReason:
    'Recibe este correo porque esta dirección se ingresó en un formulario de {name}. Si no fue usted, respóndanos para que lo sepamos.',

  expertReceiptHeading: 'Recibimos su solicitud',
  expertReceiptText: 'Gracias por ofrecer su apoyo como experto. Su solicitud llegó bien.',
  expertReceiptReview: 'Leemos su solicitud y respondemos en un plazo de {answerTime}.',
  expertReceiptInterview: 'Es posible que le invitemos a una breve entrevista.',
  expertReceiptDecision: 'Le escribimos con nuestra decisión y los pasos siguientes.',

  trainerReceiptHeading: 'Recibimos su solicitud',
  trainerReceiptText:
    'Gracias por ofrecerse a enseñar la optimización del uso de antimicrobianos. Su solicitud llegó bien.',
  trainerReceiptReview: 'Leemos su solicitud y respondemos en un plazo de {answerTime}.',
  trainerReceiptDecision: 'Le escribimos con nuestra decisión y los pasos siguientes.',

  hospitalReceiptHeading: 'Recibimos su solicitud de apoyo',
  hospitalReceiptText: 'Gracias por dirigirse a nosotros. Su solicitud llegó bien.',
  hospitalReceiptReview:
    'Leemos su solicitud, respondemos en un plazo de {answerTime} y es posible que le llamemos para hacerle preguntas.',
  hospitalReceiptShortlist: 'Usted recibe una lista corta de expertos adecuados y elige a uno.',
  hospitalReceiptBegin: 'Usted y el experto acuerdan los detalles y empiezan.',

  expertNoticeHeading: 'Se postuló un experto',
  trainerNoticeHeading: 'Se postuló un formador',
  hospitalNoticeHeading: 'Un hospital solicita apoyo',
  noticePreview: 'Ahora le toca revisarla.',
  noticeText: 'Ahora le toca revisarla. Estas respuestas pueden viajar por correo:',
  otherInRegistry: 'otra cosa (véase el registro)',
  otherUnsaid: 'otra cosa (sin especificar)',
  noticeKept:
    'Los datos de contacto, los textos largos y los archivos no viajan por correo. Se conservan en el registro.',
  noticeReason: 'Recibe este correo porque las solicitudes a {name} se anuncian a esta dirección.',
}
