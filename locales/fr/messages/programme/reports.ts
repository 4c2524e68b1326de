import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const reportNames = {
  midterm_report: 'Rapport à mi-parcours',
  final_report: 'Rapport final',
  feedback_report: 'Retour d’expérience',
} as const

const story_consent = 'Le registre peut en faire un récit publié sur son site.'

export const midtermReport: Translated<'fr', 'midtermReport'> = {
  title: reportNames.midterm_report,
  activities: 'Qu’avez-vous fait ensemble jusqu’ici ?',
  changes: 'Qu’est-ce qui a changé à l’hôpital ?',
  difficulties: 'Qu’est-ce qui a été difficile ?',
  next: 'Quelle est la suite ?',
}

export const finalReport: Translated<'fr', 'finalReport'> = {
  title: reportNames.final_report,
  activities: 'Qu’avez-vous fait ensemble ?',
  changes: 'Qu’est-ce qui a changé à l’hôpital ?',
  difficulties: 'Qu’est-ce qui a été difficile ?',
  next: 'Que devrait faire l’hôpital ensuite ?',
  story_consent,
}

export const feedbackReport: Translated<'fr', 'feedbackReport'> = {
  title: reportNames.feedback_report,
  rating: 'La collaboration a-t-elle été utile ?',
  veryHelpful: 'Très utile',
  helpful: 'Utile',
  partlyHelpful: 'Utile en partie',
  notHelpful: 'Pas utile',
  activities: 'Qu’a fait l’expert avec vous ?',
  changes: 'Qu’est-ce qui a changé dans votre hôpital ?',
  difficulties: 'Qu’est-ce qui a été difficile ?',
  next: 'Qu’allez-vous faire ensuite ?',
  story_consent,
}
