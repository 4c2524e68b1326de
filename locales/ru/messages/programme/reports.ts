import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What experts and hospitals write about their collaboration. */
export const reportNames = {
  midterm_report: 'Промежуточный отчёт',
  final_report: 'Итоговый отчёт',
  feedback_report: 'Отзыв о сотрудничестве',
} as const

const story_consent = 'Реестру разрешается рассказать об этом в виде истории на своём сайте.'

export const midtermReport: Translated<'ru', 'midtermReport'> = {
  title: reportNames.midterm_report,
  activities: 'Что вы уже сделали вместе?',
  changes: 'Что изменилось в больнице?',
  difficulties: 'Что было трудно?',
  next: 'Что будет дальше?',
}

export const finalReport: Translated<'ru', 'finalReport'> = {
  title: reportNames.final_report,
  activities: 'Что вы сделали вместе?',
  changes: 'Что изменилось в больнице?',
  difficulties: 'Что было трудно?',
  next: 'Что больнице следует делать дальше?',
  story_consent,
}

export const feedbackReport: Translated<'ru', 'feedbackReport'> = {
  title: reportNames.feedback_report,
  rating: 'Насколько полезным было сотрудничество?',
  veryHelpful: 'Очень полезным',
  helpful: 'Полезным',
  partlyHelpful: 'Отчасти полезным',
  notHelpful: 'Бесполезным',
  activities: 'Что эксперт сделал вместе с вами?',
  changes: 'Что изменилось в вашей больнице?',
  difficulties: 'Что было трудно?',
  next: 'Что вы будете делать дальше?',
  story_consent,
}
