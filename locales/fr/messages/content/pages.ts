import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const pages: Translated<'fr', 'pages'> = {
  breadcrumb: 'Fil d’Ariane',
  home: 'Accueil',
  atAGlance: 'En bref',
  whereNext: 'Pour continuer',
  sampleNote: 'Contenu d’exemple : les personnes et les hôpitaux sont inventés.',
  sampleNames: 'Contenu d’exemple, dont les personnes et les hôpitaux sont inventés : {names}.',

  readMore: 'En savoir plus',
  readMoreAbout: 'sur {name}',
  quote: '« {words} »',
  roleIn: '{role}, {country}',
  experts: 'Experts',
  trainers: 'Formateurs',
  noPeople: 'Personne n’est encore présenté ici',
  noPeopleText: 'Les personnes apparaissent ici quand elles ont accepté d’être nommées. Revenez plus tard.',

  noNews: 'Il n’y a pas encore d’actualités',
  videoNote:
    'Une vidéo sur {host}, qui s’ouvre dans un nouvel onglet. Rien n’est transmis à {host} avant que vous ne cliquiez.',
  noNewsText: 'Les dates des webinaires et les changements du programme paraîtront ici.',
}
