import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The certificate for an expert whose collaboration is completed. */
export const certificate: Translated<'es', 'certificate'> = {
  title: 'Certificado de reconocimiento',
  thanks: '{registry} agradece a',
  support: 'su apoyo experto y voluntario a {hospital}, {country}.',
  fields: 'Apoyo solicitado en',
  period: 'Período',
  fromTo: 'Del {from} al {to}',
  issuedBy: 'Expedido por',
  issuedOn: 'Expedido el',
  reference: 'Referencia',
  signature: 'Firma',
  code: 'Código de verificación, para {page}',
}
