import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What a person reads who comes back to an application. */
export const edit: Translated<'id', 'edit'> = {
  title: 'Ubah permohonan Anda',
  requestTitle: 'Ubah permintaan Anda',
  titleOfStep: '{title}: {step}',
  allSteps: 'Semua langkah',

  authenticationTitle: 'Verifikasi diperlukan',
  authenticationText: 'Gunakan email yang Anda daftarkan dan PIN terakhir yang kami kirimkan lewat email.',
  authenticationLasts: {
    other: 'Setelah itu, permohonan Anda terbuka paling lama {count} jam; kami memberi tahu sebelum ditutup.',
  },
  againText:
    'Permohonan Anda ditutup untuk menjaga keamanan data Anda. Isian Anda tidak hilang. Silakan masukkan lagi email dan PIN Anda.',
  email: 'Email',
  pin: 'PIN',
  pinHint: 'Enam angka. Anda dapat menempelkannya.',
  send: 'Kirim',
  open: 'Buka permohonan saya',
  wrongCredentials: 'Email atau PIN tidak sesuai. Silakan coba lagi.',
  lastAttempt: 'Jika salah sekali lagi, Anda harus menunggu sebelum dapat mencoba kembali.',
  notVerified: 'Email dan PIN tidak dapat diverifikasi. Silakan coba lagi.',
  lockedMinutes: {
    other: 'Terlalu banyak percobaan yang salah. Silakan coba lagi setelah {count} menit.',
  },
  lockedHours: {
    other: 'Terlalu banyak percobaan yang salah. Silakan coba lagi setelah {count} jam.',
  },
  newPin: 'Kirim PIN baru',
  newPinOffer:
    'Tidak menemukan PIN Anda? Kami mengirimkan yang baru ke alamat email yang Anda daftarkan. Setelah itu, PIN lama tidak berlaku lagi.',
  newPinNot: 'Saya punya PIN',
  newPinSent:
    'Jika tautan ini terhubung dengan suatu permohonan, PIN baru sedang dikirim ke alamat email permohonan tersebut. PIN lama tidak berlaku lagi.',
  newPinUsableMinutes: {
    other: 'Karena ada percobaan yang salah, PIN baru itu dapat digunakan setelah {count} menit.',
  },
  newPinUsableHours: {
    other: 'Karena ada percobaan yang salah, PIN baru itu dapat digunakan setelah {count} jam.',
  },
  newPinFailed: 'PIN baru tidak dapat kami kirim. Silakan coba lagi.',
  newPinWait: {
    other: 'Silakan periksa email Anda dahulu. Anda dapat meminta PIN lain setelah {count} menit.',
  },

  authenticationLost: 'Tautan ini tidak berfungsi?',
  authenticationReplaced: 'Mungkin sudah ada tautan yang lebih baru.',
  authenticationLink: 'Kirim ulang tautan saya',

  endsTitle: {
    other: 'Permohonan Anda akan ditutup {count} menit lagi',
  },
  endsIdle: 'Sudah beberapa waktu tidak ada aktivitas di sini. Isian Anda tetap tersimpan di perangkat ini.',
  endsMost:
    'Permohonan kami tutup setelah beberapa waktu agar data Anda aman. Masukkan lagi PIN Anda untuk melanjutkan; isian Anda tidak hilang.',
  endsStay: 'Biarkan terbuka',
  endsPin: 'Masukkan PIN sekarang',

  noScriptTitle: 'Halaman ini memerlukan JavaScript',

  reference: 'Nomor referensi',
  status: 'Status',
  status_received: 'Telah masuk',
  status_reviewed: 'Sedang ditelaah',
  status_asked: 'Kami meminta sesuatu dari Anda',
  status_interview: 'Kami ingin berbicara dengan Anda',
  status_accepted: 'Disetujui',
  status_registered: 'Tercantum dalam registri',
  status_paused: 'Dijeda',
  status_searching: 'Kami mencari pakar untuk Anda',
  status_choosing: 'Kini giliran Anda memilih',
  status_arranged: 'Anda telah memilih pakar',
  status_supported: 'Pendampingan berjalan',
  status_completed: 'Selesai',
  status_unmatched: 'Kami belum menemukan pakar',
  status_declined: 'Tidak disetujui',
  status_withdrawn: 'Ditarik',
  askedTitle: 'Kami perlu sedikit informasi tambahan',
  askedText: 'Silakan jawab pertanyaan di halaman ini. Setelah itu, semua jawaban lain dapat diubah lagi.',
  termsTitle: 'Ketentuan kami telah berubah',
  termsText:
    'Ketentuan yang baru berlaku sejak {day}. Silakan baca, lalu setujui di bawah ini saat menyimpan perubahan.',
  termsBySaving:
    'Ketentuan yang baru berlaku sejak {day}. Silakan baca: dengan menyimpan perubahan, Anda menyetujuinya.',
  termsRead: 'Baca ketentuan',
  correctedTitle: 'Kami memperbaiki beberapa jawaban Anda',
  correctedText: 'Jika tidak benar, silakan ubah di bawah ini atau hubungi kami.',
  correctedWhy: '{day}. Alasan: {reason}',
  submitted: 'Dikirim',
  updated: 'Terakhir diubah',
  withdrawnTitle: 'Anda telah menarik permohonan ini',
  withdrawnText: 'Anda masih dapat membaca, memperbaiki, dan menghapusnya.',

  pendingTitle: 'Alamat email baru Anda menunggu konfirmasi',
  pendingAt: 'Kami telah mengirim tautan ke',
  pendingText:
    'Silakan buka tautan itu di sana dan masukkan PIN Anda, paling lambat {day}. Sebelum itu, email kami tetap dikirim ke alamat Anda yang sekarang, dan Anda masuk dengan alamat itu.',
  pendingSend: 'Kirim lagi',
  pendingSent: 'Tautan baru sedang dikirim. Tautan sebelumnya tidak berlaku lagi.',
  pendingCancel: 'Batalkan perubahan',
  pendingWait:
    'Kami sudah mengirim beberapa tautan. Silakan periksa email Anda dahulu, dan coba lagi satu jam kemudian.',
  pendingCancelledTitle: 'Alamat email Anda tetap seperti semula',
  pendingCancelledText: 'Tautan yang dikirim ke alamat baru tidak berlaku lagi.',

  keepFile: 'Pertahankan berkas yang sudah Anda kirim',
  fileKept: '{size}, tersimpan bersama permohonan Anda',

  save: 'Simpan perubahan',
  saving: 'Menyimpan perubahan Anda',
  turnSaves: 'Saat Anda berpindah langkah, perubahan Anda disimpan lebih dahulu.',
  draftTitle: 'Anda melihat perubahan yang belum disimpan',
  draftText:
    'Perubahan ini ada di perangkat ini sejak {date}, {time}. Kami baru menerimanya setelah Anda menekan “Simpan perubahan”.',
  draftOlder: 'Permohonan Anda telah diubah sejak itu. Silakan periksa sebelum menyimpan.',
  draftDiscard: 'Buang perubahan ini',
  draftKept: 'Perubahan yang belum Anda simpan tetap ada di perangkat ini.',
  draftAskTitle: 'Buang perubahan Anda?',
  draftAskText: 'Formulir akan menampilkan permohonan Anda sebagaimana tersimpan pada kami.',
  draftAskYes: 'Buang',
  draftAskNo: 'Pertahankan',
  noConsentTitle: 'Tanpa persetujuan Anda, kami tidak dapat menyimpan permohonan Anda',
  noConsentText:
    'Belum ada yang berubah. Jika Anda ingin menarik kembali persetujuan, tarik permohonan Anda atau hapus data Anda; keduanya ada di akhir halaman ini.',
  noConsentLink: 'Ke bagian Tarik dan Hapus',
  unchangedTitle: 'Belum ada yang perlu disimpan',
  unchangedText: 'Semua jawaban masih sama seperti sebelumnya.',
  againTitle: 'Permohonan Anda terbuka kembali',
  againSave: 'Isian Anda tidak hilang. Silakan simpan perubahan Anda sekarang.',
  failedTitle: 'Perubahan Anda belum tersimpan',
  failedText: 'Isian Anda tidak hilang. Silakan coba lagi.',
  failedLater: 'Isian Anda tidak hilang. Silakan simpan lagi beberapa menit kemudian.',
  failedOffline: 'Saat ini tidak ada koneksi. Isian Anda tidak hilang. Silakan simpan lagi nanti.',
  goneText: 'Permohonan ini tidak kami temukan lagi. Mungkin sudah dihapus di jendela lain.',
  emailTakenText:
    'Alamat ini sudah digunakan permohonan lain. Silakan gunakan alamat lain, atau tanyakan kepada koordinator.',
  changeEmail: 'Ubah alamat email',

  conflictTitle: 'Sementara itu, permohonan Anda telah diubah',
  conflictText:
    'Ada yang mengubahnya di jendela lain setelah Anda membukanya di sini. Perubahan Anda belum tersimpan, dan isian Anda tidak hilang.',
  conflictTheirs: 'Jawaban baru dalam versi lain itu:',
  conflictBoth: 'Jawaban yang juga Anda ubah, sebagaimana tertulis dalam versi lain itu:',
  conflictLoad: 'Muat versi terbaru dan pertahankan perubahan saya',
  mergedTitle: 'Ini versi terbaru dengan perubahan Anda',
  mergedText: 'Silakan periksa dan simpan.',
  noAnswer: 'Tidak ada jawaban',

  savedText: 'Kami telah mengirim email yang menyebutkan pertanyaan mana saja yang berubah.',
  savedUnconfirmed:
    'Kami telah mengirim tautan ke {email}. Silakan buka tautan itu di sana dan masukkan PIN Anda untuk mengonfirmasi alamat tersebut. Sebelum itu, email kami tetap dikirim ke alamat Anda yang sekarang.',
  backToApplication: 'Kembali ke permohonan saya',

  rights: 'Data dan hak Anda',
  rightsLede: 'Untuk semua ini Anda tidak perlu memberi alasan.',
  exportTitle: 'Lihat semua data Anda',
  exportText:
    'Satu berkas berisi semua yang kami simpan tentang Anda. Dapat dibaca oleh manusia dan program (JSON).',
  exportFiles: 'Berkas PDF Anda ada di “Lihat” pada “{step}”.',
  exportDo: 'Unduh data saya',
  withdrawTitle: 'Tarik permohonan Anda',
  withdrawText:
    'Kami tidak menindaklanjutinya lagi. Data Anda tetap kami simpan selama {period}, kecuali Anda menghapusnya lebih awal.',
  withdrawDo: 'Tarik permohonan saya',
  eraseTitle: 'Hapus semuanya',
  eraseText: 'Semua yang Anda kirim kepada kami dan pesan kami kepada Anda dihapus untuk selamanya.',
  eraseDo: 'Hapus data saya',
  signOutTitle: 'Keluar',
  signOutText: 'Mohon keluar jika perangkat ini digunakan orang lain juga.',
  signOutDo: 'Keluar',
  rightsFailed: 'Tidak berhasil. Silakan coba lagi.',
  rightsWrongStatus: 'Permohonan Anda tidak dapat ditarik lagi. Silakan hubungi koordinator.',

  askWithdrawTitle: 'Tarik permohonan Anda?',
  askWithdrawText:
    'Kami tidak menindaklanjutinya lagi, dan kami mengabari Anda lewat email. Tindakan ini tidak dapat dibatalkan, tetapi Anda boleh mengajukan lagi kapan saja.',
  endsWith: 'Hal berikut ikut berakhir:',
  endsWorking:
    'Anda sedang bekerja sama dengan {name}. Kerja sama itu berakhir, dan pihak tersebut kami beri tahu.',
  endsChosen:
    'Anda akan bekerja sama dengan {name}. Kerja sama itu tidak jadi dimulai, dan pihak tersebut kami beri tahu.',
  endsShortlists: {
    other:
      'Anda tercantum dalam daftar calon pakar di {count} rumah sakit. Anda tidak dapat dipilih lagi. Rumah sakit yang masih memilih kami beri tahu.',
  },
  endsAsked: {
    other: 'Kami bertanya kepada Anda tentang {count} permintaan. Prosesnya berlanjut tanpa Anda.',
  },
  endsToChooseFrom: {
    other:
      'Masih ada {count} pakar yang dapat Anda pilih. Daftar calon pakar Anda ditutup, dan pakar yang sudah mengetahuinya kami beri tahu.',
  },
  askWithdrawYes: 'Ya, tarik',
  askWithdrawNo: 'Tidak, kembali',
  askEraseTitle: 'Hapus semuanya?',
  askEraseText:
    'Kami menghapus permohonan ini beserta semua yang termasuk di dalamnya, pesan kami kepada Anda, serta tautan ini dan PIN-nya. Draf dan pesan yang datang dari alamat email Anda ikut dihapus. Jika Anda tercantum dalam registri, Anda keluar dari registri. Tidak ada email konfirmasi, karena email itu sendiri akan menjadi jejak.',
  askEraseYes: 'Lanjut menghapus',
  askEraseNo: 'Tidak, simpan data saya',
  askSurelyTitle: 'Apakah Anda yakin?',
  askSurelyText:
    'Tidak seorang pun dapat mengembalikan data Anda, termasuk kami. Silakan konfirmasi sekali lagi.',
  askSurelyYes: 'Hapus semuanya sekarang',
  askLeaveTitle: 'Keluar tanpa menyimpan?',
  askLeaveText:
    'Anda mengubah beberapa jawaban dan belum menyimpannya. Perubahan itu hilang jika Anda keluar.',
  askLeaveYes: 'Keluar tanpa menyimpan',
  askLeaveNo: 'Tidak, kembali',

  endWithdrawnTitle: 'Permohonan Anda telah ditarik',
  endWithdrawnText:
    'Kami tidak menindaklanjutinya lagi. Email tentang hal ini telah kami kirim kepada Anda. Data Anda tetap kami simpan selama {period}, kecuali Anda menghapusnya lebih awal. Anda boleh mengajukan lagi kapan saja.',
  endErasedTitle: 'Data Anda telah dihapus',
  endErasedText:
    'Semua yang Anda kirim kepada kami dan pesan kami kepada Anda telah dihapus. Tautan Anda tidak berlaku lagi. Terima kasih atas waktu yang telah Anda berikan.',
  endSignedOutTitle: 'Anda telah keluar',
  endSignedOutText:
    'Permohonan Anda ditutup di perangkat ini. Anda dapat membukanya lagi dengan tautan Anda.',
  openAgain: 'Buka kembali',
}
