import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What applying says in every form; a form's own words stand in its own area. */
export const wizard: Translated<'es', 'wizard'> = {
  steps: 'Pasos de la solicitud',
  requiredHint: 'Todos los campos son obligatorios, salvo los que dicen opcional.',
  back: 'Atrás',
  firstStep: 'Este es el primer paso.',
  submit: 'Enviar',
  sending: 'Enviando su solicitud',
  allOnOnePage: 'Ver todas las preguntas en una página',
  stepByStep: 'Ver un paso a la vez',
  titleOfStep: 'Paso {step} de {count}: {title}',

  check: 'Revisar sus respuestas',
  summaryTitle: 'Revise sus respuestas',
  summaryText: 'Esto es lo que recibiremos cuando lo envíe.',
  summaryChange: 'Cambiar',
  summaryNone: 'Sin respuesta',
  summarySending: '{file} (todavía se está enviando)',
  toSummary: 'Volver al resumen',

  chooseOne: 'Elija una opción',
  chooseCountry: 'Elija un país',
  addChoice: 'Escriba o elija',
  addLanguage: 'Agregue un idioma',
  addCountry: 'Escriba un país',
  countriesHint: 'La lista contiene los países de las regiones que eligió: {regions}.',
  severalHint: 'Para elegir varias opciones, mantenga pulsada la tecla Ctrl o ⌘ mientras hace clic.',
  noLevel: 'Ninguno',
  levelUnset: 'Sin indicar',
  languageRemoved: 'Se quitó este idioma: {language}.',
  undo: 'Deshacer',
  clear: 'Quitar',
  region: 'Región de la OMS',
  years: 'años',

  begin: 'Comenzar la inscripción',
  beginNote:
    'Unos {minutes} minutos. Sus respuestas se conservan en este dispositivo mientras escribe: puede parar y continuar después.',
  goOn: 'Continuar su inscripción',
  goOnNote: 'En este dispositivo hay un borrador, guardado el {date} a las {time}.',

  willSave: 'Sus respuestas se conservan en este dispositivo.',
  unsaved: 'Este navegador no conserva borradores. Termine antes de cerrar la página.',
  fromOtherTab: 'Actualizado desde otra ventana a las {time}',
  onThisDevice:
    'El borrador queda en este navegador hasta que lo envíe o lo elimine. Si otras personas usan este dispositivo, elimínelo antes de irse.',
  deleteDraft: 'Eliminar este borrador',
  deleteTitle: '¿Eliminar este borrador?',
  deleteText: 'Todas sus respuestas se eliminan de este dispositivo. No se puede deshacer.',
  deleteYes: 'Eliminar el borrador',
  deleteNo: 'Conservarlo',
  goneTitle: 'El borrador ya no está en este dispositivo',
  goneText: 'Se envió o se eliminó en otra ventana. Lo que escriba ahora inicia un borrador nuevo.',

  elsewhere: 'Terminar en otro dispositivo',
  elsewhereText:
    'Le enviamos un correo con un enlace a lo que ha completado hasta ahora. Funciona durante 30 días.',
  elsewhereSend: 'Enviarme el enlace',
  elsewhereClose: 'Cerrar',
  elsewhereSent:
    'Enviamos un enlace a {email}. Funciona durante 30 días, hasta el {date}. No incluirá lo que cambie aquí a partir de ahora.',
  newerTitle: 'Está viendo el borrador de este dispositivo',
  newerText: 'Sus respuestas son distintas de las del borrador al que lleva su enlace.',
  newerTake: 'Usar el del enlace',
  newerTakenTitle: 'Está viendo el borrador del enlace',
  newerTakenText:
    'Ocupó el lugar del borrador de este dispositivo, que puede recuperar mientras no salga de esta página.',
  newerBack: 'Recuperar lo que había aquí',

  waitingTitle: 'En este momento no hay conexión',
  waitingText:
    'No tiene que esperar aquí: se conserva en este dispositivo y se enviará automáticamente cuando vuelva la conexión, a más tardar cuando abra de nuevo este sitio.',
  filesTitle: 'Sus archivos todavía están en camino',
  filesText:
    'Su solicitud se enviará automáticamente en cuanto lleguen los archivos. No tiene que esperar aquí: hasta entonces se conserva en este dispositivo.',
  filesSending: 'Envío en curso: {file}, {percent} %',
  filesNoLine:
    'No tiene que esperar aquí: su solicitud y sus archivos se conservan en este dispositivo y se enviarán automáticamente cuando vuelva la conexión, a más tardar cuando abra de nuevo este sitio.',
  filesSave:
    'Sus cambios se guardarán automáticamente en cuanto lleguen los archivos. Mantenga abierta esta página hasta entonces.',
  filesSaveNoLine:
    'No hay conexión. Mantenga abierta esta página y sus cambios se guardarán automáticamente cuando vuelva la conexión. Si tiene que irse, se conservan en este dispositivo durante una semana: abra entonces otra vez su enlace y pulse “Guardar los cambios”.',
  notSent: 'Aún no se envió',
  notSentText: 'Su solicitud espera en este dispositivo. Se enviará automáticamente cuando haya conexión.',
  notSentChanged:
    'Cambió sus respuestas después de pulsar “Enviar”, así que ya no están en camino. Pulse “Enviar” de nuevo.',
  notSentRequest:
    'Su solicitud de apoyo espera en este dispositivo. Se enviará automáticamente cuando haya conexión.',
  notSentRequestRefused: 'Su solicitud de apoyo no se pudo enviar. Ábrala para ver por qué.',
  notSentOpen: 'Abrirla',
  notSentRefused: 'Su solicitud no se pudo enviar. Ábrala para ver por qué.',
  tooManyTitle: 'Espere unos minutos',
  uploadsFullText:
    'Hay muchos archivos de su conexión pendientes de envío. Sus respuestas siguen aquí; elija sus archivos de nuevo más tarde.',
  tooManyText:
    'Llegaron muchas solicitudes desde su conexión. No se perdió nada; envíela de nuevo en {count} min.',
  quickTitle: 'Fue demasiado rápido',
  quickText:
    'Su solicitud aún no se envió. No se perdió nada de lo que escribió. Pulse “Enviar” una vez más.',
  failed: 'Algo salió mal. Inténtelo de nuevo.',
  failedText: 'Su solicitud no se envió. No se perdió nada de lo que escribió.',
  emailTakenText:
    'Ya existe una solicitud con esta dirección. Para cambiarla, use el enlace del correo que le enviamos. Si no lo encuentra, escriba a {coordinatorEmail}.',
  perhapsSent:
    'Un intento anterior quedó sin respuesta, así que puede haber llegado. Busque nuestro correo antes de enviar otra solicitud.',
  changeEmail: 'Cambiar el correo electrónico',

  sentTitle: 'Recibimos su solicitud',
  requestArrived: 'Recibimos su solicitud de apoyo',
  receipt: 'Ver el comprobante',
  reference: 'Su referencia: {reference}',
}
