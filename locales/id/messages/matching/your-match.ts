import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The sentences about the fit of an expert that speak of the request, to the hospital that sent it. */
export const yourMatch: Translated<'id', 'yourMatch'> = {
  fieldsNotAsked: 'Bidang yang Anda minta: tidak disebutkan.',
  fieldsAll: 'Menurut spesialisasinya, menguasai semua yang Anda minta: {fields}.',
  fieldsNone: 'Tidak menyebutkan apa pun dalam bidang yang Anda minta: {fields}.',
  languagesNotAsked: 'Bahasa kerja Anda: tidak disebutkan.',
  noLanguage: 'Tidak menguasai satu pun bahasa kerja Anda: {languages}.',
  years: 'Pernah bekerja di wilayah Anda, {region}. Lama: {years} tahun.',
  inRegion: 'Tinggal atau pernah bekerja di {country}, di wilayah Anda: {region}. Lama: tidak disebutkan.',
  noRegion: 'Belum pernah bekerja di wilayah Anda: {region}.',
  methodNotAsked: 'Cara pendampingan yang Anda minta: tidak disebutkan.',
  methodFits: 'Menawarkan yang Anda minta: {method}.',
  methodInPart: 'Membantu secara daring dan tidak bepergian; Anda meminta: {method}.',
  methodMissed: 'Tidak bepergian; Anda meminta: {method}.',
  offersOfAsked: 'Menawarkan {time}; Anda meminta hingga {asked}.',
  monthsNotAsked: 'Lama pendampingan yang Anda perlukan: tidak disebutkan.',
}
