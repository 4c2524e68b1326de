import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** How long something stays, within a sentence. */
export const periods: Translated<'es', 'periods'> = {
  days: { one: 'un día', many: '{count} de días', other: '{count} días' },
  months: { one: 'un mes', many: '{count} de meses', other: '{count} meses' },
  years: { one: 'un año', many: '{count} de años', other: '{count} años' },
  answerTime: { one: 'un día', many: '{count} de días', other: '{count} días' },
}
