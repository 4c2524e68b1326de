import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What a file field says while a file travels; what is wrong with its content stands with the other codes in `forms`. */
export const uploads: Translated<'es', 'uploads'> = {
  choose: 'Elegir un PDF',
  drop: 'o suéltelo aquí',
  phone: 'Cómo hacer un PDF con el teléfono',
  phoneText:
    'Si está en papel: en un iPhone, abra Notas y luego Escanear documentos; en Android, abra Google Drive y luego + y Escanear. Si es un documento: elija Compartir o Imprimir en su aplicación y luego Guardar como PDF.',
  again: 'Elegir otro',
  notTaken: 'No se pudo recibir “{file}”',
  chooseThere: 'Elija otro archivo en “{step}”',
  progress: 'Progreso de la subida',
  cancel: 'Cancelar la subida de {file}',
  remove: 'Quitar el archivo {file}',
  view: 'Ver',
  tryNow: 'Intentar ahora',
  replace: 'Ya tenemos este archivo. Elija otro solo si quiere sustituirlo.',

  kilobytes: '{count} KB',
  megabytes: '{count} MB',

  sending: '{sent} de {size}',
  sendingLeft: '{sent} de {size}, {left}',
  secondsLeft: {
    one: 'falta cerca de un segundo',
    many: 'faltan cerca de {count} de segundos',
    other: 'faltan unos {count} segundos',
  },
  fewSecondsLeft: 'faltan unos segundos',
  minutesLeft: {
    one: 'falta cerca de un minuto',
    many: 'faltan cerca de {count} de minutos',
    other: 'faltan unos {count} minutos',
  },
  hourLeft: 'falta más de una hora',
  asking: 'Comprobando cuánto ha llegado',
  noLine: 'No hay conexión. Ya llegaron {sent} de {size} y están a salvo. La subida continúa sola.',
  noLineYet: 'No hay conexión. La subida continuará sola cuando vuelva la conexión.',
  busy: 'Nuestro servidor está ocupado. Ya llegaron {sent} de {size} y están a salvo. La subida continúa sola.',
  busyYet: 'Nuestro servidor está ocupado. La subida continúa sola.',
  shareFull:
    'Hay muchos archivos de su conexión pendientes de enviarse con un formulario. La subida continuará sola cuando se envíen o se quiten algunos.',
  checking: 'Ya llegó todo. Estamos revisando el archivo.',
  sent: '{size}, subido',
  sentBefore: 'Subido',

  empty: 'Este archivo está vacío. Guárdelo de nuevo y elija el archivo nuevo.',
  notInside:
    'Tiene nombre de PDF, pero por dentro es otro tipo de archivo. Guárdelo o imprímalo como PDF y elija ese.',
  unreadable:
    'Su dispositivo no puede abrir este archivo. Guárdelo en el propio dispositivo y elíjalo de nuevo.',
  lost: 'Su dispositivo no pudo conservar este archivo. Elíjalo de nuevo.',

  saidStarted: 'Comenzó la subida de {file}.',
  saidWaiting: 'La subida de {file} está en espera. Continúa sola.',
  saidGoingOn: 'La subida de {file} continúa.',
  saidSent: '{file} ya se subió.',
  saidRefused: '{file}: {why}',
  saidCancelled: 'Se canceló la subida de {file}.',
  saidRemoved: 'Se quitó {file}.',
}
