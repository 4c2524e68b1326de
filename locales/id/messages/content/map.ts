import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const map: Translated<'id', 'map'> = {
  description:
    'Peta dunia skematis. Program berjalan di Eropa, Afrika, Asia Tenggara, dan Amerika Latin. Siprus dan Indonesia ditandai.',
  europe: 'Eropa',
  africa: 'Afrika',
  latinAmerica: 'Amerika Latin',
  southEastAsia: 'Asia Tenggara',
  cyprus: 'Siprus',
  indonesia: 'Indonesia',
  elsewhere: 'Wilayah lain',
  active: 'Program berjalan di sini',
  inactive: 'Rumah sakit di sini tetap boleh meminta pendampingan',
  country: 'Negara dengan bagian tersendiri',
  note: 'Peta skematis, digambar dari Natural Earth. Peta ini tidak menyatakan apa pun tentang batas negara.',
  figures: 'Registri dalam angka',
  region: 'Wilayah',
  hospitals: 'Rumah sakit',
  experts: 'Pakar',
  languages: 'Bahasa: {names}',
  atLeast: '{number}+',
  rounded: 'Angka dibulatkan ke bawah. Tanda pisah berarti kurang dari {least} atau tidak ada.',
}
