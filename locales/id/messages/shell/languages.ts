import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The languages of the site, and what is said where a text exists in one of them only. */
export const languages: Translated<'id', 'languages'> = {
  menu: 'Bahasa',
  alsoHere: 'Halaman ini tersedia dalam bahasa Indonesia.',
  englishOnly: 'Teks ini hanya tersedia dalam bahasa Inggris.',
  translated: 'Ini adalah terjemahan. Hanya teks bahasa Inggris yang mengikat.',
  readEnglish: 'Baca teks bahasa Inggris',

  name: '{registryName}',
  longName: 'Registri Pelatih dan Pakar Penatagunaan Antimikroba',
  usualInstitution: 'Rumah Sakit Universitas, Departemen Penyakit Infeksi',
  usualCoordinator: 'koordinator ASTER',
  contributors: 'para kontributor ASTER',
}
