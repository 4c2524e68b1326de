import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const trainer: Translated<'id', 'trainer'> = {
  description:
    'Bergabung dengan Registri Pelatih: yang kami tanyakan kepada pengajar penatagunaan antimikroba.',
  step: 'Registri Pelatih',
  lede: 'Jejaring orang yang mengajarkan penatagunaan antimikroba. Apa pun profesi Anda, dan di negara mana pun Anda tinggal.',
  dataNote:
    'Jawaban Anda hanya kami gunakan untuk menjalankan registri. Anda dapat melihat, memperbaiki, dan menghapusnya kapan saja melalui tautan pribadi Anda.',
  privacy: 'Bagaimana kami memperlakukan data Anda',
  accepts: 'Dengan mengirim formulir ini, Anda menyetujui ketentuan bagi pelatih.',
  terms: 'Baca ketentuan bagi pelatih',
  name: 'Nama depan',
  surname: 'Nama belakang',
  email: 'Email',
  phone_number: 'Nomor telepon',
  country_origin: 'Negara asal',
  field_of_expertise_ids: 'Bidang keahlian',
  expertiseHint: 'Pilih paling banyak 3.',
  language_proficiency: 'Kemampuan bahasa (dapat memilih lebih dari satu)',
  language_proficiency_other: 'Bahasa lain',
  is_escmid_course_completed: 'Telah menyelesaikan kursus ESCMID',
  graduation_year_escmid: 'Tahun lulus kursus ESCMID',
  is_drive_ams_course_completed: 'Telah menyelesaikan kursus Drive-AMS',
  graduation_year_ams_course: 'Tahun lulus kursus Drive-AMS',
  country_driveams: 'Negara tempat kursus Drive-AMS',
  created: 'Terima kasih. Permohonan Anda untuk Registri Pelatih telah dikirim.',
  next: 'Kami membaca permohonan Anda dan menjawab dalam {answerDays} hari. Kami mengirim email berisi nomor referensi ini dan tautan pribadi untuk mengubah jawaban Anda.',
  edited: 'Formulir Anda berhasil diperbarui.',
  failed: 'Terjadi kesalahan saat mengirim permohonan Anda. Silakan coba lagi.',
}
