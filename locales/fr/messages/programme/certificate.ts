import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const certificate: Translated<'fr', 'certificate'> = {
  title: 'Certificat de reconnaissance',
  thanks: '{registry} remercie',
  support: 'de l’appui et de l’expertise apportés bénévolement à cet établissement : {hospital}, {country}.',
  fields: 'Appui demandé dans les domaines suivants',
  period: 'Période',
  fromTo: 'Du {from} au {to}',
  issuedBy: 'Délivré par',
  issuedOn: 'Délivré le',
  reference: 'Référence',
  signature: 'Signature',
  code: 'Code de vérification, à saisir sur {page}',
}
