import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** Mails about the experts whom a hospital chooses among, and about those who leave before the end. */
export const choosing: Translated<'id', 'choosing'> = {
  openShortlist: 'Buka daftar calon pakar',
  noticeReason:
    'Anda menerima email ini karena kabar tentang permintaan dan pakarnya disampaikan kepada koordinator {name}.',

  shortlist_subject: 'Silakan pilih pakar Anda',
  shortlist_text:
    'Kami telah menemukan pakar yang sesuai dengan permintaan pendampingan Anda. Buka tautan di bawah ini dengan alamat email dan PIN Anda. Anda dapat membandingkan para pakar berdampingan. Pilih satu, lalu konfirmasi pilihan Anda. Yang lain berarti tidak terpilih.\nTidak ada yang sesuai? Di halaman yang sama Anda dapat menyampaikan alasannya, dan kami mencari lagi.\nGunakan PIN yang sudah Anda miliki. Jika tidak menemukannya, Anda dapat meminta PIN baru di halaman itu.',
  shortlistReminder_subject: 'Para pakar menunggu pilihan Anda',
  shortlistReminder_text:
    'Kami telah mengusulkan pakar yang sesuai dengan permintaan pendampingan Anda, dan Anda belum memilih. Buka tautan di bawah ini dengan alamat email dan PIN Anda, bandingkan para pakar, lalu pilih satu.\nTidak ada yang sesuai? Di halaman yang sama Anda dapat menyampaikan alasannya, dan kami mencari lagi.\nGunakan PIN yang sudah Anda miliki. Jika tidak menemukannya, Anda dapat meminta PIN baru di halaman itu.',
  chosen_subject: 'Anda telah memilih pakar Anda',
  chosen_text:
    'Terima kasih. Pilihan Anda telah kami terima. Kami akan menghubungi Anda mengenai langkah berikutnya.\nApakah terjadi kekeliruan? Mohon balas email ini dalam 24 jam. Selama itu tidak ada pakar yang mengetahui pilihan Anda, dan kami dapat membatalkannya, kecuali jika Anda lebih dahulu menyatakan bahwa pilihan Anda sudah pasti.',
  undone_subject: 'Pilihan Anda dibatalkan',
  undone_text:
    'Tim kami membatalkan pilihan Anda, atau jawaban Anda bahwa tidak ada pakar yang sesuai. Ini hanya kami lakukan dalam 24 jam, biasanya karena rumah sakit memintanya. Belum ada yang diputuskan, dan tidak ada pakar yang diberi tahu. Jika hal ini di luar dugaan Anda, balas email ini dan kami jelaskan alasannya.\nSilakan buka tautan di bawah ini dan pilih lagi. Gunakan PIN yang sudah Anda miliki.',
  selected_subject: 'Sebuah rumah sakit memilih Anda',
  selected_text:
    'Dengan gembira kami kabarkan bahwa sebuah rumah sakit memilih Anda sebagai pakarnya. Terima kasih atas kesediaan Anda membantu.\nKami menyiapkan kerja sama ini bersama kedua pihak dan akan menghubungi Anda mengenai langkah berikutnya. Isi permintaan itu dapat Anda lihat dalam permohonan Anda. Buka dengan tautan di bawah ini dan PIN yang sudah Anda miliki.\nTernyata Anda tidak dapat membantu? Mohon segera balas email ini.',
  notSelected_subject: 'Kali ini Anda belum terpilih',
  notSelected_text:
    'Terima kasih atas kesediaan Anda membantu. Untuk permintaan ini Anda belum terpilih. Tidak ada lagi yang perlu Anda lakukan.\nIni bukan penilaian atas kerja Anda: rumah sakit mencari orang yang paling sesuai dengan keadaannya sendiri. Anda tetap tercantum dalam registri, dan kami akan bertanya lagi bila ada yang sesuai dengan tawaran Anda.',
  notNeeded_subject: 'Kali ini bantuan Anda belum diperlukan',
  notNeeded_text:
    'Terima kasih atas pernyataan kesediaan Anda membantu. Untuk permintaan ini ternyata bantuan Anda tidak diperlukan. Tidak ada lagi yang perlu Anda lakukan.\nIni bukan penilaian atas kerja Anda. Anda tetap tercantum dalam registri, dan kami akan bertanya lagi bila ada yang sesuai dengan tawaran Anda.',
  cannotNow_subject: 'Terima kasih telah mengabari kami',
  cannotNow_text:
    'Kami mencatat bahwa saat ini Anda tidak dapat membantu permintaan ini. Tidak ada lagi yang perlu Anda lakukan, dan kami mencari orang lain.\nTerima kasih atas kesediaan Anda membantu. Anda tetap tercantum dalam registri, dan kami akan bertanya lagi bila ada yang sesuai dengan tawaran Anda. Jika ini tidak benar, mohon balas email ini.',
  requestEnded_subject: 'Sebuah permintaan telah berakhir',
  requestEnded_text:
    'Kami pernah menghubungi Anda mengenai sebuah permintaan pendampingan. Permintaan itu telah berakhir, jadi tidak ada lagi yang perlu Anda lakukan.\nTerima kasih atas kesediaan Anda membantu. Anda tetap tercantum dalam registri, dan kami akan bertanya lagi bila ada yang sesuai dengan tawaran Anda.',
  fewerExperts_subject: 'Salah satu calon pakar Anda berhalangan',
  fewerExperts_text:
    'Salah satu pakar yang kami usulkan tidak dapat membantu lagi dan kini tidak tercantum dalam daftar Anda.\nSilakan pilih di antara yang lain. Jika tidak ada yang sesuai, kami mencari lagi. Gunakan PIN yang sudah Anda miliki.',
  noExperts_subject: 'Kami mencari pakar lain',
  noExperts_text:
    'Mohon maaf: para pakar yang kami usulkan tidak dapat membantu lagi.\nAnda tidak perlu melakukan apa pun. Kami mencari yang lain dan akan segera menghubungi Anda.',
  noneSuits_subject: 'Kami mencari pakar lain untuk Anda',
  noneSuits_text:
    'Terima kasih telah menyampaikan bahwa tidak ada pakar usulan yang sesuai, beserta alasannya. Hal itu membantu kami mencari lagi.\nAnda tidak perlu melakukan apa pun. Kami akan menghubungi Anda setelah menemukan yang lain.\nApakah terjadi kekeliruan? Mohon balas email ini dalam 24 jam, dan kami dapat membatalkannya.',
  expertLeft_subject: 'Pakar Anda tidak dapat melanjutkan',
  expertLeft_text:
    'Mohon maaf: pakar yang Anda pilih tidak dapat mendampingi Anda lagi.\nAnda tidak perlu melakukan apa pun. Kami melihat apa yang mungkin dilakukan dan akan segera menghubungi Anda.',

  chosenNotice_subject: 'Sebuah rumah sakit telah memilih pakarnya',
  chosenNotice_text:
    'Sebuah rumah sakit telah memilih salah satu pakar dalam daftar calonnya. Selama 24 jam rumah sakit boleh berubah pikiran, dan tidak ada pakar yang diberi tahu. Selama itu Anda dapat membatalkan pilihan tersebut. Anda hanya dapat mengonfirmasinya lebih awal jika rumah sakit menyatakan bahwa pilihannya sudah pasti.',
  noneSuitsNotice_subject: 'Tidak ada pakar yang sesuai bagi sebuah rumah sakit',
  noneSuitsNotice_text:
    'Sebuah rumah sakit telah melihat daftar calon pakarnya dan tidak memilih siapa pun. Permintaan terbuka kembali. Para pakar diberi tahu setelah 24 jam. Selama itu Anda dapat membatalkannya. Inilah kata rumah sakit:',
  expertLeftNotice_subject: 'Seorang pakar mundur dari sebuah permintaan',
  expertLeftNotice_text:
    'Seorang pakar yang ada dalam daftar calon atau sudah dipilih sebuah rumah sakit tidak dapat membantu lagi. Rumah sakit sudah diberi tahu. Mohon lihat apa yang sekarang diperlukan untuk permintaan itu.',
  hospitalChangedNotice_subject: 'Sebuah rumah sakit mengubah permintaannya',
  hospitalChangedNotice_text:
    'Sebuah rumah sakit mengubah jawaban yang menentukan pencocokan, sementara pakar sudah diusulkan, ditanya, atau dipilih untuk permintaannya. Mohon periksa apakah mereka masih sesuai. Riwayat permintaan memuat jawaban lama dan baru.',
  expertChangedNotice_subject: 'Seorang pakar mengubah jawabannya',
  expertChangedNotice_text:
    'Seorang pakar yang diusulkan, ditanya, atau dipilih untuk sebuah permintaan mengubah jawaban yang menentukan pencocokan. Mohon periksa apakah pakar itu masih sesuai. Riwayat permohonannya memuat jawaban lama dan baru.',
  changedQuestions: 'Jawaban yang berubah',
  openExpert: 'Buka permohonan pakar',
  expertTakenNotice_subject: 'Seorang calon pakar tidak tersedia lagi',
  expertTakenNotice_text:
    'Rumah sakit lain telah memilih pakar yang juga ada dalam daftar calon untuk permintaan ini. Pakar itu kini menangani permintaan sebanyak yang diperbolehkan. Rumah sakit melihatnya di halamannya dan dapat memilih pakar lain.',
  nobodyFreeNotice_subject: 'Tidak ada lagi calon pakar yang tersedia dalam sebuah daftar',
  nobodyFreeNotice_text:
    'Rumah sakit lain telah memilih pakar terakhir yang masih tersedia dalam daftar calon untuk permintaan ini. Rumah sakit kini tidak dapat memilih siapa pun. Halamannya meminta rumah sakit menyampaikan kebutuhannya kepada Anda; jawabannya membuka kembali permintaan itu. Mohon hubungi rumah sakit jika tidak ada jawaban.',
}
