import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What a file field says while a file travels; what is wrong with its content stands in `forms`. */
export const uploads: Translated<'id', 'uploads'> = {
  choose: 'Pilih PDF',
  drop: 'atau seret ke sini',
  phone: 'Cara membuat PDF dengan ponsel',
  phoneText:
    'Dokumen kertas: di iPhone buka Catatan, lalu Pindai Dokumen; di Android buka Google Drive, lalu + dan Pindai. Dokumen digital: pilih Bagikan atau Cetak dalam aplikasinya, lalu Simpan sebagai PDF.',
  again: 'Pilih yang lain',
  notTaken: '“{file}” tidak dapat diterima',
  chooseThere: 'Pilih berkas lain di “{step}”',
  progress: 'Kemajuan unggahan',
  cancel: 'Batalkan unggahan {file}',
  remove: 'Hapus berkas {file}',
  view: 'Lihat',
  tryNow: 'Coba sekarang',
  replace: 'Berkas ini sudah ada pada kami. Pilih yang lain hanya jika Anda ingin menggantinya.',

  kilobytes: '{count} KB',
  megabytes: '{count} MB',

  sending: '{sent} dari {size}',
  sendingLeft: '{sent} dari {size}, {left}',
  secondsLeft: { other: 'sekitar {count} detik lagi' },
  fewSecondsLeft: 'beberapa detik lagi',
  minutesLeft: { other: 'sekitar {count} menit lagi' },
  hourLeft: 'lebih dari satu jam lagi',
  asking: 'Memeriksa berapa banyak yang sudah sampai',
  noLine: 'Tidak ada koneksi. {sent} dari {size} sudah sampai dan aman. Unggahan berlanjut otomatis.',
  noLineYet: 'Tidak ada koneksi. Unggahan berlanjut otomatis saat koneksi pulih.',
  busy: 'Server kami sedang sibuk. {sent} dari {size} sudah sampai dan aman. Unggahan berlanjut otomatis.',
  busyYet: 'Server kami sedang sibuk. Unggahan berlanjut otomatis.',
  shareFull:
    'Banyak berkas dari koneksi Anda menunggu dikirim bersama formulir. Unggahan berlanjut otomatis setelah sebagian dikirim atau dihapus.',
  checking: 'Semuanya sudah sampai. Kami sedang memeriksa berkas.',
  sent: '{size}, sudah diunggah',
  sentBefore: 'Sudah diunggah',

  empty: 'Berkas ini kosong. Silakan simpan ulang dan pilih berkas yang baru.',
  notInside:
    'Namanya seperti PDF, tetapi isinya jenis berkas lain. Silakan simpan atau cetak sebagai PDF dan pilih PDF itu.',
  unreadable:
    'Perangkat Anda tidak dapat membuka berkas ini. Silakan simpan di perangkat itu sendiri dan pilih lagi.',
  lost: 'Perangkat Anda tidak dapat menyimpan berkas ini. Silakan pilih lagi.',

  saidStarted: 'Unggahan {file} dimulai.',
  saidWaiting: 'Unggahan {file} sedang menunggu. Unggahan berlanjut otomatis.',
  saidGoingOn: 'Unggahan {file} berlanjut.',
  saidSent: '{file} sudah diunggah.',
  saidRefused: '{file}: {why}',
  saidCancelled: 'Unggahan {file} dibatalkan.',
  saidRemoved: '{file} dihapus.',
}
