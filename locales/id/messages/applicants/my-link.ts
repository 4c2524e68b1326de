import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** For people who have lost the mail with their link. */
export const myLink: Translated<'id', 'myLink'> = {
  title: 'Kirim ulang tautan saya',
  description: 'Dapatkan lagi lewat email tautan ke permohonan atau permintaan Anda di {name}.',
  lede: 'Sudah mendaftar atau meminta pendampingan, tetapi email kami hilang? Masukkan alamat email yang Anda gunakan. Kami mengirimkan tautan ke semua yang Anda kirim dengan alamat itu.',
  email: 'Alamat email',
  noLine:
    'Belum ada yang terkirim. Alamat Anda tetap tertulis di sini: tekan tombolnya lagi saat koneksi pulih.',
  send: 'Kirim tautan saya',
  askedTitle: 'Silakan periksa email Anda',
  askedText:
    'Jika ada yang dikirim kepada kami dengan {email}, tautannya sedang menuju alamat itu. Tautan yang masih berlaku dan PIN Anda tetap dapat digunakan.',
  askedNothing:
    'Belum ada email setelah beberapa menit? Periksa folder spam, atau coba alamat lain yang mungkin Anda gunakan. Di sini kami tidak menyebutkan apakah suatu alamat kami kenal. Formulir yang belum dikirim memiliki tautan sendiri, dalam email yang mengantarkannya.',
  waitTitle: 'Silakan periksa email Anda dahulu',
  wait: {
    other: 'Alamat ini sudah dimasukkan beberapa kali. Anda dapat meminta lagi dalam {count} menit.',
  },
  applied: 'Sudah mendaftar? Kirim ulang tautan saya',
}
