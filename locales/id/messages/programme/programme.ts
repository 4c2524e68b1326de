import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What an expert and a hospital read of their collaborations on the page of their link. */
export const programme: Translated<'id', 'programme'> = {
  title: 'Kerja sama Anda',
  ended: 'Berakhir ({count})',
  needsScript:
    'Di sini ada yang diminta dari Anda, dan untuk itu diperlukan JavaScript. Silakan buka tautan Anda di peramban yang mendukungnya, atau tulislah ke {coordinatorEmail}.',

  expert_invited: 'Bersediakah Anda mendampingi rumah sakit ini?',
  expert_invitedText: 'Mohon dijawab paling lambat {day}. Jawaban Anda bukan janji.',
  expert_interested: 'Anda berminat',
  expert_interestedText:
    'Kami menyiapkan daftar calon pakar untuk rumah sakit. Anda tidak perlu melakukan apa pun hingga kami menghubungi Anda.',
  expert_declined: 'Anda menjawab “belum bisa”',
  expert_declinedText: 'Anda tidak perlu melakukan apa pun. Kami mungkin bertanya tentang permintaan lain.',
  expert_refused: 'Anda mengabari bahwa saat ini belum bisa',
  expert_refusedText: 'Jawaban Anda telah kami terima. Koordinator akan menghubungi Anda.',
  expert_lapsed: 'Pertanyaan ini ditutup',
  expert_lapsedText: 'Anda tidak perlu melakukan apa pun. Kami mungkin bertanya tentang permintaan lain.',
  expert_shortlisted: 'Anda ada dalam daftar calon pakar',
  expert_shortlistedText: 'Rumah sakit sedang memilih pakar. Kami mengabari Anda, apa pun keputusannya.',
  expert_not_selected: 'Rumah sakit memilih pakar lain',
  expert_not_selectedText:
    'Terima kasih atas kesediaan Anda membantu. Kami mungkin bertanya tentang permintaan lain.',
  expert_selected: 'Rumah sakit memilih Anda',
  expert_selectedText: 'Kami akan segera mengonfirmasinya dan menghubungi kedua pihak.',
  expert_confirmed: 'Rumah sakit memilih Anda',
  expert_confirmedText:
    'Anda dapat mulai setelah kedua pihak menyetujui perjanjian dan rumah sakit menyerahkan surat komitmen.',
  expert_agreement_signed: 'Perjanjian sudah lengkap',
  expert_agreement_signedText: 'Kami mengatur bersama kedua pihak kapan Anda mulai.',
  expert_active: 'Anda sedang bekerja bersama',
  expert_activeText: 'Dari {start} hingga {end}.',
  expert_on_hold: 'Kerja sama dijeda',
  expert_on_holdText:
    'Kami akan menghubungi Anda saat kerja sama berlanjut. Anda tetap boleh mengirim laporan.',
  expert_completed: 'Kerja sama telah selesai',
  expert_completedText: 'Terima kasih atas waktu dan pengetahuan Anda.',
  expert_ended_early: 'Kerja sama berakhir lebih awal',
  expert_ended_earlyText: 'Tidak ada lagi yang perlu Anda lakukan.',

  hospital_selected: 'Anda telah memilih pakar ini',
  hospital_selectedText:
    'Apakah terjadi kekeliruan? Hubungi kami dalam 24 jam setelah Anda memilih. Selama itu tidak ada pakar yang mengetahuinya, kecuali jika Anda lebih dahulu menyatakan bahwa pilihan Anda sudah pasti. Setelah itu kami mengonfirmasinya dan menghubungi kedua pihak.',
  hospital_confirmed: 'Pilihan Anda telah dikonfirmasi',
  hospital_confirmedText:
    'Anda dapat mulai setelah kedua pihak menyetujui perjanjian dan Anda menyerahkan surat komitmen.',
  hospital_agreement_signed: 'Perjanjian sudah lengkap',
  hospital_agreement_signedText: 'Kami mengatur bersama kedua pihak kapan Anda mulai.',
  hospital_active: 'Anda sedang bekerja bersama',
  hospital_activeText: 'Dari {start} hingga {end}.',
  hospital_on_hold: 'Kerja sama dijeda',
  hospital_on_holdText:
    'Kami akan menghubungi Anda saat kerja sama berlanjut. Anda tetap boleh mengirim laporan.',
  hospital_completed: 'Kerja sama telah selesai',
  hospital_completedText: 'Terima kasih telah bekerja sama dengan kami.',
  hospital_ended_early: 'Kerja sama berakhir lebih awal',
  hospital_ended_earlyText: 'Tidak ada lagi yang perlu Anda lakukan.',

  chooseTitle: 'Silakan pilih pakar',
  chooseText: {
    other: 'Kami mengusulkan {count} pakar untuk Anda. Pelajari profilnya, lalu tentukan pilihan.',
  },
  choose: 'Lihat daftar calon pakar',

  need: 'Yang diminta rumah sakit',
  contact_expert: 'Cara menghubungi rumah sakit',
  contact_hospital: 'Cara menghubungi pakar',
  certificate: 'Unduh sertifikat Anda',

  interested: 'Saya berminat',
  notNow: 'Belum bisa',
  back: 'Kembali',
  sendNotNow: 'Kirim: belum bisa',

  agreement: 'Perjanjian kerahasiaan',
  agreementName: 'Nama lengkap Anda',
  agreementNameHint: 'Dengan menuliskan nama, Anda menyetujui perjanjian ini.',
  fullName: 'Silakan ketik nama lengkap Anda',
  accept: 'Setujui perjanjian',
  accepted: 'Disetujui oleh {name} pada {day} (teks versi {version})',
  readAgreement: 'Baca perjanjian',
  otherAccepted: 'Pihak lain menyetujuinya pada {day}',
  otherNotYet: 'Pihak lain belum menyetujuinya',

  letter: 'Surat komitmen',
  letterHint: 'Ditandatangani oleh orang yang berwenang mewakili rumah sakit. Satu berkas PDF.',
  handIn: 'Serahkan surat',
  letterHere: 'Diterima pada {day}',
  letterNotYet: 'Rumah sakit belum menyerahkannya',
  viewLetter: 'Lihat surat',
  replaceLetter: 'Serahkan surat lain',

  report_due: 'Paling lambat {day}',
  report_late: 'Seharusnya paling lambat {day}',
  report_submitted: 'Dikirim pada {day}. Kami sedang membacanya.',
  report_otherSubmitted: 'Dikirim pada {day}',
  report_accepted: 'Diterima pada {day}',
  report_waived: 'Tidak diperlukan, sesuai keputusan kami pada {day}',
  byExpert: 'Ditulis oleh pakar',
  byHospital: 'Ditulis oleh rumah sakit',
  sentBack: 'Kami memerlukan satu hal lagi sebelum dapat menerimanya:',
  write_midterm_report: 'Tulis laporan tengah periode',
  write_final_report: 'Tulis laporan akhir',
  write_feedback_report: 'Tulis laporan umpan balik',
  draftKept: 'Tulisan Anda tetap ada di perangkat ini hingga Anda mengirimnya atau keluar.',
  sendReport: 'Kirim laporan',

  done_answer: 'Terima kasih. Jawaban Anda kami terima',
  done_agreement: 'Terima kasih. Anda telah menyetujui perjanjian',
  done_letter: 'Terima kasih. Surat Anda kami terima',
  done_report: 'Terima kasih. Laporan Anda kami terima',
  changed: 'Ada yang berubah sementara itu',
  changedText: 'Beginilah keadaannya sekarang.',
  failed: 'Ini belum terkirim. Isian Anda tidak hilang. Silakan coba lagi.',
  offline: 'Saat ini tidak ada koneksi. Isian Anda tidak hilang. Silakan coba lagi nanti.',
  again: 'Anda sudah masuk kembali. Isian Anda tidak hilang. Silakan kirim sekali lagi.',
}
