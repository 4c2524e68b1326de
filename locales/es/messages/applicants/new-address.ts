import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const newAddress: Translated<'es', 'newAddress'> = {
  confirmTitle: 'Confirme su nuevo correo electrónico',
  confirmDescription: 'Confirme el nuevo correo electrónico de una solicitud en {name}.',
  confirmLede:
    'A partir de entonces escribiremos a {email} sobre {reference}, y allí llegarán también los PIN nuevos.',
  pin: 'PIN de su solicitud',
  pinHint: 'Seis dígitos, del correo en el que recibió su enlace.',
  wrongPin: 'Este PIN no es correcto. Inténtelo de nuevo.',
  confirm: 'Confirmar esta dirección',
  lostPin:
    '¿No tiene el PIN a mano? Abra su enlace personal y elija “Enviarme un PIN nuevo”. Le llegará a su dirección actual.',
  confirmedTitle: 'Su nuevo correo electrónico está confirmado',
  confirmedText:
    'A partir de ahora le escribiremos a {email}. Su enlace personal y su PIN siguen siendo los mismos; abra su solicitud con la dirección nueva.',
  lockedTitle: 'Espere un poco',
  takenTitle: 'Otra solicitud ya usa esta dirección',
  takenText:
    'Desde que usted ingresó {email}, se envió otra solicitud con esa dirección. Su dirección actual sigue registrada. Ingrese una distinta en su solicitud o consulte a la coordinación.',
  deadConfirm:
    'El cambio ya se confirmó o se canceló, un correo más reciente trajo otro enlace o pasaron más de siete días. Desde su solicitud puede pedir un enlace nuevo.',

  keepTitle: '¿Cancelar el cambio de su correo electrónico?',
  keepDescription: 'Conserve el correo electrónico actual de una solicitud en {name}.',
  keepLede:
    'La dirección actual de {reference} sigue registrada. Su solicitud se cierra dondequiera que esté abierta en este momento.',
  keep: 'Cancelar el cambio',
  keptTitle: 'Su correo electrónico sigue siendo el mismo',
  keptText:
    'Si no fue usted quien ingresó la dirección nueva, alguien tenía abierta su solicitud. Pida un PIN nuevo: abra su enlace personal y elija “Enviarme un PIN nuevo”.',
  deadKeep:
    'El cambio ya se confirmó o se canceló, o venció a los siete días. Si su dirección se cambió contra su voluntad, escriba de inmediato a la coordinación.',
}
