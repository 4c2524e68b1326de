import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The certificate for an expert whose collaboration is completed. */
export const certificate: Translated<'pt', 'certificate'> = {
  title: 'Certificado de reconhecimento',
  thanks: 'A rede {registry} agradece a',
  support: 'pelo apoio voluntário, como especialista, a esta instituição: {hospital}, {country}.',
  fields: 'Áreas do apoio pedido',
  period: 'Período',
  fromTo: 'De {from} a {to}',
  issuedBy: 'Entidade emissora',
  issuedOn: 'Data de emissão',
  reference: 'Referência',
  signature: 'Assinatura',
  code: 'Código de verificação, para {page}',
}
