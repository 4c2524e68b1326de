import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const expert: Translated<'id', 'expert'> = {
  application: 'Permohonan pakar',
  terms: 'Kerangka acuan bagi pakar (PDF)',
  personalStep: 'Data pribadi',
  personalLede: 'Siapa Anda, bagaimana menghubungi Anda, dan di mana Anda bekerja.',
  professionalStep: 'Data profesi',
  professionalLede: 'Bidang Anda, dan berapa tahun Anda menekuninya.',
  motivationStep: 'Motivasi dan pengalaman',
  motivationLede: 'Mengapa Anda ingin bergabung, dan dua dokumen yang mendukung permohonan Anda.',
  globalStep: 'Pengalaman & keahlian global',
  globalLede: 'Bahasa dan wilayah adalah dua hal pertama yang ditanyakan rumah sakit.',
  availabilityStep: 'Ketersediaan',
  submissionStep: 'Pengiriman',

  name: 'Nama depan',
  surname: 'Nama belakang',
  phone: 'Telepon',
  email: 'Email',
  institution: 'Tempat kerja saat ini (jika sudah pensiun, tuliskan di sini)',
  job_title: 'Jabatan',
  country: 'Negara',

  specialty_ids: 'Spesialisasi',
  specialty_surgery_subspecialty: 'Sebutkan subspesialisasinya',
  specialty_other: 'Lainnya (sebutkan)',
  otherHint: 'Mohon pilih juga spesialisasi yang paling mendekati dalam daftar.',
  work_experience_range: 'Lama pengalaman kerja (tahun)',

  motivation: 'Motivasi bergabung dengan registri',
  motivationPlaceholder:
    'Maksimal 200 kata: mengapa Anda ingin bergabung, dan bagaimana keahlian Anda bermanfaat bagi rekan sejawat di fasilitas dengan sumber daya terbatas?',
  resume: 'Daftar riwayat hidup profesional (CV)',
  resumeHint: 'Hanya PDF, paling besar 10 MB',
  endorsement: 'Rekomendasi profesional',
  endorsementHint: 'Satu surat rekomendasi, hanya PDF, paling besar 10 MB',
  professional_society_membership: 'Keanggotaan organisasi profesi',

  language_proficiency: 'Kemampuan bahasa (dapat memilih lebih dari satu)',
  languagesHint: 'Pilih setiap bahasa yang dapat Anda pakai dalam rapat. Lalu tentukan tingkatnya.',
  language_proficiency_other: 'Bahasa lain',
  regional_experience: 'Pengalaman di wilayah tertentu (dapat memilih lebih dari satu)',
  regionsHint:
    'Untuk setiap wilayah WHO tempat Anda pernah bekerja, pilih jumlah tahunnya. Pilih jawaban yang sama sekali lagi untuk mengosongkannya.',
  regional_experience_countries: 'Pilih negara dari wilayah yang Anda pilih',

  availabilityText:
    'Anda dapat mendampingi rumah sakit dari jauh, di lokasi, atau keduanya. Jumlah jam per minggu bergantung pada kebutuhan tuan rumah dan ketersediaan Anda. Kami mengharapkan komitmen Anda sepanjang proyek. Pendampingan daring berarti panggilan video berkala untuk bimbingan. Pendampingan di lokasi berarti perjalanan selama 10–14 hari ke institusi tuan rumah.',
  general_availability: 'Saya bersedia untuk:',
  general_availability_other: 'Sebutkan ketersediaan Anda',

  consentText:
    'Data Anda diproses sesuai dengan Peraturan Uni Eropa 45/2001 dan 2018/1725. Rumah sakit universitas penyelenggara adalah pengendali data utama. Data Anda digunakan untuk mempertemukan Anda dengan rumah sakit dan hanya diperlihatkan kepada rumah sakit jika Anda diusulkan kepadanya. Anda dapat melihat, memperbaiki, dan menghapusnya kapan saja melalui tautan pribadi Anda. Jika ada pertanyaan, silakan hubungi {coordinator}: {coordinatorEmail}.',
  privacy: 'Bagaimana kami memperlakukan data Anda',
  consent: 'Apakah Anda menyetujui pemrosesan data Anda untuk tujuan tersebut?',
  mustAccept: 'Anda harus menyetujui ketentuan untuk melanjutkan.',

  level_of_expertise_id: 'Tingkat keahlian',
  level_of_expertise_other: 'Tingkat keahlian: lainnya',
  work_experience: 'Pengalaman kerja',
  general_availability_time: 'Waktu yang tersedia',
  registry_related_experience: 'Pengalaman terkait registri',
  registry_related_experience_other: 'Pengalaman lain terkait registri',
  declaration_of_honour: 'Pernyataan integritas telah diterima',

  failed: 'Terjadi kesalahan. Silakan coba lagi.',
  created:
    'Terima kasih atas minat Anda. Tim kami akan menghubungi Anda dengan informasi lebih lanjut tentang kemungkinan kerja sama.',
  next: 'Kami menjawab dalam {answerTime}, dan mungkin mengundang Anda untuk wawancara singkat. Kami mengirim email berisi nomor referensi ini dan tautan pribadi untuk mengubah jawaban Anda.',
  edited: 'Formulir Anda berhasil diperbarui.',
}
