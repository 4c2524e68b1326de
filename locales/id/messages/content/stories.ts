import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const stories: Translated<'id', 'stories'> = {
  localImpact: 'Dampak Lokal',
  list: 'Kisah',
  learnMore: 'Baca kisahnya',
  learnMoreAbout: 'tentang: {title}',
  more: 'Kisah lain dari lapangan',
  hospital: 'Rumah sakit',
  country: 'Negara',
  support: 'Pendampingan',
  period: 'Periode',
  outcomes: 'Apa yang berubah',
  timeline: 'Bagaimana prosesnya',
  credit: 'Gambar: {name}',
  askTitle: 'Apakah rumah sakit Anda menghadapi masalah ini?',
  askText: 'Permintaan singkat sudah cukup untuk memulai percakapan.',
  noStories: 'Belum ada kisah',
  noStoriesText: 'Kisah muncul di sini setelah rumah sakit dan pakarnya setuju menceritakannya.',
}
