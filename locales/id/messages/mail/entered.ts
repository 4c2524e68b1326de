import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What somebody reads whose application was entered by staff. */
export const entered: Translated<'id', 'entered'> = {
  by_paper: 'Diisikan untuk Anda oleh {staff} dari formulir kertas Anda, pada {date}',
  by_telephone: 'Diisikan untuk Anda oleh {staff} saat Anda menelepon, pada {date}',
  by_other: 'Diisikan untuk Anda oleh {staff}, pada {date}',
  by_import: 'Diisikan untuk Anda oleh {staff} dari daftar terdahulu, pada {date}',
  check:
    'Mohon periksa setiap jawaban, perbaiki yang salah, dan tambahkan yang kurang. Isian ini baru menjadi permohonan setelah Anda sendiri menekan “Kirim”.',
  notYou: 'Ini bukan tentang Anda? Hapus.',

  subject: 'Mohon periksa isian yang kami buat untuk Anda',
  preview: 'Isian ini menjadi permohonan Anda setelah Anda sendiri mengirimkannya.',
  letter_paper: '{staff} telah memasukkan formulir kertas Anda di {name}: {what}.',
  letter_telephone: '{staff} telah memasukkan di {name} apa yang Anda sampaikan lewat telepon: {what}.',
  letter_other: '{staff} telah memasukkan ini untuk Anda di {name}: {what}.',
  letter_import: '{staff} telah memindahkan data Anda dari daftar terdahulu ke {name}: {what}.',
  what_expert: 'permohonan sebagai pakar',
  what_hospital: 'permintaan pendampingan',
  what_trainer: 'permohonan sebagai pelatih',
  open: 'Periksa dan kirim',
  next: 'Yang perlu Anda lakukan',
  stepCheck: 'Periksa setiap jawaban, dan perbaiki yang salah.',
  stepAdd: 'Tambahkan yang kurang, misalnya berkas Anda.',
  stepConsent: 'Setujui sendiri ketentuannya, lalu tekan “Kirim”.',
  until:
    'Sebelum Anda mengirimkannya, tidak ada yang menelaahnya. Tautan berlaku selama 30 hari. Jika Anda tidak melakukan apa pun, setelah itu semuanya dihapus.',
  refuseText: 'Ini bukan tentang Anda, atau Anda tidak menginginkannya? Hapus sekarang.',
  refuse: 'Hapus',
  safe: 'Siapa pun yang memiliki tautan ini dapat membaca atau menghapus jawabannya. Mohon jangan diteruskan.',
  reason:
    'Anda menerima email ini karena seorang anggota tim {name} memasukkan alamat ini bersama sebuah formulir.',

  refuseTitle: 'Hapus isian yang dibuat untuk Anda?',
  refuseDescription: 'Hapus isian yang dibuat tim {name} untuk Anda.',
  refuseSure: 'Semua jawaban dan berkas langsung dihapus. Tindakan ini tidak dapat dibatalkan.',
  refuseYes: 'Ya, hapus semuanya',
  refuseNo: 'Tidak, tampilkan formulir',
  dead: 'Isian sudah dikirim atau dihapus, atau ada tautan lain dalam email yang lebih baru. Setelah 30 hari kami sendiri menghapusnya.',
  refusedTitle: 'Semuanya telah dihapus',
  refusedText: 'Tidak ada yang kami simpan. Mohon maaf atas ketidaknyamanannya.',
}
