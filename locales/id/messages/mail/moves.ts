import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What an applicant is told when their application moves on; a coordinator may change it before it goes. */
export const moves: Translated<'id', 'moves'> = {
  reason: 'Anda menerima email ini karena Anda mengirim permohonan kepada {name}.',
  reasonRequest: 'Anda menerima email ini karena Anda meminta pendampingan dari {name}.',
  question: '– {label}',
  endedTitle: 'Bersamaan dengan itu hal berikut berakhir, dan tidak ada yang perlu Anda lakukan:',
  endedCollaborations: '– kerja sama yang Anda ikuti ({count})',
  endedShortlists: '– usulan nama Anda kepada rumah sakit yang sedang memilih pakar ({count})',
  endedQuestions: '– pertanyaan kepada Anda apakah suatu permintaan sesuai ({count})',
  endedChoice: '– pilihan Anda di antara calon pakar ({count})',

  registry_info_requested_subject: 'Kami memiliki pertanyaan tentang permohonan Anda',
  registry_info_requested_text:
    'Terima kasih atas permohonan Anda. Sebelum melanjutkan, kami perlu mengetahui sedikit lagi.\n{note}\nSilakan buka tautan di bawah ini dan lihat pertanyaan berikut:\n{questions}\nPIN Anda ada dalam email yang mengonfirmasi permohonan Anda. Jika tidak menemukannya, Anda dapat meminta PIN baru di halaman itu.',
  registry_interview_subject: 'Kami ingin berbicara dengan Anda',
  registry_interview_text:
    'Terima kasih atas permohonan Anda. Kami telah membacanya dan ingin berbicara dengan Anda. Waktunya sekitar setengah jam, lewat video atau telepon.\nMohon balas email ini dengan dua atau tiga pilihan waktu yang sesuai bagi Anda, beserta zona waktu Anda.',
  registry_accepted_subject: 'Permohonan Anda disetujui',
  registry_accepted_text:
    'Dengan gembira kami kabarkan bahwa permohonan Anda disetujui. Selamat bergabung!\nBerikutnya, kami menyiapkan data Anda dalam registri bersama Anda. Kami akan segera menghubungi Anda mengenai hal ini.',
  registry_active_subject: 'Anda tercantum dalam registri',
  registry_active_text:
    'Data Anda dalam registri sudah lengkap. Mulai sekarang kami dapat bertanya kepada Anda bila ada yang sesuai dengan tawaran Anda. Anda selalu bebas untuk menolak.\nJika ada yang berubah, silakan buka tautan pribadi Anda dan perbaiki.',
  registry_resumed_subject: 'Keikutsertaan Anda aktif kembali',
  registry_resumed_text:
    'Keikutsertaan Anda dalam registri aktif kembali. Kami dapat bertanya kepada Anda bila ada yang sesuai dengan tawaran Anda.',
  registry_paused_subject: 'Keikutsertaan Anda dijeda',
  registry_paused_text:
    'Keikutsertaan Anda dalam registri dijeda. Kami tidak meminta bantuan Anda sampai aktif kembali.\nJika Anda ingin melanjutkan, balas email ini.',
  registry_declined_subject: 'Tentang permohonan Anda',
  registry_declined_text:
    'Terima kasih atas permohonan Anda dan waktu yang Anda curahkan untuknya. Kami telah membacanya dengan saksama. Saat ini kami belum dapat menyetujuinya.\nJika Anda ingin tahu lebih banyak, balas email ini. Anda boleh mengajukan lagi kapan saja.',
  registry_withdrawn_subject: 'Permohonan Anda ditarik sesuai permintaan Anda',
  registry_withdrawn_text:
    'Terima kasih atas waktu yang telah Anda berikan dan atas kesediaan Anda membantu.\nSesuai permintaan Anda, kami telah menarik yang Anda kirim kepada kami, dan kami tidak lagi meminta bantuan Anda. Anda selalu diterima kembali: silakan mendaftar lagi kapan saja.\nData Anda tetap kami simpan selama {period}, kecuali Anda menghapusnya lebih awal. Anda dapat melakukannya melalui tautan pribadi Anda.',

  hospital_info_requested_subject: 'Kami memiliki pertanyaan tentang permintaan Anda',
  hospital_info_requested_text:
    'Terima kasih atas permintaan pendampingan Anda. Sebelum melanjutkan, kami perlu mengetahui sedikit lagi.\n{note}\nSilakan buka tautan di bawah ini dan lihat pertanyaan berikut:\n{questions}\nPIN Anda ada dalam email yang mengonfirmasi permintaan Anda. Jika tidak menemukannya, Anda dapat meminta PIN baru di halaman itu.',
  hospital_eligible_subject: 'Kami mencari pakar untuk Anda',
  hospital_eligible_text:
    'Kami telah membaca permintaan pendampingan Anda, dan kami dapat membantu. Kini kami mencari pakar yang sesuai dengan kebutuhan Anda.\nAnda akan menerima daftar calon pakar dari kami, dan Anda memilih salah satunya.',
  hospital_again_subject: 'Kami mencari pakar lain untuk Anda',
  hospital_again_text:
    'Pakar Anda tidak dapat melanjutkan. Mohon maaf. Kami mencari pakar lain yang sesuai dengan kebutuhan Anda.\nAnda akan menerima daftar calon pakar yang baru dari kami, dan Anda memilih salah satunya.',
  hospital_active_subject: 'Pendampingan Anda dimulai',
  hospital_active_text:
    'Pendampingan Anda dimulai sekarang. Anda dan pakar menyepakati rinciannya bersama.\nJika ada yang tidak berjalan semestinya, balas email ini.',
  hospital_completed_subject: 'Pendampingan Anda telah selesai',
  hospital_completed_text:
    'Pendampingan Anda telah selesai. Terima kasih telah bekerja sama dengan kami.\nKami ingin mendengar bagaimana jalannya. Anda boleh meminta pendampingan lagi kapan pun diperlukan.',
  hospital_no_match_subject: 'Tentang permintaan pendampingan Anda',
  hospital_no_match_text:
    'Kami telah mencari pakar yang sesuai dengan permintaan Anda, tetapi belum menemukannya. Mohon maaf.\nRegistri terus bertambah, jadi Anda boleh meminta lagi nanti. Jika Anda ingin tahu lebih banyak, balas email ini.',
  hospital_declined_subject: 'Tentang permintaan pendampingan Anda',
  hospital_declined_text:
    'Terima kasih atas permintaan Anda. Kami telah membacanya dengan saksama. Saat ini kami belum dapat memenuhinya.\nJika Anda ingin tahu lebih banyak, balas email ini. Anda boleh meminta lagi kapan saja.',
  hospital_withdrawn_subject: 'Permintaan pendampingan Anda telah ditarik',
  hospital_withdrawn_text:
    'Sesuai permintaan Anda, kami telah menarik permintaan pendampingan itu. Kami berhenti memprosesnya. Anda boleh meminta lagi kapan saja.\nData Anda tetap kami simpan selama {period}, kecuali Anda menghapusnya lebih awal. Anda dapat melakukannya melalui tautan pribadi Anda.',
}
