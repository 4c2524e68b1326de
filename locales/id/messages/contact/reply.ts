import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The form of an answer to a contact message, and the mail that it becomes. */
export const reply: Translated<'id', 'reply'> = {
  title: 'Balas',
  subject: 'Subjek',
  text: 'Teks',
  textHint: 'Setiap baris menjadi satu paragraf. Cara menghubungi kami ditambahkan di bawahnya.',
  quoted: 'Kutip pesan asli di bawah',

  usualSubject: 'Pesan Anda kepada {name}',
  youWrote: 'Pada {date} Anda menulis:',
  reason:
    'Anda menerima email ini karena Anda menghubungi {name}. Jika bukan Anda, mohon balas dan beri tahu kami.',
}
