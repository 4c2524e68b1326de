import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What experts and hospitals write about their collaboration. */
export const reportNames = {
  midterm_report: 'Informe intermedio',
  final_report: 'Informe final',
  feedback_report: 'Informe de valoración',
} as const

const story_consent = 'Acepto que el registro cuente esto como una historia en su sitio web.'

export const midtermReport: Translated<'es', 'midtermReport'> = {
  title: reportNames.midterm_report,
  activities: '¿Qué han hecho juntos hasta ahora?',
  changes: '¿Qué ha cambiado en el hospital?',
  difficulties: '¿Qué ha sido difícil?',
  next: '¿Qué viene después?',
}

export const finalReport: Translated<'es', 'finalReport'> = {
  title: reportNames.final_report,
  activities: '¿Qué hicieron juntos?',
  changes: '¿Qué cambió en el hospital?',
  difficulties: '¿Qué fue difícil?',
  next: '¿Qué debería hacer ahora el hospital?',
  story_consent,
}

export const feedbackReport: Translated<'es', 'feedbackReport'> = {
  title: reportNames.feedback_report,
  rating: '¿En qué medida fue útil la colaboración?',
  veryHelpful: 'Muy útil',
  helpful: 'Útil',
  partlyHelpful: 'Útil en parte',
  notHelpful: 'No fue útil',
  activities: '¿Qué hizo el experto con su equipo?',
  changes: '¿Qué cambió en su hospital?',
  difficulties: '¿Qué fue difícil?',
  next: '¿Qué hará ahora su hospital?',
  story_consent,
}
