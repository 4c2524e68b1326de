import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const verification: Translated<'fr', 'verification'> = {
  title: 'Vérifier un certificat',
  description: 'Vérifiez un certificat {name} grâce au code de vérification imprimé dessus.',
  lede: 'Chaque certificat {name} porte un code de vérification. Saisissez-le, et cette page indique pour qui et pour quoi le certificat a été délivré.',
  code: 'Code de vérification',
  codeHint: 'Trois groupes de quatre lettres et chiffres, par exemple 7K3D-M9QX-2HTB.',
  verify: 'Vérifier',
  toldTitle: 'Ce que vous verrez',
  told: 'Le nom, l’hôpital et les dates imprimés sur le certificat, et rien d’autre sur la personne.',

  foundTitle: 'Ce certificat est authentique',
  foundLede: '{registry} a délivré le certificat {code}.',
  compare: 'Comparez ceci avec le certificat que vous avez en main. Les deux devraient concorder.',
  name: 'Délivré à',
  hospital: 'Pour l’appui à',
  period: 'Période',
  fromTo: 'Du {from} au {to}',
  issuedOn: 'Délivré le',
  another: 'Vérifier un autre certificat',

  unknownTitle: 'Aucun certificat ne porte ce code',
  unknownLede: 'Comparez le code avec celui du certificat, lettre par lettre.',
  unknownError: 'Aucun certificat ne porte ce code',
  emptyError: 'Saisissez le code du certificat',
  lengthError: 'Un code compte 12 lettres et chiffres',
  maybe:
    'Si le code est exact, le certificat a peut-être été retiré, ou la personne a peut-être fait supprimer ses données.',
}
