import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const stories: Translated<'ru', 'stories'> = {
  localImpact: 'Результаты на местах',
  list: 'Истории',
  learnMore: 'Читать дальше',
  learnMoreAbout: '— {title}',
  more: 'Другие истории',
  hospital: 'Больница',
  country: 'Страна',
  support: 'Поддержка',
  period: 'Период',
  outcomes: 'Что изменилось',
  timeline: 'Как это было',
  credit: 'Изображение: {name}',
  askTitle: 'Вашей больнице это знакомо?',
  askText: 'Чтобы начать разговор, хватит короткого запроса.',
  noStories: 'Историй пока нет',
  noStoriesText: 'Истории появляются здесь, когда больница и её эксперт согласны их рассказать.',
}
