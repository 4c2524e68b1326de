import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The public page that confirms a certificate. */
export const verification: Translated<'id', 'verification'> = {
  title: 'Verifikasi sertifikat',
  description: 'Periksa sertifikat {name} dengan kode verifikasi yang tercetak di atasnya.',
  lede: 'Setiap sertifikat {name} memiliki kode verifikasi. Masukkan kodenya, dan halaman ini menyebutkan untuk siapa dan untuk apa sertifikat itu diterbitkan.',
  code: 'Kode verifikasi',
  codeHint: 'Tiga kelompok berisi empat huruf dan angka, misalnya 7K3D-M9QX-2HTB.',
  verify: 'Verifikasi',
  toldTitle: 'Yang akan Anda lihat',
  told: 'Nama, rumah sakit, dan tanggal yang tercetak pada sertifikat, dan tidak ada hal lain tentang orang itu.',

  foundTitle: 'Sertifikat ini asli',
  foundLede: '{registry} menerbitkan sertifikat {code}.',
  compare: 'Bandingkan dengan sertifikat di tangan Anda. Isinya harus sama.',
  name: 'Diterbitkan untuk',
  hospital: 'Rumah sakit yang didampingi',
  period: 'Periode',
  fromTo: '{from} hingga {to}',
  issuedOn: 'Diterbitkan pada',
  another: 'Verifikasi sertifikat lain',

  unknownTitle: 'Tidak ada sertifikat dengan kode ini',
  unknownLede: 'Silakan bandingkan kodenya dengan yang ada pada sertifikat, huruf demi huruf.',
  unknownError: 'Tidak ada sertifikat dengan kode ini',
  emptyError: 'Masukkan kode sertifikat',
  lengthError: 'Kode terdiri atas 12 huruf dan angka',
  maybe:
    'Jika kodenya benar, sertifikat itu mungkin telah ditarik kembali, atau orang itu mungkin telah meminta datanya dihapus.',
}
