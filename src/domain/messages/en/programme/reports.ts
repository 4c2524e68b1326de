/** What experts and hospitals write about their collaboration. */
export const reportNames = {
  midterm_report: 'Mid-term report',
  final_report: 'Final report',
  feedback_report: 'Feedback report',
} as const

const story_consent = 'The registry may tell this as a story on its website.'

export const midtermReport = {
  title: reportNames.midterm_report,
  activities: 'What have you done together so far?',
  changes: 'What has changed at the hospital?',
  difficulties: 'What has been difficult?',
  next: 'What comes next?',
} as const

export const finalReport = {
  title: reportNames.final_report,
  activities: 'What have you done together?',
  changes: 'What has changed at the hospital?',
  difficulties: 'What was difficult?',
  next: 'What should the hospital do next?',
  story_consent,
} as const

export const feedbackReport = {
  title: reportNames.feedback_report,
  rating: 'How helpful was the collaboration?',
  veryHelpful: 'Very helpful',
  helpful: 'Helpful',
  partlyHelpful: 'Helpful in part',
  notHelpful: 'Not helpful',
  activities: 'What has the expert done with you?',
  changes: 'What has changed at your hospital?',
  difficulties: 'What was difficult?',
  next: 'What will you do next?',
  story_consent,
} as const
