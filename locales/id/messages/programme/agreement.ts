import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The confidentiality agreement between an expert and a hospital. Other words need another version. */
export const agreement: Translated<'id', 'agreement'> = {
  purpose:
    'Perjanjian ini dibuat antara pakar dan rumah sakit. Perjanjian ini melindungi apa yang diketahui masing-masing tentang pihak lain, dan tentang pasien, selama keduanya bekerja sama.',
  patients:
    'Data pasien tetap berada di rumah sakit. Rumah sakit hanya memperlihatkan kepada pakar data yang tidak memungkinkan pasien mana pun dikenali. Jika pakar secara tidak sengaja mengetahui lebih dari itu, pakar merahasiakannya dan memberi tahu rumah sakit.',
  hospital:
    'Hal yang tidak bersifat publik tetap hanya diketahui oleh kedua pihak: angka, hasil, catatan, rencana, dan apa yang disampaikan pegawai atas dasar kepercayaan.',
  use: 'Kedua pihak menggunakan apa yang diketahuinya hanya untuk kerja sama ini. Pihak yang ingin memublikasikan sesuatu lebih dahulu meminta izin pihak lainnya secara tertulis.',
  safety:
    'Kedua pihak menyimpan dokumen di tempat yang tidak dapat dibaca orang lain, dan menghapus atau mengembalikannya ketika kerja sama berakhir.',
  duration:
    'Perjanjian ini mulai berlaku setelah kedua pihak menyetujuinya. Perjanjian ini tetap berlaku selama lima tahun setelah kerja sama berakhir.',
  exceptions:
    'Perjanjian ini tidak mencakup hal yang memang sudah bersifat publik maupun hal yang wajib dilaporkan menurut hukum atau demi keselamatan pasien.',
}
