import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const filePages: Translated<'fr', 'filePages'> = {
  title: 'Votre fichier',
  view: 'Voir',
  hide: 'Masquer',
  download: 'Télécharger',
  region: 'Pages du fichier {file}',
  page: 'Page {page} sur {total} : {file}',
  drawing: 'Nous préparons les pages.',
  more: {
    one: 'La première page est affichée ici. Téléchargez le fichier pour lire les {total} pages.',
    many: 'Les premières pages ({count}) sont affichées ici. Téléchargez le fichier pour lire les {total} pages.',
    other:
      'Les {count} premières pages sont affichées ici. Téléchargez le fichier pour lire les {total} pages.',
  },
  notDrawn: 'Nous ne pouvons pas afficher ce fichier ici. Veuillez le télécharger.',
  notNow: 'Les pages ne peuvent pas être affichées pour le moment. Réessayez, ou téléchargez le fichier.',
  pageFailed: 'La page {page} sur {total} n’a pas pu être affichée.',
  again: 'Réessayer',
}
