import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** Pages that a person reaches when something is missing or broken. */
export const errors: Translated<'id', 'errors'> = {
  titleOfForm: 'Kesalahan: {title}',
  unexpectedTitle: 'Terjadi kesalahan tak terduga!',
  unexpectedText: 'Terjadi gangguan di pihak kami, dan sudah kami catat. Silakan coba lagi sebentar lagi.',
  unavailableText:
    'Untuk sementara registri tidak terjangkau. Silakan coba lagi sebentar lagi. Jika Anda mengirim formulir, kembalilah: peramban Anda menyimpan isian Anda.',
  refusedTitle: 'Permintaan ini tidak dapat kami terima',
  refusedText:
    'Mungkin halaman ini terlalu lama terbuka. Kembali, muat ulang, lalu kirim lagi; peramban Anda menyimpan isian Anda.',
  notAllowedTitle: 'Ini tidak termasuk tugas Anda',
  notAllowedText:
    'Peran Anda dalam sistem pengelolaan tidak mencakup halaman ini. Administrator dapat mengubah peran Anda.',
  tooLargeTitle: 'Ukurannya terlalu besar untuk dikirim',
  tooLargeText:
    'Setiap berkas paling besar 10 MB. Kembali dan pilih berkas yang lebih kecil; peramban Anda menyimpan isian Anda.',
  tooManyTitle: 'Mohon tunggu sebentar',
  tooManyText: {
    other:
      'Banyak permintaan datang dari koneksi Anda dalam waktu singkat. Silakan coba lagi dalam {count} menit.',
  },
  linkDeadTitle: 'Tautan ini tidak berlaku lagi',
  linkDeadText:
    'Formulir sudah dikirim, atau sudah lewat 30 hari: setelah itu kami menghapus drafnya. Jika Anda sudah mengirimnya, kami telah mengirim email berisi nomor referensi Anda. Jika belum, buka formulir di perangkat tempat Anda memulai dan minta tautan baru.',
  offlineTitle: 'Anda tidak memiliki koneksi',
  offlineText:
    'Halaman ini belum ada di perangkat Anda. Halaman yang pernah Anda baca di sini masih dapat dibuka.',
  offlineOwn:
    'Halaman ini memuat yang Anda kirim kepada kami. Sifatnya pribadi, jadi tidak disimpan di perangkat ini: halaman terbuka saat ada koneksi.',
  offlineChanges:
    'Perubahan Anda tanggal {date} tersimpan di perangkat ini, dan dapat Anda temukan di sini saat koneksi pulih.',
  offlineAgain: 'Coba lagi',
  offlineForms: 'Formulir berikut berfungsi tanpa koneksi jika pernah Anda buka di perangkat ini',
  notFoundTitle: 'Halaman ini tidak kami temukan',
  notFoundText: 'Mungkin alamatnya salah ketik, atau halamannya sudah dipindahkan.',
  didYouMean: 'Mungkin maksud Anda',
  mayHelp: 'Halaman berikut mungkin membantu',
}
