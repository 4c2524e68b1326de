import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const stories: Translated<'pt', 'stories'> = {
  localImpact: 'Impacto local',
  list: 'Histórias',
  learnMore: 'Saber mais',
  learnMoreAbout: 'sobre: {title}',
  more: 'Mais histórias',
  hospital: 'Hospital',
  country: 'País',
  support: 'Apoio',
  period: 'Período',
  outcomes: 'O que mudou',
  timeline: 'Como decorreu',
  credit: 'Imagem: {name}',
  askTitle: 'O seu hospital conhece este problema?',
  askText: 'Um pedido curto basta para começar a conversa.',
  noStories: 'Ainda não há histórias',
  noStoriesText: 'As histórias aparecem aqui quando um hospital e o seu especialista concordam em contá-las.',
}
