import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What applying says in every form; a form's own words stand in its own area. */
export const wizard: Translated<'id', 'wizard'> = {
  steps: 'Langkah-langkah permohonan',
  requiredHint: 'Semua kolom wajib diisi, kecuali yang bertanda opsional.',
  back: 'Kembali',
  firstStep: 'Ini langkah pertama.',
  submit: 'Kirim',
  sending: 'Mengirim permohonan Anda',
  allOnOnePage: 'Tampilkan semua pertanyaan di satu halaman',
  stepByStep: 'Tampilkan langkah demi langkah',
  titleOfStep: 'Langkah {step} dari {count}: {title}',

  check: 'Periksa jawaban Anda',
  summaryTitle: 'Periksa jawaban Anda',
  summaryText: 'Inilah yang kami terima setelah Anda mengirimkannya.',
  summaryChange: 'Ubah',
  summaryNone: 'Tidak ada jawaban',
  summarySending: '{file} (masih dikirim)',
  toSummary: 'Kembali ke ringkasan',

  chooseOne: 'Silakan pilih',
  chooseCountry: 'Pilih negara',
  addChoice: 'Ketik atau pilih',
  addLanguage: 'Tambah bahasa',
  addCountry: 'Ketik nama negara',
  countriesHint: 'Daftar ini memuat negara dari wilayah yang Anda pilih: {regions}.',
  severalHint: 'Untuk memilih lebih dari satu, tahan Ctrl atau ⌘ saat mengeklik.',
  noLevel: 'Tidak ada',
  levelUnset: 'Belum ditentukan',
  languageRemoved: '{language} telah dihapus.',
  undo: 'Urungkan',
  clear: 'Kosongkan',
  region: 'Wilayah WHO',
  years: 'tahun',

  begin: 'Mulai pendaftaran',
  beginNote:
    'Sekitar {minutes} menit. Jawaban Anda tersimpan di perangkat ini selagi Anda mengetik: Anda dapat berhenti dan melanjutkan.',
  goOn: 'Lanjutkan pendaftaran Anda',
  goOnNote: 'Ada draf di perangkat ini, disimpan pada {date} pukul {time}.',

  willSave: 'Jawaban Anda disimpan di perangkat ini.',
  unsaved: 'Peramban ini tidak menyimpan draf. Mohon selesaikan sebelum menutup halaman.',
  fromOtherTab: 'Diperbarui dari jendela lain pukul {time}',
  onThisDevice:
    'Draf tetap ada di peramban ini hingga Anda mengirim atau menghapusnya. Jika perangkat ini dipakai orang lain juga, hapus draf sebelum Anda pergi.',
  deleteDraft: 'Hapus draf ini',
  deleteTitle: 'Hapus draf ini?',
  deleteText: 'Semua jawaban di dalamnya dihapus dari perangkat ini. Tindakan ini tidak dapat dibatalkan.',
  deleteYes: 'Hapus draf',
  deleteNo: 'Pertahankan',
  goneTitle: 'Draf sudah tidak ada di perangkat ini',
  goneText: 'Draf sudah dikirim atau dihapus di jendela lain. Yang Anda ketik sekarang memulai draf baru.',

  elsewhere: 'Selesaikan di perangkat lain',
  elsewhereText:
    'Kami mengirim email berisi tautan ke isian Anda sejauh ini. Tautan itu berlaku selama 30 hari.',
  elsewhereSend: 'Kirim tautan',
  elsewhereClose: 'Tutup',
  elsewhereSent:
    'Tautan sedang dikirim ke {email}. Berlaku selama 30 hari, hingga {date}. Perubahan Anda di sini mulai sekarang tidak termasuk di dalamnya.',
  newerTitle: 'Anda melihat draf dari perangkat ini',
  newerText: 'Jawabannya berbeda dari draf yang dituju tautan Anda.',
  newerTake: 'Gunakan draf dari tautan',
  newerTakenTitle: 'Anda melihat draf dari tautan',
  newerTakenText:
    'Draf ini menggantikan draf di perangkat ini, yang masih dapat Anda kembalikan hingga Anda meninggalkan halaman ini.',
  newerBack: 'Kembalikan draf semula',

  waitingTitle: 'Saat ini tidak ada koneksi',
  waitingText:
    'Anda tidak perlu menunggu di sini: isian Anda tersimpan di perangkat ini dan terkirim sendiri saat koneksi pulih, paling lambat ketika Anda membuka situs ini lagi.',
  filesTitle: 'Berkas Anda masih dikirim',
  filesText:
    'Permohonan Anda terkirim sendiri begitu semua berkas sampai. Anda tidak perlu menunggu di sini: permohonan tetap ada di perangkat ini sampai saat itu.',
  filesSending: 'Masih mengirim {file}: {percent}%',
  filesNoLine:
    'Anda tidak perlu menunggu di sini: permohonan dan berkasnya tetap ada di perangkat ini dan terkirim sendiri saat koneksi pulih, paling lambat ketika Anda membuka situs ini lagi.',
  filesSave:
    'Perubahan Anda tersimpan sendiri begitu semua berkas sampai. Mohon biarkan halaman ini terbuka sampai saat itu.',
  filesSaveNoLine:
    'Tidak ada koneksi. Biarkan halaman ini terbuka, dan perubahan Anda tersimpan sendiri saat koneksi pulih. Jika Anda harus pergi, perubahan tetap ada di perangkat ini selama seminggu: nanti buka lagi tautan Anda dan tekan “Simpan perubahan”.',
  notSent: 'Belum terkirim',
  notSentText: 'Permohonan Anda menunggu di perangkat ini. Permohonan terkirim sendiri saat ada koneksi.',
  notSentChanged:
    'Anda mengubah jawaban setelah menekan “Kirim”, sehingga pengirimannya dihentikan. Silakan tekan “Kirim” lagi.',
  notSentRequest: 'Permintaan Anda menunggu di perangkat ini. Permintaan terkirim sendiri saat ada koneksi.',
  notSentRequestRefused: 'Permintaan Anda tidak dapat dikirim. Silakan buka untuk melihat alasannya.',
  notSentOpen: 'Buka',
  notSentRefused: 'Permohonan Anda tidak dapat dikirim. Silakan buka untuk melihat alasannya.',
  tooManyTitle: 'Mohon tunggu beberapa menit',
  uploadsFullText:
    'Banyak berkas dari koneksi Anda menunggu untuk dikirim. Jawaban Anda masih ada; silakan pilih lagi berkas Anda nanti.',
  tooManyText:
    'Banyak permohonan datang dari koneksi Anda. Tidak ada yang hilang; silakan kirim lagi dalam {count} menit.',
  quickTitle: 'Pengisiannya sangat cepat',
  quickText: 'Permohonan Anda belum terkirim. Isian Anda tidak hilang. Silakan tekan “Kirim” sekali lagi.',
  failed: 'Terjadi kesalahan. Silakan coba lagi.',
  failedText: 'Permohonan Anda tidak terkirim. Isian Anda tidak hilang.',
  emailTakenText:
    'Sudah ada permohonan dengan alamat ini. Untuk mengubahnya, gunakan tautan dalam email yang kami kirimkan. Jika tidak ditemukan, silakan kirim email ke {coordinatorEmail}.',
  perhapsSent:
    'Percobaan sebelumnya tidak mendapat jawaban, jadi mungkin sudah sampai. Mohon cari email dari kami sebelum mengajukan lagi.',
  changeEmail: 'Ubah alamat email',

  sentTitle: 'Permohonan Anda telah sampai',
  requestArrived: 'Permintaan Anda telah sampai',
  receipt: 'Lihat tanda terima',
  reference: 'Nomor referensi Anda: {reference}',
}
