import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** Mails about one's own application: but for corrections, they repeat nothing that was typed. */
export const access: Translated<'id', 'access'> = {
  reference: 'Nomor referensi',
  reason: 'Anda menerima email ini karena alamat ini terdaftar di {name}.',

  newPinSubject: 'PIN baru Anda',
  newPinPreview:
    'Bersama tautan dan alamat email Anda, PIN ini membuka isian yang telah Anda kirim kepada kami.',
  newPinAsked: 'Anda meminta PIN baru. PIN lama tidak berlaku lagi.',
  newPinVoid:
    'Ada yang berkali-kali memasukkan PIN yang salah untuk tautan Anda. Untuk menjaga keamanan data Anda, PIN lama tidak berlaku lagi. Berikut PIN yang baru.',
  newPinWait:
    'Jika PIN yang salah dimasukkan lima kali, tautan Anda baru dapat dibuka lagi setelah beberapa waktu, paling cepat 15 menit.',
  newPinNotYou:
    'Jika bukan Anda yang memintanya, Anda tidak perlu melakukan apa pun. Hanya Anda yang menerima PIN ini.',

  newLinkSubject: 'Tautan baru Anda',
  newLinkPreview:
    'Bersama alamat email Anda dan PIN baru, tautan ini membuka isian yang telah Anda kirim kepada kami.',
  newLinkText: 'Berikut tautan baru dan PIN baru untuk Anda. Yang lama tidak berlaku lagi.',
  newLinkNotYou: 'Jika Anda tidak memintanya kepada kami, mohon balas email ini.',

  linkAgainSubject: 'Tautan Anda',
  linkAgainPreview:
    'Bersama alamat email dan PIN Anda, tautan ini membuka isian yang telah Anda kirim kepada kami.',
  linkAgainText:
    'Ada yang meminta kami mengirim tautan Anda lagi. Berikut tautannya. Tautan Anda yang lain tetap berlaku.',
  linkAgainNotYou:
    'Jika bukan Anda yang memintanya, Anda tidak perlu melakukan apa pun. Hanya Anda yang menerima tautan ini, dan tanpa PIN Anda tautan ini tidak membuka apa pun.',

  whichPin:
    'Untuk membuka tautan, masukkan alamat email ini dan PIN Anda, yaitu PIN terakhir yang kami kirimkan, pada {day}.',
  getNewPin: 'Tidak menemukan PIN? Dapatkan yang baru',

  pin: 'PIN',
  openApplication: 'Buka permohonan Anda',
  openRequest: 'Buka permintaan Anda',
  pinUse:
    'Buka tautan itu, lalu masukkan alamat email ini dan PIN Anda. Jangan pernah memberikan PIN kepada orang lain.',

  editedApplication: 'Permohonan Anda telah diubah',
  editedRequest: 'Permintaan pendampingan Anda telah diubah',
  editedPreview: 'Berikut pertanyaan yang jawabannya berubah.',
  editedText: 'Perubahan Anda telah kami simpan.',
  editedQuestions: 'Yang berubah',
  editedNotYou: 'Jika bukan Anda yang mengubahnya, mohon balas email ini.',

  correctedApplication: 'Kami memperbaiki permohonan Anda',
  correctedRequest: 'Kami memperbaiki permintaan pendampingan Anda',
  correctedPreview: 'Jawaban berikut kini berbeda.',
  correctedText:
    'Seorang anggota tim kami memperbaiki hal yang tampaknya keliru. Di sini Anda melihat apa yang tertulis sebelumnya, apa yang sekarang tertulis, dan alasannya.',
  correctedBefore: '{question}, sebelumnya',
  correctedNow: '{question}, sekarang',
  correctedReason: 'Alasan',
  correctedNotRight: 'Jika tidak benar, silakan ubah dengan tautan dan PIN Anda, atau balas email ini.',

  confirmAddressPreview: 'Sebelum itu, email kami tetap dikirim ke alamat Anda yang sekarang.',
  confirmAddressHeading: 'Silakan konfirmasi alamat email baru Anda',
  confirmAddressText:
    'Alamat ini dimasukkan sebagai alamat email baru untuk suatu permohonan. Buka tautan dan masukkan PIN permohonan itu untuk mengonfirmasinya. Setelah itu, email kami dikirim ke alamat ini.',
  confirmAddressOpen: 'Konfirmasi alamat ini',
  confirmAddressUntil: 'Tautan hanya dapat digunakan satu kali, hingga {day}.',
  confirmAddressNotYou:
    'Jika bukan Anda yang memasukkannya, Anda tidak perlu melakukan apa pun. Tanpa PIN tidak ada yang berubah.',
  confirmAddressReason: 'Anda menerima email ini karena alamat ini dimasukkan di {name}.',

  addressAskedPreview: 'Belum ada yang berubah. Anda dapat membatalkannya.',
  addressAskedHeading: 'Alamat email baru telah dimasukkan',
  addressAskedText:
    'Seseorang yang membuka permohonan Anda memasukkan alamat email baru. Alamat itu berlaku setelah dikonfirmasi dari kotak masuk yang baru dengan PIN Anda, paling lambat {day}. Sebelum itu, email kami tetap dikirim ke alamat ini.',
  addressAskedNotYou:
    'Jika itu Anda, tidak ada yang perlu Anda lakukan di sini. Jika bukan, mohon batalkan perubahan itu. Dengan begitu, permohonan Anda juga ditutup di mana pun sedang dibuka.',
  addressAskedKeep: 'Batalkan perubahan',

  addressChangedPreview: 'Mulai sekarang email kami dikirim ke alamat lain.',
  addressChangedHeading: 'Alamat email Anda telah diubah',
  addressChangedText:
    'Alamat email Anda yang terdaftar telah diubah. Mulai sekarang email kami dikirim ke alamat baru. Ini email terakhir ke alamat ini.',
  addressChangedNotYou: 'Jika bukan Anda yang mengubahnya, mohon segera balas email ini.',

  addressCorrectedPreview: 'Mulai sekarang email kami dikirim ke alamat ini.',
  addressCorrectedHeading: 'Kami memperbaiki alamat email Anda',
  addressCorrectedText:
    'Seorang anggota tim kami memperbaiki alamat email Anda yang terdaftar. Mulai sekarang email kami dikirim ke alamat ini. Berikut tautan baru dan PIN baru untuk Anda. Yang lama tidak berlaku lagi.',
  addressCorrectedNotYou:
    'Jika Anda tidak pernah mendaftar atau meminta pendampingan, mohon balas email ini dan jangan buka tautannya.',

  withdrawnApplication: 'Anda telah menarik permohonan Anda',
  withdrawnRequest: 'Permintaan pendampingan Anda telah ditarik',
  withdrawnPreview: 'Terima kasih. Berikut artinya bagi Anda.',
  withdrawnApplicationText:
    'Terima kasih atas waktu yang telah Anda berikan dan atas kesediaan Anda membantu. Permohonan Anda telah ditarik, dan kami tidak lagi meminta Anda mendampingi rumah sakit. Anda selalu diterima kembali: silakan mendaftar lagi kapan saja.',
  withdrawnRequestText:
    'Anda telah menarik permintaan Anda. Kami tidak menindaklanjutinya lagi. Anda boleh meminta lagi kapan saja.',
  withdrawnErase:
    'Data Anda tetap kami simpan selama {period}, kecuali Anda menghapusnya lebih awal. Anda dapat melakukannya melalui tautan pribadi Anda.',
  withdrawnNotYou: 'Jika bukan Anda yang menariknya, mohon balas email ini.',

  finishLaterSubject: 'Lanjutkan formulir Anda',
  finishLaterPreview: 'Jawaban Anda menunggu selama 30 hari.',
  finishLaterText:
    'Jawaban Anda disimpan selama 30 hari. Buka tautan ini di perangkat tempat Anda ingin melanjutkan.',
  finishLaterOpen: 'Lanjutkan formulir Anda',
  finishLaterSafe: 'Siapa pun yang memiliki tautan ini dapat membaca jawaban Anda. Mohon jangan diteruskan.',
  finishLaterReason:
    'Anda menerima email ini karena alamat ini dimasukkan dalam formulir {name}. Jika bukan Anda, Anda tidak perlu melakukan apa pun.',
}
