import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What our mails say to a hospital and its expert, from the choice to the end. */
export const collaboration: Translated<'id', 'collaboration'> = {
  reason: 'Anda menerima email ini karena Anda terlibat dalam kerja sama melalui {name}.',
  request: 'Nomor referensi permintaan',
  startsOn: 'Dimulai pada',
  endsOn: 'Berakhir pada',
  report: 'Laporan',
  dueOn: 'Batas waktu',
  due: '{report}, batas waktu',
  midterm_report: 'Laporan tengah periode',
  final_report: 'Laporan akhir',
  feedback_report: 'Laporan umpan balik',

  confirmed_expert_subject: 'Sebelum Anda mulai: perjanjian kerahasiaan',
  confirmed_expert_text:
    'Pilihan rumah sakit telah dikonfirmasi. Terima kasih atas dukungan Anda.\nSilakan buka tautan di bawah ini, baca perjanjian kerahasiaan, dan setujui. Rumah sakit juga menyetujuinya.',
  confirmed_hospital_subject: 'Sebelum Anda mulai: perjanjian dan surat komitmen Anda',
  confirmed_hospital_text:
    'Pilihan pakar Anda telah dikonfirmasi.\nSilakan buka tautan di bawah ini untuk dua hal: menyetujui perjanjian kerahasiaan, dan menyerahkan surat komitmen Anda sebagai berkas PDF. Pakar juga menyetujui perjanjian itu.',
  search_again_subject: 'Kami mencari pakar lain untuk Anda',
  search_again_text:
    'Pakar yang Anda pilih ternyata tidak dapat mendampingi Anda. Mohon maaf.\nKami mencari pakar lain yang sesuai dengan permintaan Anda. Anda akan menerima daftar calon pakar yang baru dari kami.',
  choose_again_subject: 'Silakan pilih pakar lain',
  choose_again_text:
    'Pakar yang Anda pilih ternyata tidak dapat mendampingi Anda. Mohon maaf.\nPakar lain dalam daftar Anda masih bersedia. Buka tautan di bawah ini dan pilih salah satunya.',
  begun_expert_subject: 'Kerja sama Anda dimulai',
  begun_expert_text:
    'Perjanjian telah ditandatangani dan surat komitmen telah kami terima. Kerja sama Anda dimulai.\nKami meminta dua laporan singkat dari Anda, paling lambat pada tanggal di bawah ini. Tautan di bawah ini menampilkan laporan itu dan menjadi tempat mengirimkannya.\nTerima kasih atas waktu yang Anda berikan.',
  begun_hospital_subject: 'Pendampingan Anda dimulai',
  begun_hospital_text:
    'Perjanjian telah ditandatangani dan surat komitmen Anda telah kami terima. Pendampingan Anda dimulai. Anda dan pakar menyepakati rinciannya bersama.\nDi akhir pendampingan kami meminta laporan umpan balik dari Anda, paling lambat pada tanggal di bawah ini. Tautan di bawah ini menampilkan apa yang perlu dikirim dan menjadi tempat mengirimkan laporan Anda.',
  last_day_expert_subject: 'Hari terakhir kerja sama Anda berubah',
  last_day_expert_text:
    'Hari terakhir kerja sama Anda berubah. Batas waktu laporan yang belum dikirim ikut berubah. Tanggalnya tertera di bawah ini.\nAlasannya:',
  last_day_hospital_subject: 'Hari terakhir pendampingan Anda berubah',
  last_day_hospital_text:
    'Hari terakhir pendampingan Anda berubah. Jika laporan umpan balik Anda belum dikirim, batas waktunya ikut berubah. Tanggalnya tertera di bawah ini.\nAlasannya:',
  resumed_expert_subject: 'Kerja sama Anda berlanjut',
  resumed_expert_text:
    'Kerja sama Anda dengan rumah sakit sempat dijeda. Kini kerja sama itu berlanjut. Buka permohonan Anda dengan tautan di bawah ini dan PIN yang sudah Anda miliki: di sana tertera tanggal laporan Anda.',
  resumed_hospital_subject: 'Pendampingan Anda berlanjut',
  resumed_hospital_text:
    'Kerja sama Anda dengan pakar sempat dijeda. Kini kerja sama itu berlanjut. Buka permintaan Anda dengan tautan di bawah ini dan PIN yang sudah Anda miliki: di sana tertera tanggal laporan Anda.',
  ended_expert_subject: 'Kerja sama Anda berakhir lebih awal',
  ended_expert_text:
    'Kerja sama Anda berakhir lebih awal dari rencana. Tidak ada lagi laporan yang diperlukan.\nTerima kasih atas waktu yang telah Anda berikan. Jika Anda ingin tahu lebih banyak, balas email ini.',
  ended_hospital_subject: 'Pendampingan Anda berakhir lebih awal',
  ended_hospital_text:
    'Pendampingan Anda berakhir lebih awal dari rencana. Tidak ada lagi laporan yang diperlukan.\nKami akan menghubungi Anda mengenai kemungkinan selanjutnya. Jika Anda ingin tahu lebih banyak, balas email ini.',
  completed_expert_subject: 'Kerja sama Anda telah selesai',
  completed_expert_text:
    'Kerja sama Anda telah selesai, dan semua laporan sudah kami terima. Terima kasih atas dukungan Anda.\nSertifikat penghargaan Anda sudah tersedia: tautan di bawah ini membukanya.',
  completed_hospital_subject: 'Pendampingan Anda telah selesai',
  completed_hospital_text:
    'Pendampingan Anda telah selesai, dan semua laporan sudah kami terima. Terima kasih telah bekerja sama dengan kami.\nAnda boleh meminta pendampingan lagi kapan pun diperlukan.',
  report_returned_subject: 'Kami memiliki pertanyaan tentang laporan Anda',
  report_returned_text:
    'Terima kasih atas laporan Anda. Sebelum dapat kami terima, mohon Anda melihatnya sekali lagi.\nInilah yang kami perlukan:',
  remind_agreement_subject: 'Kami menunggu persetujuan Anda atas perjanjian',
  remind_agreement_text:
    'Sebelum kerja sama dapat dimulai, Anda perlu menyetujui perjanjian kerahasiaan. Silakan buka tautan di bawah ini, baca, dan setujui. Tidak perlu waktu lama.\nJika ada kendala, balas email ini.',
  remind_letter_subject: 'Kami menunggu surat komitmen Anda',
  remind_letter_text:
    'Sebelum pendampingan Anda dapat dimulai, kami memerlukan surat komitmen Anda sebagai berkas PDF. Tautan di bawah ini menjadi tempat menyerahkannya.\nJika ada kendala, balas email ini.',
  remind_agreement_letter_subject: 'Kami menunggu persetujuan dan surat komitmen Anda',
  remind_agreement_letter_text:
    'Sebelum pendampingan Anda dapat dimulai, kami memerlukan dua hal dari Anda: menyetujui perjanjian kerahasiaan, dan menyerahkan surat komitmen sebagai berkas PDF. Tautan di bawah ini untuk keduanya.\nJika ada kendala, balas email ini.',
  report_ahead_subject: 'Pengingat tentang laporan Anda',
  report_ahead_text:
    'Laporan Anda ditunggu paling lambat pada tanggal di bawah ini. Silakan kirim melalui tautan di bawah ini. Tidak perlu waktu lama.',
  report_soon_subject: 'Laporan Anda ditunggu dua minggu lagi',
  report_soon_text:
    'Batas waktu laporan Anda sudah dekat. Silakan kirim melalui tautan di bawah ini. Tidak perlu waktu lama.',
  report_today_subject: 'Laporan Anda ditunggu hari ini',
  report_today_text:
    'Hari ini batas waktu laporan Anda. Silakan kirim melalui tautan di bawah ini. Tidak perlu waktu lama.',
  report_overdue_subject: 'Laporan Anda melewati batas waktu',
  report_overdue_text:
    'Kami masih menunggu laporan Anda. Silakan kirim melalui tautan di bawah ini. Tidak perlu waktu lama.\nJika ada kendala, balas email ini.',
}
