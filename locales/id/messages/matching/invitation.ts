import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The page on which an expert answers whether a request suits them. */
export const invitation: Translated<'id', 'invitation'> = {
  title: 'Sebuah rumah sakit meminta pendampingan',
  description: 'Sebuah rumah sakit meminta pendampingan. Kabari tim {name} apakah Anda berminat.',
  question: 'Bersediakah Anda mendampingi {hospital}?',
  lede: 'Di {city}, {country}. Mohon dijawab paling lambat {day}.',
  note: 'Pesan koordinator untuk Anda',
  request: 'Yang diminta rumah sakit',
  ownWords: 'Dengan kata-kata rumah sakit itu sendiri',

  answer: 'Jawaban Anda',
  noPromise: 'Ini bukan janji: belum ada yang pasti sebelum rumah sakit dan Anda bersepakat.',
  interested: 'Saya berminat',
  notNow: 'Belum bisa',
  reason: 'Alasan Anda',
  reason_time: 'Saat ini saya tidak punya waktu',
  reason_experience: 'Permintaan ini tidak sesuai dengan pengalaman saya',
  reason_method: 'Cara atau waktu pendampingannya tidak sesuai bagi saya',
  reason_language: 'Bahasa kerjanya tidak sesuai bagi saya',
  reason_conflict: 'Saya memiliki konflik kepentingan',
  reason_other: 'Alasan lain',
  reasonAnd: '{reason}: {words}',
  words: 'Dengan kata-kata Anda sendiri',
  wordsHint: 'Hanya tim kami yang membacanya.',
  notSent: 'Jawaban Anda belum terkirim',
  send: 'Kirim “Belum bisa”',

  saidInterested: 'Terima kasih. Anda berminat',
  saidInterestedText:
    'Jawaban Anda tentang {hospital} telah kami terima. Saat ini Anda tidak perlu melakukan apa pun.',
  next: 'Apa yang terjadi selanjutnya',
  nextShortlist: 'Rumah sakit melihat daftar berisi tiga hingga lima calon pakar, lalu memilih satu.',
  nextMail: 'Kami mengabari Anda, apa pun keputusan rumah sakit.',
  changed: 'Ternyata belum bisa',
  saidDeclined: 'Terima kasih telah mengabari kami',
  saidDeclinedText:
    'Anda menjawab “Belum bisa” untuk {hospital}, dan kami bertanya kepada orang lain. Anda tetap tercantum dalam registri, dan kami mungkin bertanya tentang permintaan lain.',
  refused: 'Terima kasih. Jawaban Anda kami terima',
  refusedText:
    'Anda mengabari bahwa saat ini tidak dapat mendampingi {hospital}. Pesan Anda telah sampai kepada koordinator, yang akan menghubungi Anda. Anda tidak perlu melakukan apa pun.',
  closed: 'Kali ini bantuan Anda belum diperlukan',
  closedText:
    'Terima kasih atas kesediaan Anda membantu. Untuk permintaan dari {hospital} tidak ada lagi yang perlu Anda lakukan. Ini bukan penilaian atas kerja Anda: Anda tetap tercantum dalam registri, dan kami mungkin bertanya tentang permintaan lain.',
  changedMind: 'Ada yang berubah bagi Anda?',
  tooLateTitle: 'Jawaban Anda tidak diubah',
  tooLate: 'Sementara itu permintaan sudah berlanjut.',
  writeTo: 'Kirim email ke {email}',

  deadTitle: 'Pertanyaan ini tidak terbuka',
  dead: 'Batas waktu menjawab telah lewat, pertanyaan ditarik kembali, atau alamatnya tidak lengkap. Anda tidak perlu melakukan apa pun.',
  deadLink: 'Pertanyaan yang masih terbuka juga tertera di halaman permohonan Anda.',
  deadAsk: 'Masih ingin mendampingi rumah sakit ini?',
}
