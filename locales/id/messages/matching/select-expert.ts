import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** What a hospital reads that chooses its expert. */
export const selectExpert: Translated<'id', 'selectExpert'> = {
  title: 'Pilih pakar Anda',
  from: 'Permintaan dari {hospital}',
  lede: {
    other:
      'Tim kami mengusulkan {count} orang yang sesuai dengan permintaan Anda. Pelajari profilnya, lalu tentukan pilihan. Anda dapat membicarakannya dahulu dengan rekan sejawat.',
  },
  ledeUnfit: {
    other:
      'Tim kami mengusulkan {count} orang, tetapi kini ada yang tidak lagi sesuai dengan permintaan Anda.',
  },
  again:
    'Daftar calon pakar Anda ditutup untuk menjaga keamanan data para pakar. Pilihan Anda tersimpan. Silakan masukkan lagi email dan PIN Anda.',
  noScriptTitle: 'Peramban Anda tidak menjalankan JavaScript',
  noScript:
    'Anda dapat membuka daftar calon pakar di halaman yang lebih sederhana, dengan email dan PIN Anda. Jika tidak berhasil, silakan hubungi koordinator dari alamat yang tertera dalam permintaan Anda, dan minta daftar itu. Jangan kirimkan PIN Anda.',
  plainOpen: 'Buka halaman yang lebih sederhana',
  plainMissing: 'Silakan masukkan email dan PIN Anda',
  plainNotSent: 'Ini belum terkirim',
  plainAgain:
    'Daftar calon pakar Anda ditutup untuk menjaga keamanan data para pakar. Silakan masukkan lagi email dan PIN Anda.',

  goTo: 'Ke salah satu pakar',
  suggested: 'Pakar yang diusulkan',
  fit: 'Kesesuaian dengan permintaan Anda',
  languages: 'Bahasa',
  otherLanguage: '{language} (lainnya)',
  unnamedLanguage: 'Bahasa yang tidak disebutkan',
  surgery: 'Bedah: {subspecialty}',
  notApplicable: 'Tidak berlaku',
  regional: 'Pengalaman wilayah',
  availability: 'Ketersediaan',
  noneStated: 'Tidak disebutkan',

  nobodyYet: 'Anda belum memilih siapa pun.',
  chooseFirst: 'Silakan pilih salah satu pakar dahulu.',
  yourChoice: 'Pilihan Anda:',
  confirm: 'Konfirmasi pilihan',
  askTitle: 'Konfirmasi {name}?',
  askText:
    'Pakar lain yang diusulkan akan otomatis diberi tahu bahwa kali ini mereka tidak terpilih. Di halaman ini Anda tidak dapat membatalkannya.',
  askNext:
    'Tim kami akan menghubungi Anda untuk langkah berikutnya: perjanjian kerahasiaan dan surat komitmen.',
  goBack: 'Kembali',
  yes: 'Konfirmasi',
  sending: 'Mengirim pilihan Anda',
  failed: 'Terjadi kesalahan saat memperbarui status pilihan Anda.',
  failedText:
    'Pilihan Anda tersimpan. Konfirmasikan sekali lagi. Jika tidak berhasil, silakan kirim email ke {email}.',
  failedOffline:
    'Saat ini tidak ada koneksi. Pilihan Anda tersimpan. Silakan konfirmasikan lagi saat Anda kembali daring.',
  againTitle: 'Daftar calon pakar Anda terbuka kembali',
  againText: 'Tidak ada yang hilang. Silakan lanjutkan dari tempat Anda berhenti.',
  changedTitle: 'Daftar calon pakar telah berubah sementara itu',
  changedText: 'Pilihan Anda tidak dapat dipertahankan. Silakan lihat lagi daftarnya.',

  overtakenTitle: 'Rumah sakit Anda sudah memilih {name}',
  overtakenOn:
    'Seseorang dengan tautan dan PIN Anda memilih pada {day} pukul {time} UTC, sebelum Anda mengonfirmasi.',
  overtakenText: 'Pilihan Anda atas {name} tidak berlaku.',
  unheardText: 'Jawaban Anda bahwa tidak ada pakar yang sesuai tidak berlaku.',

  unavailable: 'Tidak tersedia lagi',
  load_engaged: 'Rumah sakit lain juga memilih pakar ini. Anda tetap dapat memilihnya.',
  load_full: 'Rumah sakit lain telah memilih pakar ini, yang saat ini tidak dapat menangani permintaan lain.',
  takenTitle: '{name} tidak tersedia lagi',
  takenText:
    'Sementara itu rumah sakit lain telah memilih pakar ini, yang saat ini tidak dapat menangani permintaan lain. Pilihan Anda tidak terkirim. Silakan pilih pakar lain.',
  unfit: 'Tidak sesuai lagi',
  unfit_not_consented: 'Anda tidak dapat memilih pakar ini, yang saat ini tidak ingin dihubungi.',
  unfit_not_onsite:
    'Anda tidak dapat memilih pakar ini: Anda meminta kunjungan, sedangkan pakar ini tidak bepergian.',
  unfit_no_shared_language:
    'Anda tidak dapat memilih pakar ini, yang belum cukup menguasai satu pun bahasa kerja dalam permintaan Anda.',
  unfit_same_institution: 'Anda tidak dapat memilih pakar ini, yang bekerja di rumah sakit Anda.',
  unfitTitle: '{name} tidak sesuai lagi dengan permintaan Anda',
  unfitText:
    'Pilihan Anda tidak terkirim. Silakan pilih pakar lain. Jika permintaan Anda seharusnya seperti semula, Anda dapat mengubahnya kembali atau menghubungi koordinator kami.',
  leftTitle: 'Daftar calon pakar telah berubah sementara itu',
  leftText:
    '{name} tidak dapat membantu lagi dan kini tidak tercantum dalam daftar Anda. Pilihan Anda tidak terkirim. Silakan pilih pakar lain.',
  nobodyTitle: 'Saat ini tidak ada calon pakar Anda yang tersedia',
  nobodyText:
    'Rumah sakit lain telah memilih para pakar yang kami usulkan kepada Anda. Mohon sampaikan kepada koordinator kami apa yang penting bagi Anda. Mereka akan mencari pakar lain dan menghubungi Anda.',
  nobodyFitsTitle: 'Saat ini tidak ada calon pakar yang dapat Anda pilih',
  nobodyFitsText:
    'Para pakar yang kami usulkan tidak sesuai lagi dengan permintaan Anda, atau sudah dipilih rumah sakit lain. Mohon sampaikan kepada koordinator kami apa yang penting bagi Anda. Mereka akan mencari pakar lain dan menghubungi Anda.',
  nobodyAsk: 'Minta pakar lain',

  madeTitle: 'Anda telah memilih {name}',
  made: 'Terima kasih. Pilihan pakar Anda berhasil dikirim. Pengelola kami akan menghubungi Anda untuk langkah berikutnya.',
  selected: 'Pakar yang dipilih: {name}',

  chosenTitle: 'Pakar Anda',
  chosenOn:
    'Anda memilih pada {day}. Para pakar diberi tahu 24 jam sesudahnya, atau segera setelah Anda menyatakan bahwa pilihan Anda sudah pasti.',
  chosenText: 'Jika ini kekeliruan, mohon segera kirim email ke {email}.',
  closedTitle: 'Daftar calon pakar ini ditutup',
  closedText: 'Saat ini tidak ada yang perlu dipilih. Kami akan menghubungi Anda begitu ada.',
  closedAsk: 'Jika Anda mengharapkan hal lain, silakan kirim email ke {email}.',

  none: 'Tidak ada yang sesuai',
  noneTitle: 'Tidak ada pakar yang sesuai bagi Anda?',
  noneText: 'Sampaikan alasannya. Koordinator kami akan membacanya, mencari lagi, dan menghubungi Anda.',
  noneReason: 'Apa yang kurang',
  noneHint: 'Misalnya bahasa, bidang kerja, atau waktu ketika seseorang dapat datang.',
  noneSend: 'Kirim ke koordinator',
  noneSending: 'Mengirim alasan Anda',
  noneFailed: 'Alasan Anda belum terkirim',
  noneFailedText: 'Isian Anda tidak hilang. Silakan periksa koneksi Anda dan coba lagi.',
  noneMade: 'Terima kasih. Kami mencari lagi.',
  noneNext: 'Alasan Anda ada pada koordinator kami. Mereka akan mencari pakar lain dan menghubungi Anda.',
}
