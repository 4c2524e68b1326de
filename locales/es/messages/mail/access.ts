import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** Mails about one's own application: but for corrections, they repeat nothing that was typed. */
export const access: Translated<'es', 'access'> = {
  reference: 'Número de referencia',
  reason: 'Recibe este correo porque esta dirección está registrada en {name}.',

  newPinSubject: 'Su nuevo PIN',
  newPinPreview: 'Con él, su enlace y su correo electrónico puede abrir lo que nos envió.',
  newPinAsked: 'Usted pidió un PIN nuevo. El anterior ya no funciona.',
  newPinVoid:
    'Alguien ingresó muchas veces un PIN incorrecto en su enlace. Para proteger sus datos, el PIN anterior ya no funciona. Aquí tiene uno nuevo.',
  newPinWait:
    'Si se ingresó cinco veces un PIN incorrecto, su enlace vuelve a abrirse al cabo de un rato: 15 minutos como mínimo.',
  newPinNotYou: 'Si no lo pidió usted, no tiene que hacer nada. Nadie más recibe este PIN.',

  newLinkSubject: 'Su nuevo enlace',
  newLinkPreview: 'Con él, su correo electrónico y un PIN nuevo puede abrir lo que nos envió.',
  newLinkText: 'Aquí tiene un enlace nuevo y un PIN nuevo. Los anteriores ya no funcionan.',
  newLinkNotYou: 'Si no nos los pidió usted, responda a este correo.',

  linkAgainSubject: 'Su enlace',
  linkAgainPreview: 'Con él, su correo electrónico y su PIN puede abrir lo que nos envió.',
  linkAgainText:
    'Alguien nos pidió que enviáramos su enlace otra vez. Aquí lo tiene. Sus demás enlaces siguen como están.',
  linkAgainNotYou:
    'Si no lo pidió usted, no tiene que hacer nada. Nadie más recibe este enlace, y sin su PIN no abre nada.',

  whichPin: 'El enlace pide este correo electrónico y su PIN: el último que le enviamos, el {day}.',
  getNewPin: '¿No tiene el PIN a mano? Pida uno nuevo',

  pin: 'PIN',
  openApplication: 'Abrir su solicitud',
  openRequest: 'Abrir su solicitud de apoyo',
  pinUse: 'Abra el enlace e ingrese este correo electrónico y el PIN. Nunca dé el PIN a otra persona.',

  editedApplication: 'Se modificó su solicitud',
  editedRequest: 'Se modificó su solicitud de apoyo',
  editedPreview: 'Estas son las preguntas con una respuesta nueva.',
  editedText: 'Guardamos sus cambios.',
  editedQuestions: 'Cambios',
  editedNotYou: 'Si no fue usted quien los hizo, responda a este correo.',

  correctedApplication: 'Corregimos su solicitud',
  correctedRequest: 'Corregimos su solicitud de apoyo',
  correctedPreview: 'Estas respuestas ahora son distintas.',
  correctedText:
    'Una persona de nuestro equipo corrigió lo que parecía un error. Aquí puede ver lo que figuraba antes, lo que figura ahora y el motivo.',
  correctedBefore: '{question}, antes',
  correctedNow: '{question}, ahora',
  correctedReason: 'Motivo',
  correctedNotRight: 'Si no es correcto, cámbielo con su enlace y su PIN, o responda a este correo.',

  confirmAddressPreview: 'Hasta entonces le escribimos a su dirección actual.',
  confirmAddressHeading: 'Confirme su nuevo correo electrónico',
  confirmAddressText:
    'Esta dirección se ingresó como nuevo correo electrónico de una solicitud. Para confirmar la dirección, abra el enlace e ingrese el PIN de la solicitud. A partir de entonces escribiremos a esta dirección.',
  confirmAddressOpen: 'Confirmar esta dirección',
  confirmAddressUntil: 'El enlace funciona una sola vez, hasta el {day}.',
  confirmAddressNotYou: 'Si no la ingresó usted, no tiene que hacer nada. Nada cambia sin el PIN.',
  confirmAddressReason: 'Recibe este correo porque esta dirección se ingresó en {name}.',

  addressAskedPreview: 'Todavía no ha cambiado nada. Puede cancelarlo.',
  addressAskedHeading: 'Se ingresó un nuevo correo electrónico',
  addressAskedText:
    'Alguien que tenía abierta su solicitud ingresó un nuevo correo electrónico. Será válido cuando se confirme desde el buzón nuevo con su PIN, a más tardar el {day}. Hasta entonces seguimos escribiendo a esta dirección.',
  addressAskedNotYou:
    'Si fue usted, no tiene que hacer nada aquí. Si no fue usted, cancele el cambio. Eso también cierra su solicitud dondequiera que esté abierta.',
  addressAskedKeep: 'Cancelar el cambio',

  addressChangedPreview: 'A partir de ahora escribiremos a otra dirección.',
  addressChangedHeading: 'Se cambió su correo electrónico',
  addressChangedText:
    'Se cambió su correo electrónico registrado. A partir de ahora escribiremos a la dirección nueva. Este es el último correo a esta dirección.',
  addressChangedNotYou: 'Si no fue usted quien lo cambió, responda a este correo de inmediato.',

  addressCorrectedPreview: 'A partir de ahora escribiremos a esta dirección.',
  addressCorrectedHeading: 'Corregimos su correo electrónico',
  addressCorrectedText:
    'Una persona de nuestro equipo corrigió su correo electrónico registrado. A partir de ahora escribiremos a esta dirección. Aquí tiene un enlace nuevo y un PIN nuevo. Los anteriores ya no funcionan.',
  addressCorrectedNotYou: 'Si no se postuló ni solicitó apoyo, responda a este correo y no abra el enlace.',

  withdrawnApplication: 'Usted retiró su solicitud',
  withdrawnRequest: 'Su solicitud de apoyo fue retirada',
  withdrawnPreview: 'Gracias. Esto es lo que significa.',
  withdrawnApplicationText:
    'Gracias por el tiempo que nos dedicó y por su disposición a ayudar. Usted retiró su solicitud y ya no le pediremos apoyo. Las puertas siguen abiertas: vuelva a postularse cuando quiera.',
  withdrawnRequestText: 'Usted retiró su solicitud. Dejamos de tramitarla. Puede enviar otra cuando quiera.',
  withdrawnErase:
    'Conservamos sus datos durante {period}, salvo que usted los borre antes. Puede hacerlo con su enlace personal.',
  withdrawnNotYou: 'Si no fue usted quien la retiró, responda a este correo.',

  finishLaterSubject: 'Continúe con su formulario',
  finishLaterPreview: 'Sus respuestas le esperan durante 30 días.',
  finishLaterText:
    'Sus respuestas se conservan durante 30 días. Abra este enlace en el dispositivo en el que quiera continuar.',
  finishLaterOpen: 'Continuar con su formulario',
  finishLaterSafe: 'Quien tenga este enlace puede leer sus respuestas. No lo comparta.',
  finishLaterReason:
    'Recibe este correo porque esta dirección se ingresó en un formulario de {name}. Si no fue usted, no tiene que hacer nada.',
}
