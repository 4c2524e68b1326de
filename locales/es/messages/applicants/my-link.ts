import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** For people who have lost the mail with their link. */
export const myLink: Translated<'es', 'myLink'> = {
  title: 'Enviarme mi enlace otra vez',
  description: 'Reciba otra vez por correo el enlace a su solicitud en {name}.',
  lede: '¿Se postuló o solicitó apoyo y perdió nuestro correo? Ingrese el correo electrónico que usó. Le mandaremos un enlace a todo lo que envió con él.',
  email: 'Correo electrónico',
  noLine: 'No se envió nada. Su dirección queda aquí: pulse el botón de nuevo cuando vuelva la conexión.',
  send: 'Enviar mi enlace',
  askedTitle: 'Revise su correo',
  askedText:
    'Si se nos envió algo con {email}, ya mandamos el enlace correspondiente a esa dirección. Los enlaces que ahora funcionan y su PIN siguen siendo válidos.',
  askedNothing:
    '¿Pasaron unos minutos y no le llegó nada? Mire en la carpeta de correo no deseado o pruebe con otra dirección que pueda haber usado. Aquí no decimos si conocemos una dirección. Un formulario que aún no se envió tiene su propio enlace, en el correo con el que llegó.',
  waitTitle: 'Revise primero su correo',
  wait: {
    one: 'Esta dirección se ingresó varias veces. Podrá pedirlo de nuevo en {count} minuto.',
    many: 'Esta dirección se ingresó varias veces. Podrá pedirlo de nuevo en {count} de minutos.',
    other: 'Esta dirección se ingresó varias veces. Podrá pedirlo de nuevo en {count} minutos.',
  },
  applied: '¿Ya envió una solicitud? Reciba su enlace otra vez',
}
