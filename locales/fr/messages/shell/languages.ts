import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const languages: Translated<'fr', 'languages'> = {
  menu: 'Langue',
  alsoHere: 'Cette page existe en français.',
  englishOnly: 'Ce texte n’existe qu’en anglais.',
  translated: 'Ceci est une traduction. Seul le texte anglais fait foi.',
  readEnglish: 'Lire le texte anglais',

  name: '{registryName}',
  longName: 'Registre des formateurs et experts en bon usage des antimicrobiens',
  usualInstitution: 'Hôpital universitaire, service des maladies infectieuses',
  usualCoordinator: 'la coordination du registre ASTER',
  contributors: 'les contributeurs d’ASTER',
}
