import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What our mails say. Those to an address that somebody typed repeat nothing of what was typed. */
export const mail: Translated<'id', 'mail'> = {
  next: 'Langkah selanjutnya',
  reply: 'Ingin menambahkan sesuatu? Balas email ini. Balasan Anda sampai kepada koordinator.',
  askUs: 'Ada pertanyaan? Kirim email ke {email}',
  copyLink: 'Jika tombolnya tidak berfungsi, salin alamat ini:',
  person: '{name} {surname}',
  salutation: 'Yth. {person},',

  messageReceiptSubject: 'Pesan Anda telah kami terima',
  messageReceiptPreview: 'Koordinator membacanya dan menjawab Anda lewat email.',
  messageReceiptText: 'Terima kasih telah menghubungi {name}. Pesan Anda telah sampai dengan baik.',
  messageReceiptRead: 'Koordinator membaca pesan Anda.',
  messageReceiptAnswer:
    'Dalam {answerTime} Anda menerima jawaban di alamat ini, yang ditulis oleh orang, bukan mesin.',
  messageReceiptReason:
    'Anda menerima email ini karena alamat ini dimasukkan dalam formulir kontak {name}. Jika bukan Anda, mohon balas dan beri tahu kami.',

  messageNoticeSubject: 'Pesan dari {person}',
  messageNoticePreview: 'Dikirim lewat formulir kontak. Balas email ini untuk menjawab.',
  messageNoticeText: 'Pesan ini datang lewat formulir kontak. Untuk menjawab {person}, balas email ini.',
  messageNoticeKept:
    'Nomor telepon, jika diberikan, tidak dikirim lewat email. Nomor itu tersimpan dalam registri.',
  messageNoticeReason: 'Anda menerima email ini karena pesan untuk {name} dikirim ke alamat ini.',

  noticeRequest: 'Permintaan',
  noticeHospital: 'Rumah sakit',
  noticeExpert: 'Pakar',
  openRequest: 'Buka permintaan',
  openApplication: 'Buka permohonan',
  openMatch: 'Buka pendampingan',

  programme_signed: 'Perjanjian dan surat komitmen sudah lengkap',
  programme_midterm_report: 'Laporan tengah periode telah masuk',
  programme_final_report: 'Laporan akhir telah masuk',
  programme_feedback_report: 'Laporan umpan balik telah masuk',
  programmeSignedNext:
    'Kedua pihak telah menyetujui perjanjian, dan suratnya sudah diterima. Kerja sama dapat dimulai.',
  programmeReportNext: 'Mohon dibaca, lalu disetujui atau dikembalikan.',
  programmeReason: 'Anda menerima email ini karena kabar tentang kerja sama {name} dikirim ke alamat ini.',

  withReference: '{subject} ({reference})',
  reference: 'Nomor referensi',
  quoteReference: 'Mohon cantumkan nomor referensi saat Anda menghubungi kami.',
  receiptPreview: 'Nomor referensi Anda {reference}. Berikut langkah selanjutnya.',
  receiptReason:
    'Anda menerima email ini karena alamat ini dimasukkan dalam formulir {name}. Jika bukan Anda, mohon balas dan beri tahu kami.',

  expertReceiptHeading: 'Permohonan Anda telah sampai kepada kami',
  expertReceiptText:
    'Terima kasih telah menawarkan bantuan sebagai pakar. Permohonan Anda telah masuk dengan baik.',
  expertReceiptReview: 'Kami membaca permohonan Anda, dan menjawab dalam {answerTime}.',
  expertReceiptInterview: 'Kami mungkin mengundang Anda untuk wawancara singkat.',
  expertReceiptDecision: 'Kami akan mengabarkan keputusan kami dan langkah berikutnya kepada Anda.',

  trainerReceiptHeading: 'Permohonan Anda telah sampai kepada kami',
  trainerReceiptText:
    'Terima kasih atas kesediaan Anda mengajarkan penatagunaan antimikroba. Permohonan Anda telah masuk dengan baik.',
  trainerReceiptReview: 'Kami membaca permohonan Anda, dan menjawab dalam {answerTime}.',
  trainerReceiptDecision: 'Kami akan mengabarkan keputusan kami dan langkah berikutnya kepada Anda.',

  hospitalReceiptHeading: 'Permintaan pendampingan Anda telah sampai kepada kami',
  hospitalReceiptText: 'Terima kasih telah mengajukan permintaan. Permintaan Anda telah masuk dengan baik.',
  hospitalReceiptReview:
    'Kami membaca permintaan Anda, menjawab dalam {answerTime}, dan mungkin menelepon Anda untuk bertanya.',
  hospitalReceiptShortlist: 'Anda menerima daftar calon pakar yang sesuai, dan Anda memilih satu.',
  hospitalReceiptBegin: 'Anda dan pakar menyepakati rinciannya, lalu mulai.',

  expertNoticeHeading: 'Seorang pakar mengajukan permohonan',
  trainerNoticeHeading: 'Seorang pelatih mengajukan permohonan',
  hospitalNoticeHeading: 'Sebuah rumah sakit meminta pendampingan',
  noticePreview: 'Kini giliran Anda menelaah.',
  noticeText: 'Kini giliran Anda menelaah. Jawaban berikut boleh dikirim lewat email:',
  otherInRegistry: 'hal lain (lihat registri)',
  otherUnsaid: 'hal lain (tidak disebutkan)',
  noticeKept:
    'Data kontak, teks panjang, dan berkas tidak dikirim lewat email. Semuanya tersimpan dalam registri.',
  noticeReason:
    'Anda menerima email ini karena pemberitahuan tentang permohonan kepada {name} dikirim ke alamat ini.',
}
