import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The certificate for an expert whose collaboration is completed. */
export const certificate: Translated<'ru', 'certificate'> = {
  title: 'Благодарственный сертификат',
  thanks: 'Благодарность от {registry} получает',
  support: 'за волонтёрскую экспертную поддержку учреждения «{hospital}», {country}.',
  fields: 'Области запрошенной поддержки',
  period: 'Период',
  fromTo: 'С {from} по {to}',
  issuedBy: 'Кем выдан',
  issuedOn: 'Дата выдачи',
  reference: 'Номер',
  signature: 'Подпись',
  code: 'Код для проверки на {page}',
}
