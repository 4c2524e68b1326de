import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const periods: Translated<'fr', 'periods'> = {
  days: { one: 'un jour', many: '{count} de jours', other: '{count} jours' },
  months: { one: 'un mois', many: '{count} de mois', other: '{count} mois' },
  years: { one: 'un an', many: '{count} d’années', other: '{count} ans' },
  answerTime: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
}
