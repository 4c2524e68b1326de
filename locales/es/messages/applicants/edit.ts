import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What a person reads who comes back to an application. */
export const edit: Translated<'es', 'edit'> = {
  title: 'Modifique su solicitud',
  requestTitle: 'Modifique su solicitud de apoyo',
  titleOfStep: '{title}: {step}',
  allSteps: 'Todos los pasos',

  authenticationTitle: 'Confirme su identidad',
  authenticationText: 'Use el correo electrónico con el que se registró y el último PIN que le enviamos.',
  authenticationLasts: {
    one: 'Después, su solicitud queda abierta durante {count} hora como máximo; le avisamos antes de que se cierre.',
    many: 'Después, su solicitud queda abierta durante {count} de horas como máximo; le avisamos antes de que se cierre.',
    other:
      'Después, su solicitud queda abierta durante {count} horas como máximo; le avisamos antes de que se cierre.',
  },
  againText:
    'Cerramos su solicitud para proteger sus datos. No se perdió nada de lo que escribió. Ingrese de nuevo su correo electrónico y su PIN.',
  email: 'Correo electrónico',
  pin: 'PIN',
  pinHint: 'Seis dígitos. Puede pegarlos.',
  send: 'Enviar',
  open: 'Abrir mi solicitud',
  wrongCredentials: 'El correo electrónico o el PIN no es válido. Inténtelo de nuevo.',
  lastAttempt: 'Si se equivoca una vez más, tendrá que esperar antes de volver a intentarlo.',
  notVerified: 'No pudimos comprobar sus datos de acceso. Inténtelo de nuevo.',
  lockedMinutes: {
    one: 'Demasiados intentos fallidos. Vuelva a intentarlo en {count} minuto.',
    many: 'Demasiados intentos fallidos. Vuelva a intentarlo en {count} de minutos.',
    other: 'Demasiados intentos fallidos. Vuelva a intentarlo en {count} minutos.',
  },
  lockedHours: {
    one: 'Demasiados intentos fallidos. Vuelva a intentarlo en {count} hora.',
    many: 'Demasiados intentos fallidos. Vuelva a intentarlo en {count} de horas.',
    other: 'Demasiados intentos fallidos. Vuelva a intentarlo en {count} horas.',
  },
  newPin: 'Enviarme un PIN nuevo',
  newPinOffer:
    '¿No tiene su PIN a mano? Le enviamos uno nuevo al correo electrónico con el que se registró. El anterior deja entonces de funcionar.',
  newPinNot: 'Tengo mi PIN',
  newPinSent:
    'Si este enlace pertenece a una solicitud, ya enviamos un PIN nuevo al correo electrónico de esa solicitud. El anterior ya no funciona.',
  newPinUsableMinutes: {
    one: 'Debido a los intentos fallidos, podrá usar el nuevo en {count} minuto.',
    many: 'Debido a los intentos fallidos, podrá usar el nuevo en {count} de minutos.',
    other: 'Debido a los intentos fallidos, podrá usar el nuevo en {count} minutos.',
  },
  newPinUsableHours: {
    one: 'Debido a los intentos fallidos, podrá usar el nuevo en {count} hora.',
    many: 'Debido a los intentos fallidos, podrá usar el nuevo en {count} de horas.',
    other: 'Debido a los intentos fallidos, podrá usar el nuevo en {count} horas.',
  },
  newPinFailed: 'No pudimos enviar un PIN nuevo. Inténtelo de nuevo.',
  newPinWait: {
    one: 'Revise primero su correo. Podrá pedir otro PIN en {count} minuto.',
    many: 'Revise primero su correo. Podrá pedir otro PIN en {count} de minutos.',
    other: 'Revise primero su correo. Podrá pedir otro PIN en {count} minutos.',
  },

  authenticationLost: '¿Este enlace no funciona?',
  authenticationReplaced: 'Es posible que un enlace más reciente lo haya sustituido.',
  authenticationLink: 'Enviarme mi enlace otra vez',

  endsTitle: {
    one: 'Su solicitud se cierra en {count} minuto',
    many: 'Su solicitud se cierra en {count} de minutos',
    other: 'Su solicitud se cierra en {count} minutos',
  },
  endsIdle: 'No ha hecho nada aquí desde hace un rato. Lo que escribió se conserva en este dispositivo.',
  endsMost:
    'La cerramos pasado un tiempo para proteger sus datos. Ingrese de nuevo su PIN para continuar; no se pierde nada de lo que escribió.',
  endsStay: 'Mantenerla abierta',
  endsPin: 'Ingresar mi PIN ahora',

  noScriptTitle: 'Esta página necesita JavaScript',

  reference: 'Referencia',
  status: 'Estado',
  status_received: 'Recibida',
  status_reviewed: 'En revisión',
  status_asked: 'Le pedimos información',
  status_interview: 'Nos gustaría conversar con usted',
  status_accepted: 'Aceptada',
  status_registered: 'En el registro',
  status_paused: 'En pausa',
  status_searching: 'Buscamos expertos para su hospital',
  status_choosing: 'Ahora le toca elegir',
  status_arranged: 'Ya eligió a un experto',
  status_supported: 'Apoyo en curso',
  status_completed: 'Concluida',
  status_unmatched: 'No encontramos un experto',
  status_declined: 'No aceptada',
  status_withdrawn: 'Retirada',
  askedTitle: 'Necesitamos saber un poco más',
  askedText: 'Responda las preguntas de esta página. Después podrá volver a cambiar todas las demás.',
  termsTitle: 'Nuestras condiciones han cambiado',
  termsText:
    'Las nuevas se aplican desde el {day}. Léalas, por favor, y acéptelas más abajo cuando guarde cambios.',
  termsBySaving: 'Las nuevas se aplican desde el {day}. Léalas, por favor: al guardar cambios, las acepta.',
  termsRead: 'Leer las condiciones',
  correctedTitle: 'Corregimos algunas de sus respuestas',
  correctedText: 'Si algo no es correcto, cámbielo más abajo o escríbanos.',
  correctedWhy: '{day}. Motivo: {reason}',
  submitted: 'Enviada',
  updated: 'Último cambio',
  withdrawnTitle: 'Usted retiró esta solicitud',
  withdrawnText: 'Todavía puede leerla, corregirla y borrarla.',

  pendingTitle: 'Falta confirmar su nuevo correo electrónico',
  pendingAt: 'Enviamos un enlace a',
  pendingText:
    'Ábralo allí e ingrese su PIN, a más tardar el {day}. Hasta entonces le escribimos a su dirección actual, y con ella puede entrar.',
  pendingSend: 'Enviar otra vez',
  pendingSent: 'Le enviamos un enlace nuevo. El anterior ya no funciona.',
  pendingCancel: 'Cancelar el cambio',
  pendingWait: 'Ya enviamos varios enlaces. Revise primero su correo y vuelva a intentarlo en una hora.',
  pendingCancelledTitle: 'Su correo electrónico sigue siendo el mismo',
  pendingCancelledText: 'El enlace enviado a la dirección nueva ya no funciona.',

  keepFile: 'Conservar el archivo que ya envió',
  fileKept: '{size}, guardado con su solicitud',

  save: 'Guardar los cambios',
  saving: 'Guardando sus cambios',
  turnSaves: 'Al pasar a otro paso, primero se guardan sus cambios.',
  draftTitle: 'Está viendo cambios que aún no se guardaron',
  draftText:
    'Se conservan en este dispositivo desde el {date}, {time}. Solo los recibimos cuando pulsa “Guardar los cambios”.',
  draftOlder: 'Desde entonces su solicitud cambió. Revísela antes de guardar.',
  draftDiscard: 'Descartar estos cambios',
  draftKept: 'Sus cambios sin guardar se conservan en este dispositivo.',
  draftAskTitle: '¿Descartar sus cambios?',
  draftAskText: 'El formulario mostrará su solicitud tal como la tenemos guardada.',
  draftAskYes: 'Descartarlos',
  draftAskNo: 'Conservarlos',
  noConsentTitle: 'Sin su consentimiento no podemos conservar su solicitud',
  noConsentText:
    'Todavía no ha cambiado nada. Si desea retirar su consentimiento, retire la solicitud o borre sus datos; encontrará ambas opciones al final de esta página.',
  noConsentLink: 'Ir a Retirar y Borrar',
  unchangedTitle: 'Todavía no hay nada que guardar',
  unchangedText: 'Todas las respuestas son las mismas que antes.',
  againTitle: 'Su solicitud está abierta de nuevo',
  againSave: 'No se perdió nada de lo que escribió. Guarde ahora sus cambios.',
  failedTitle: 'Sus cambios no se guardaron',
  failedText: 'No se perdió nada de lo que escribió. Inténtelo de nuevo.',
  failedLater: 'No se perdió nada de lo que escribió. Vuelva a guardar en unos minutos.',
  failedOffline:
    'En este momento no hay conexión. No se perdió nada de lo que escribió. Vuelva a guardar más tarde.',
  goneText: 'Ya no encontramos esta solicitud. Quizá se borró en otra ventana.',
  emailTakenText: 'Otra solicitud ya usa esta dirección. Use una distinta o consulte a la coordinación.',
  changeEmail: 'Cambiar el correo electrónico',

  conflictTitle: 'Su solicitud cambió mientras tanto',
  conflictText:
    'Alguien la modificó en otra ventana después de que usted la abriera aquí. Sus cambios aún no se guardaron, y no se perdió nada de lo que escribió.',
  conflictTheirs: 'Respuestas nuevas en la otra versión:',
  conflictBoth: 'Respuestas que usted también cambió, tal como están en la otra versión:',
  conflictLoad: 'Cargar la versión más reciente y conservar mis cambios',
  mergedTitle: 'Esta es la versión más reciente con sus cambios',
  mergedText: 'Revísela y guárdela.',
  noAnswer: 'Sin respuesta',

  savedText: 'Le enviamos un correo con la lista de las preguntas que cambiaron.',
  savedUnconfirmed:
    'Enviamos un enlace a {email}. Ábralo allí e ingrese su PIN para confirmar la dirección. Hasta entonces le escribimos a la actual.',
  backToApplication: 'Volver a mi solicitud',

  rights: 'Sus datos y sus derechos',
  rightsLede: 'No necesita explicar el motivo de nada de esto.',
  exportTitle: 'Ver todos sus datos',
  exportText:
    'Un archivo con todo lo que guardamos sobre usted. Lo pueden leer tanto las personas como los programas (JSON).',
  exportFiles: 'Sus archivos PDF están en “Ver”, dentro de “{step}”.',
  exportDo: 'Descargar mis datos',
  withdrawTitle: 'Retirar su solicitud',
  withdrawText:
    'Dejamos de tramitarla. Conservamos sus datos durante {period}, salvo que usted los borre antes.',
  withdrawDo: 'Retirar mi solicitud',
  eraseTitle: 'Borrar todo',
  eraseText: 'Todo lo que nos envió y los mensajes que le escribimos se eliminan para siempre.',
  eraseDo: 'Borrar mis datos',
  signOutTitle: 'Cerrar sesión',
  signOutText: 'Hágalo si otras personas usan este dispositivo.',
  signOutDo: 'Cerrar sesión',
  rightsFailed: 'No funcionó. Inténtelo de nuevo.',
  rightsWrongStatus: 'Su solicitud ya no se puede retirar. Escriba a la coordinación.',

  askWithdrawTitle: '¿Retirar su solicitud?',
  askWithdrawText:
    'Dejamos de tramitarla y se lo confirmamos por correo. No se puede deshacer, pero puede enviar una nueva cuando quiera.',
  endsWith: 'Con ello termina lo siguiente:',
  endsWorking: 'Usted trabaja ahora con {name}. La colaboración termina, y avisamos a la otra parte.',
  endsChosen:
    'Usted está por empezar a trabajar con {name}. La colaboración no comienza, y avisamos a la otra parte.',
  endsShortlists: {
    one: 'Usted figura en la lista corta de un hospital. Ese hospital ya no podrá elegirle. Si todavía está eligiendo, se lo comunicamos.',
    many: 'Usted figura en las listas cortas de {count} de hospitales. Esos hospitales ya no podrán elegirle. Se lo comunicamos a los que todavía están eligiendo.',
    other:
      'Usted figura en las listas cortas de {count} hospitales. Esos hospitales ya no podrán elegirle. Se lo comunicamos a los que todavía están eligiendo.',
  },
  endsAsked: {
    one: 'Le consultamos sobre una solicitud de apoyo. Esta sigue adelante sin usted.',
    many: 'Le consultamos sobre {count} de solicitudes de apoyo. Estas siguen adelante sin usted.',
    other: 'Le consultamos sobre {count} solicitudes de apoyo. Estas siguen adelante sin usted.',
  },
  endsToChooseFrom: {
    one: 'Todavía puede elegir a un experto. Su lista corta se cierra, y se lo comunicamos al experto si ya sabe de ella.',
    many: 'Todavía puede elegir entre {count} de expertos. Su lista corta se cierra, y se lo comunicamos a quienes ya saben de ella.',
    other:
      'Todavía puede elegir entre {count} expertos. Su lista corta se cierra, y se lo comunicamos a quienes ya saben de ella.',
  },
  askWithdrawYes: 'Sí, retirarla',
  askWithdrawNo: 'No, volver',
  askEraseTitle: '¿Borrar todo?',
  askEraseText:
    'Eliminamos esta solicitud con todo lo que contiene, los mensajes que le escribimos y este enlace con su PIN. También se eliminan los borradores y mensajes que llegaron desde su correo electrónico. Si está en el registro, sale de él. Ningún correo lo confirma, porque eso dejaría un rastro.',
  askEraseYes: 'Continuar y borrar',
  askEraseNo: 'No, conservar mis datos',
  askSurelyTitle: '¿De verdad quiere borrarlo todo?',
  askSurelyText: 'Nadie puede recuperar sus datos, ni siquiera nosotros. Confírmelo una vez más.',
  askSurelyYes: 'Borrar todo ahora',
  askLeaveTitle: '¿Salir sin guardar?',
  askLeaveText: 'Cambió respuestas y no las guardó. Se pierden al cerrar sesión.',
  askLeaveYes: 'Cerrar sesión sin guardar',
  askLeaveNo: 'No, volver',

  endWithdrawnTitle: 'Su solicitud fue retirada',
  endWithdrawnText:
    'Dejamos de tramitarla y se lo confirmamos por correo. Conservamos sus datos durante {period}, salvo que usted los borre antes. Puede enviar una nueva solicitud cuando quiera.',
  endErasedTitle: 'Sus datos están borrados',
  endErasedText:
    'Eliminamos todo lo que nos envió y los mensajes que le escribimos. Su enlace ya no funciona. Gracias por el tiempo que nos dedicó.',
  endSignedOutTitle: 'Cerró sesión',
  endSignedOutText: 'Su solicitud está cerrada en este dispositivo. Su enlace la abre de nuevo.',
  openAgain: 'Abrirla de nuevo',
}
