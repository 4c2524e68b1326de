import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** Pages that a person reaches when something is missing or broken. */
export const errors: Translated<'es', 'errors'> = {
  titleOfForm: 'Error: {title}',
  unexpectedTitle: '¡Error inesperado de la aplicación!',
  unexpectedText: 'Algo falló de nuestro lado y ya lo registramos. Inténtelo de nuevo en un momento.',
  unavailableText:
    'Por el momento no se puede acceder al registro. Inténtelo de nuevo en un minuto. Si envió un formulario, vuelva atrás: su navegador conserva lo que escribió.',
  refusedTitle: 'No pudimos procesar esta petición',
  refusedText:
    'Es posible que la página haya estado abierta demasiado tiempo. Vuelva atrás, recárguela y envíe de nuevo; su navegador conserva lo que escribió.',
  notAllowedTitle: 'Esto no está entre sus tareas',
  notAllowedText:
    'Su función en la administración no incluye esta página. Alguien con permisos de administración puede cambiar su función.',
  tooLargeTitle: 'Lo que intentó enviar es demasiado grande',
  tooLargeText:
    'Cada archivo puede tener 10 MB como máximo. Vuelva atrás y elija archivos más pequeños; su navegador conserva lo que escribió.',
  tooManyTitle: 'Espere un momento',
  tooManyText: {
    one: 'Llegaron muchas peticiones desde su conexión en poco tiempo. Inténtelo de nuevo en un minuto.',
    many: 'Llegaron muchas peticiones desde su conexión en poco tiempo. Inténtelo de nuevo en {count} de minutos.',
    other:
      'Llegaron muchas peticiones desde su conexión en poco tiempo. Inténtelo de nuevo en {count} minutos.',
  },
  linkDeadTitle: 'Este enlace ya no funciona',
  linkDeadText:
    'El formulario ya se envió, o pasaron 30 días y eliminamos el borrador. Si lo envió, le mandamos un correo con su referencia. Si no, abra el formulario en el dispositivo en el que empezó y pida un enlace nuevo.',
  offlineTitle: 'No tiene conexión',
  offlineText:
    'Esta página todavía no está en su dispositivo. Las páginas que ya leyó aquí sí se pueden abrir.',
  offlineOwn:
    'Esta página trata de lo que usted nos envió. Es personal, así que no se guarda en este dispositivo: se abre cuando hay conexión.',
  offlineChanges:
    'Sus cambios del {date} se conservan en este dispositivo y los encontrará aquí cuando vuelva la conexión.',
  offlineAgain: 'Intentar de nuevo',
  offlineForms: 'Estos formularios funcionan sin conexión si ya los abrió antes en este dispositivo',
  notFoundTitle: 'No encontramos esta página',
  notFoundText: 'Es posible que la dirección esté mal escrita o que la página se haya movido.',
  didYouMean: 'Quizá buscaba',
  mayHelp: 'Estas páginas pueden ayudar',
}
