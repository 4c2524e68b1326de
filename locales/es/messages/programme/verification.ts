import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The public page that confirms a certificate. */
export const verification: Translated<'es', 'verification'> = {
  title: 'Verificar un certificado',
  description: 'Compruebe un certificado de {name} con el código de verificación que lleva impreso.',
  lede: 'Cada certificado de {name} lleva un código de verificación. Ingréselo y esta página le dice a quién y por qué se expidió el certificado.',
  code: 'Código de verificación',
  codeHint: 'Tres grupos de cuatro letras y cifras, por ejemplo 7K3D-M9QX-2HTB.',
  verify: 'Verificar',
  toldTitle: 'Qué verá',
  told: 'El nombre, el hospital y las fechas impresos en el certificado, y nada más sobre la persona.',

  foundTitle: 'Este certificado es auténtico',
  foundLede: '{registry} expidió el certificado {code}.',
  compare: 'Compárelo con el certificado que tiene en sus manos. Debería decir lo mismo.',
  name: 'Expedido a',
  hospital: 'Por su apoyo a',
  period: 'Período',
  fromTo: 'Del {from} al {to}',
  issuedOn: 'Expedido el',
  another: 'Verificar otro certificado',

  unknownTitle: 'Ningún certificado tiene este código',
  unknownLede: 'Compare el código con el del certificado, letra por letra.',
  unknownError: 'Ningún certificado tiene este código',
  emptyError: 'Ingrese el código del certificado',
  lengthError: 'Un código tiene 12 letras y cifras',
  maybe:
    'Si el código es correcto, es posible que el certificado se haya anulado o que la persona haya pedido borrar sus datos.',
}
