import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** Around the contact form; the form's own words stand in the area `contact`. */
export const contactPage: Translated<'id', 'contactPage'> = {
  description: 'Ajukan pertanyaan kepada koordinator {name}.',
  lede: 'Tanyakan apa saja tentang {name}. Setiap pesan dibaca oleh koordinator dan dijawab lewat email.',
  whoTitle: 'Siapa yang membaca pesan ini',
  whoText:
    'Pesan Anda sampai kepada {coordinator} di {institution}. Anda juga dapat mengirim email ke {coordinatorEmail}.',
  send: 'Kirim pesan',
  sending: 'Mengirim pesan Anda',
  sentTitle: 'Pesan Anda telah sampai',
  sentText: 'Terima kasih. Koordinator akan menjawab Anda lewat email dalam {answerTime}.',
  failed: 'pesan tidak dapat dikirim. Isian Anda tidak hilang. Silakan coba lagi.',
  quick: 'formulir diisi sangat cepat. Isian Anda tidak hilang. Silakan tekan “Kirim pesan” sekali lagi.',
  waitingText:
    'Saat ini tidak ada koneksi. Anda tidak perlu menunggu di sini: pesan Anda tersimpan di perangkat ini dan terkirim otomatis saat koneksi pulih, paling lambat ketika Anda membuka situs ini lagi.',
  notSentText: 'Pesan Anda menunggu di perangkat ini. Pesan terkirim otomatis saat ada koneksi.',
  notSentChanged:
    'Anda mengubah pesan setelah menekan “Kirim pesan”, sehingga pengirimannya dihentikan. Silakan tekan lagi.',
  notSentRefused: 'Pesan Anda tidak dapat dikirim. Silakan buka untuk melihat alasannya.',
  tooMany: {
    other:
      'banyak pesan datang dari koneksi Anda. Isian Anda tidak hilang. Silakan coba lagi setelah {count} menit.',
  },
}
