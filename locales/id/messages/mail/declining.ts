import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const declining: Translated<'id', 'declining'> = {
  experience: 'Alasannya: pengalaman yang ada belum sesuai dengan yang dibutuhkan peran ini.',
  availability: 'Alasannya: waktu yang ditawarkan tidak sesuai dengan kebutuhan program.',
  scope: 'Alasannya: hal ini di luar yang dapat didukung program.',
  readiness: 'Alasannya: syarat untuk pemberian dukungan belum terpenuhi.',
  capacity: 'Alasannya: saat ini kami tidak memiliki kapasitas untuk itu.',
  documents: 'Alasannya: ada dokumen yang belum ada atau tidak lengkap.',
  no_answer: 'Alasannya: kami tidak menerima jawaban atas pertanyaan kami.',
  duplicate: 'Alasannya: kami sudah memiliki permohonan atau permintaan lain dari Anda.',
}
