import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The public page that confirms a certificate. */
export const verification: Translated<'pt', 'verification'> = {
  title: 'Verificar um certificado',
  description: 'Confirme um certificado da rede {name} com o código de verificação que nele está impresso.',
  lede: 'Cada certificado da rede {name} tem um código de verificação. Escreva-o, e esta página diz em nome de quem e por que motivo o certificado foi emitido.',
  code: 'Código de verificação',
  codeHint: 'Três grupos de quatro letras e algarismos, como 7K3D-M9QX-2HTB.',
  verify: 'Verificar',
  toldTitle: 'O que vai ver',
  told: 'O nome, o hospital e as datas impressos no certificado, e nada mais sobre a pessoa.',

  foundTitle: 'Este certificado é autêntico',
  foundLede: 'A rede {registry} emitiu o certificado {code}.',
  compare: 'Compare com o certificado que tem nas mãos. Deve dizer o mesmo.',
  name: 'Em nome de',
  hospital: 'Pelo apoio a',
  period: 'Período',
  fromTo: 'De {from} a {to}',
  issuedOn: 'Data de emissão',
  another: 'Verificar outro certificado',

  unknownTitle: 'Nenhum certificado tem este código',
  unknownLede: 'Compare o código com o do certificado, letra por letra.',
  unknownError: 'Nenhum certificado tem este código',
  emptyError: 'Escreva o código do certificado',
  lengthError: 'Um código tem 12 caracteres: letras e algarismos',
  maybe:
    'Se o código estiver certo, o certificado pode ter sido anulado, ou a pessoa pode ter pedido que os seus dados fossem apagados.',
}
