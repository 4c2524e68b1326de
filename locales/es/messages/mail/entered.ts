import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What somebody reads whose application was entered by staff. */
export const entered: Translated<'es', 'entered'> = {
  by_paper: '{staff} lo ingresó por usted a partir de su formulario en papel, el {date}',
  by_telephone: '{staff} lo ingresó por usted durante su llamada telefónica, el {date}',
  by_other: '{staff} lo ingresó por usted, el {date}',
  by_import: '{staff} lo ingresó por usted a partir de una lista anterior, el {date}',
  check:
    'Revise cada respuesta, corrija lo que esté mal y agregue lo que falte. Solo se convierte en una solicitud cuando usted pulsa “Enviar”.',
  notYou: '¿No se trata de usted? Elimínelo.',

  subject: 'Revise lo que ingresamos por usted',
  preview: 'Se convierte en su solicitud cuando usted la envía.',
  letter_paper: '{staff} ingresó en {name} los datos de su formulario en papel: {what}.',
  letter_telephone: '{staff} ingresó en {name} lo que usted nos dijo por teléfono: {what}.',
  letter_other: '{staff} ingresó esto por usted en {name}: {what}.',
  letter_import: '{staff} pasó sus datos de una lista anterior a {name}: {what}.',
  what_expert: 'una solicitud para ser experto',
  what_hospital: 'una solicitud de apoyo',
  what_trainer: 'una solicitud para ser formador',
  open: 'Revisar y enviar',
  next: 'Qué debe hacer',
  stepCheck: 'Revise cada respuesta y corrija lo que esté mal.',
  stepAdd: 'Agregue lo que falte, por ejemplo sus archivos.',
  stepConsent: 'Acepte personalmente las condiciones y pulse “Enviar”.',
  until:
    'Mientras no lo envíe, nadie lo revisa. El enlace funciona durante 30 días. Si no hace nada, después se elimina todo.',
  refuseText: '¿No se trata de usted o no lo desea? Elimínelo ahora.',
  refuse: 'Eliminarlo',
  safe: 'Quien tenga estos enlaces puede leer o eliminar las respuestas. No los comparta.',
  reason: 'Recibe este correo porque alguien del equipo de {name} ingresó esta dirección en un formulario.',

  refuseTitle: '¿Eliminar lo que ingresamos por usted?',
  refuseDescription: 'Elimine lo que el equipo de {name} ingresó por usted.',
  refuseSure: 'Todas las respuestas y los archivos se eliminan de inmediato. No se puede deshacer.',
  refuseYes: 'Sí, eliminar todo',
  refuseNo: 'No, mostrarme el formulario',
  dead: 'Ya se envió o se eliminó, o un correo más reciente le trajo otro enlace. A los 30 días lo eliminamos nosotros.',
  refusedTitle: 'Todo se eliminó',
  refusedText: 'No conservamos nada. Disculpe las molestias.',
}
