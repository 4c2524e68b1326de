import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const stories: Translated<'fr', 'stories'> = {
  localImpact: 'Impact local',
  list: 'Récits',
  learnMore: 'En savoir plus',
  learnMoreAbout: 'sur : {title}',
  more: 'Autres récits du terrain',
  hospital: 'Hôpital',
  country: 'Pays',
  support: 'Appui',
  period: 'Période',
  outcomes: 'Ce qui a changé',
  timeline: 'Comment cela s’est passé',
  credit: 'Image : {name}',
  askTitle: 'Votre hôpital connaît-il ce problème ?',
  askText: 'Une courte demande suffit pour entamer la conversation.',
  noStories: 'Il n’y a pas encore de récits',
  noStoriesText: 'Les récits paraissent ici quand un hôpital et son expert ont accepté de les raconter.',
}
