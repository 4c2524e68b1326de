import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const hospital: Translated<'id', 'hospital'> = {
  application: 'Minta pendampingan',
  generalStep: 'Informasi umum',
  generalLede: 'Rumah sakit mana yang meminta, dan siapa yang dapat kami hubungi.',
  aboutStep: 'Tentang rumah sakit',
  aboutLede: 'Beberapa angka, agar kami menemukan pakar yang mengenal rumah sakit seperti rumah sakit Anda.',
  requestStep: 'Permintaan pendampingan',
  requestLede:
    'Beberapa kalimat untuk setiap pertanyaan sudah cukup. Mohon tidak menulis apa pun yang dapat mengungkap identitas pasien.',
  supportStep: 'Jenis pendampingan',
  supportLede:
    'Kebanyakan rumah sakit memulai secara daring. Kunjungan dapat ditambahkan setelah kedua pihak siap.',
  submissionStep: 'Pengiriman',

  name: 'Nama rumah sakit/institusi',
  address: 'Alamat',
  city: 'Kota',
  country: 'Negara',
  legal_representative_authorized_person: 'Wakil sah/pejabat yang berwenang',
  legal_representative_authorized_person_position: 'Jabatan wakil sah/pejabat yang berwenang',
  contact_person: 'Narahubung',
  contact_person_position: 'Jabatan narahubung',
  phone_number: 'Nomor telepon',
  email: 'Email',

  institution_level_id: 'Tingkat',
  institution_level_other: 'Tingkat: lainnya (sebutkan)',
  otherHint: 'Mohon pilih juga tingkat yang paling mendekati dalam daftar.',
  institution_type_id: 'Jenis',
  institution_type_other: 'Jenis: lainnya (sebutkan)',
  about_the_hospital: 'Tentang rumah sakit',
  num_of_employees: 'Jumlah pegawai',
  num_of_beds: 'Jumlah tempat tidur',
  num_of_outpatients: 'Jumlah pasien rawat jalan (per bulan)',
  working_languages: 'Bahasa kerja tim',
  workingLanguagesHint: 'Bahasa yang dapat dipakai tim Anda saat bertemu dengan pakar.',
  working_languages_other: 'Bahasa kerja lain',
  requested_support_description: 'Uraian pendampingan yang diminta',

  field_of_expertise_ids: 'Bidang keahlian',
  expertiseHint:
    'Untuk pengukuran penggunaan antimikroba dan perubahan perilaku, pilih Penatagunaan antimikroba.',
  field_of_expertise_other: 'Bidang keahlian: lainnya (sebutkan)',
  requested_support_reason: 'Apa alasan Anda meminta pendampingan?',
  expert_work_expectations: 'Apa yang Anda harapkan dari kerja pakar?',
  expected_project_outcome: 'Hasil apa yang Anda harapkan dari proyek ini?',

  support_timeframe: 'Jangka waktu pendampingan',
  timeframeHint: 'Pendampingan biasanya berlangsung enam bulan hingga satu tahun.',
  method_of_support: 'Cara pendampingan',
  methodHint: 'Pilih satu. Pilih sekali lagi untuk mengosongkan jawaban Anda.',
  method_of_support_description: 'Uraian kunjungan',
  visitHint: 'Misalnya: bangsal atau laboratorium mana yang perlu dilihat pakar, dan siapa yang perlu hadir.',
  confirm_support: 'Kami menyatakan bahwa institusi kami menanggung biaya pakar selama berada di negara kami',
  costsHint:
    'Program menanggung perjalanan internasional pakar. Tuan rumah menanggung biaya di negaranya: penginapan, makan, dan transportasi di dalam negara itu, sebagaimana disepakati sebelum setiap kunjungan.',

  commitmentNote:
    'Setelah Anda dipertemukan dengan pakar, kami meminta surat komitmen dari pejabat yang berwenang.',
  terms: 'Baca syarat dan ketentuan pendampingan pakar',
  terms_and_conditions: 'Kami menyetujui syarat dan ketentuan pendampingan pakar',
  mustAccept: 'Anda harus menyetujui syarat dan ketentuan untuk melanjutkan.',
  information_accuracy_confirmation: 'Kami menyatakan bahwa informasi di atas benar',
  mustConfirm: 'Anda harus menyatakan bahwa informasi yang diberikan benar.',

  created:
    'Terima kasih. Permintaan Anda berhasil dikirim. Anda akan dihubungi untuk keterangan lebih lanjut.',
  next: 'Kami menjawab dalam {answerTime}, dan mungkin menelepon Anda untuk bertanya. Kami mengirim email berisi nomor referensi ini dan tautan pribadi untuk mengubah jawaban Anda.',
  edited: 'Permintaan Anda berhasil diubah. Anda akan dihubungi untuk keterangan lebih lanjut.',
}
