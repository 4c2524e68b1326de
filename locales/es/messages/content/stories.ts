import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const stories: Translated<'es', 'stories'> = {
  localImpact: 'Impacto local',
  list: 'Historias',
  learnMore: 'Leer más',
  learnMoreAbout: 'sobre: {title}',
  more: 'Más historias',
  hospital: 'Hospital',
  country: 'País',
  support: 'Apoyo',
  period: 'Período',
  outcomes: 'Qué ha cambiado',
  timeline: 'Cómo fue',
  credit: 'Imagen: {name}',
  askTitle: '¿Su hospital conoce este problema?',
  askText: 'Una solicitud breve basta para empezar a conversar.',
  noStories: 'Todavía no hay historias',
  noStoriesText: 'Las historias aparecen aquí cuando un hospital y su experto acuerdan contarlas.',
}
