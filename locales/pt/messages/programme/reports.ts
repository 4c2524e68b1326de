import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What experts and hospitals write about their collaboration. */
export const reportNames = {
  midterm_report: 'Relatório parcial',
  final_report: 'Relatório final',
  feedback_report: 'Relatório de avaliação',
} as const

const story_consent = 'A rede pode contar isto como história no seu site.'

export const midtermReport: Translated<'pt', 'midtermReport'> = {
  title: reportNames.midterm_report,
  activities: 'O que fizeram em conjunto até agora?',
  changes: 'O que mudou no hospital?',
  difficulties: 'O que tem sido difícil?',
  next: 'O que vem a seguir?',
}

export const finalReport: Translated<'pt', 'finalReport'> = {
  title: reportNames.final_report,
  activities: 'O que fizeram em conjunto?',
  changes: 'O que mudou no hospital?',
  difficulties: 'O que foi difícil?',
  next: 'O que deve o hospital fazer a seguir?',
  story_consent,
}

export const feedbackReport: Translated<'pt', 'feedbackReport'> = {
  title: reportNames.feedback_report,
  rating: 'Até que ponto a colaboração foi útil?',
  veryHelpful: 'Muito útil',
  helpful: 'Útil',
  partlyHelpful: 'Útil em parte',
  notHelpful: 'Nada útil',
  activities: 'O que fizeram em conjunto com o especialista?',
  changes: 'O que mudou no seu hospital?',
  difficulties: 'O que foi difícil?',
  next: 'O que vão fazer a seguir?',
  story_consent,
}
