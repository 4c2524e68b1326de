import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const reportNames = {
  midterm_report: 'تقرير منتصف المدة',
  final_report: 'التقرير النهائي',
  feedback_report: 'تقرير التعقيبات',
} as const

const story_consent = 'يجوز للسجل أن يروي هذا قصةً على موقعه الإلكتروني.'

export const midtermReport: Translated<'ar', 'midtermReport'> = {
  title: reportNames.midterm_report,
  activities: 'ماذا فعلتم معًا حتى الآن؟',
  changes: 'ما الذي تغير في المستشفى؟',
  difficulties: 'ما الذي كان صعبًا؟',
  next: 'ما الخطوة التالية؟',
}

export const finalReport: Translated<'ar', 'finalReport'> = {
  title: reportNames.final_report,
  activities: 'ماذا فعلتم معًا؟',
  changes: 'ما الذي تغير في المستشفى؟',
  difficulties: 'ما الذي كان صعبًا؟',
  next: 'ما الذي ينبغي للمستشفى أن يفعله بعد ذلك؟',
  story_consent,
}

export const feedbackReport: Translated<'ar', 'feedbackReport'> = {
  title: reportNames.feedback_report,
  rating: 'ما مدى فائدة التعاون؟',
  veryHelpful: 'مفيد جدًا',
  helpful: 'مفيد',
  partlyHelpful: 'مفيد جزئيًا',
  notHelpful: 'غير مفيد',
  activities: 'ماذا فعل الخبير معكم؟',
  changes: 'ما الذي تغير في مستشفاكم؟',
  difficulties: 'ما الذي كان صعبًا؟',
  next: 'ماذا ستفعلون بعد ذلك؟',
  story_consent,
}
