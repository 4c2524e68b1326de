import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The certificate for an expert whose collaboration is completed. */
export const certificate: Translated<'id', 'certificate'> = {
  title: 'Sertifikat penghargaan',
  thanks: '{registry} mengucapkan terima kasih kepada',
  support: 'yang telah mendampingi {hospital}, {country}, sebagai pakar relawan.',
  fields: 'Bidang pendampingan yang diminta',
  period: 'Periode',
  fromTo: '{from} hingga {to}',
  issuedBy: 'Diterbitkan oleh',
  issuedOn: 'Diterbitkan pada',
  reference: 'Nomor referensi',
  signature: 'Tanda tangan',
  code: 'Kode verifikasi, untuk {page}',
}
