import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What experts and hospitals write about their collaboration. */
const reportNames = {
  midterm_report: 'Laporan tengah periode',
  final_report: 'Laporan akhir',
  feedback_report: 'Laporan umpan balik',
} as const

const story_consent = 'Registri boleh menceritakan ini sebagai kisah di situsnya.'

export const midtermReport: Translated<'id', 'midtermReport'> = {
  title: reportNames.midterm_report,
  activities: 'Apa yang telah Anda lakukan bersama sejauh ini?',
  changes: 'Apa yang berubah di rumah sakit?',
  difficulties: 'Apa yang sulit sejauh ini?',
  next: 'Apa langkah berikutnya?',
}

export const finalReport: Translated<'id', 'finalReport'> = {
  title: reportNames.final_report,
  activities: 'Apa yang telah Anda lakukan bersama?',
  changes: 'Apa yang berubah di rumah sakit?',
  difficulties: 'Apa yang sulit?',
  next: 'Apa yang sebaiknya dilakukan rumah sakit selanjutnya?',
  story_consent,
}

export const feedbackReport: Translated<'id', 'feedbackReport'> = {
  title: reportNames.feedback_report,
  rating: 'Seberapa bermanfaat kerja sama ini?',
  veryHelpful: 'Sangat bermanfaat',
  helpful: 'Bermanfaat',
  partlyHelpful: 'Bermanfaat sebagian',
  notHelpful: 'Tidak bermanfaat',
  activities: 'Apa yang telah dilakukan pakar bersama Anda?',
  changes: 'Apa yang berubah di rumah sakit Anda?',
  difficulties: 'Apa yang sulit?',
  next: 'Apa yang akan Anda lakukan selanjutnya?',
  story_consent,
}
