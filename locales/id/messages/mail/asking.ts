import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The mails that ask an expert whether a request suits them, and that tell the coordinator what they said. */
export const asking: Translated<'id', 'asking'> = {
  subject: 'Bersediakah Anda mendampingi {hospital}?',
  reminderSubject: 'Pengingat: bersediakah Anda mendampingi {hospital}?',
  preview: 'Sebuah rumah sakit meminta pendampingan. Kabari kami paling lambat {day} apakah Anda berminat.',
  text: '{hospital} di {city}, {country}, meminta pendampingan. Menurut kami Anda dapat membantu, dan kami bertanya kepada Anda sebelum rumah sakit itu mendengar tentang Anda.',
  reminderText:
    'Kami bertanya kepada Anda tentang {hospital} di {city}, {country}, dan belum menerima jawaban Anda.',
  by: 'Mohon dijawab paling lambat',
  words: 'Alasannya, dengan kata-kata rumah sakit itu sendiri:',
  note: 'Koordinator menambahkan:',
  open: 'Jawab',
  next: 'Apa yang terjadi selanjutnya',
  nextAnswer: 'Anda menyampaikan apakah Anda berminat. Itu belum merupakan janji.',
  nextShortlist: 'Rumah sakit melihat daftar berisi tiga hingga lima calon pakar, lalu memilih satu.',
  nextMail: 'Kami mengabari Anda, apa pun keputusan rumah sakit.',
  notNow:
    'Belum sesuai untuk Anda saat ini? Sampaikan juga kepada kami, agar kami dapat bertanya kepada orang lain. Anda tetap tercantum dalam registri.',
  silence:
    'Jika tidak ada kabar hingga {day}, kami menganggap saat ini belum sesuai untuk Anda. Kami tidak akan menulis lagi.',
  safe: 'Siapa pun yang memiliki tautan ini dapat menjawab atas nama Anda. Jangan diteruskan.',
  reason: 'Anda menerima email ini karena Anda adalah pakar {name}.',

  interestedSubject: '{person} berminat mendampingi {hospital}',
  declinedSubject: '{person} menjawab “belum bisa” untuk {hospital}',
  refusedSubject: '{person} ternyata tidak dapat mendampingi {hospital}',
  lapsedSubject: '{person} belum menjawab tentang {hospital}',
  interestedText:
    'Pakar ini dapat dimasukkan dalam daftar calon pakar berikutnya yang Anda kirim ke rumah sakit.',
  interestedUnfitText:
    'Menurut jawabannya saat ini, pakar ini tidak lagi sesuai dengan permintaan dan tidak dapat begitu saja dimasukkan dalam daftar calon pakar. Alasannya tertera di sebelah nama pakar dalam registri.',
  declinedText: 'Alasannya tertera di sebelah nama pakar dalam registri.',
  refusedText:
    'Pakar ini menjawab “belum bisa” setelah rumah sakit memutuskan. Pakar membaca bahwa Anda akan menghubunginya. Alasannya ada di halaman pendampingan. Mohon dilihat sebelum Anda melanjutkan.',
  lapsedText: 'Batas waktu menjawab telah lewat. Pertanyaan ditutup.',
  noticeReason: 'Anda menerima email ini karena jawaban pakar kepada {name} dikirim ke alamat ini.',
}
