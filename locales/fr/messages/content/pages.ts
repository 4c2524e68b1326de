import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const pages: Translated<'fr', 'pages'> = {
  breadcrumb: 'Fil d’Ariane',
  home: 'Accueil',
  atAGlance: 'En bref',
  whereNext: 'Pour continuer',
  sampleNote: 'Contenu d’exemple : les personnes et les hôpitaux sont inventés.',
  sampleNames: 'Contenu d’exemple, dont les personnes et les hôpitaux sont inventés : {names}.',
  versionOf: 'Version du {day}',

  readMore: 'En savoir plus',
  readMoreAbout: 'sur {name}',
  quote: '« {words} »',
  roleIn: '{role}, {country}',
  experts: 'Experts',
  trainers: 'Formateurs',
  members_team: 'L’équipe',
  members_steering_committee: 'Membres du comité de pilotage',
  members_secretariat: 'Membres du secrétariat',
  members_advisory_board: 'Membres du comité consultatif',
  partners: 'Nos partenaires',
  partner_implementation: 'Partenaire de mise en œuvre',
  partner_funding: 'Partenaire financier',
  partner_mission: 'Partenaire de mission',

  noNews: 'Il n’y a pas encore d’actualités',
  videoNote:
    'Une vidéo sur {host}, qui s’ouvre dans un nouvel onglet. Rien n’est transmis à {host} avant que vous ne cliquiez.',
  noNewsText: 'Les dates des webinaires et les changements du programme paraîtront ici.',
}
