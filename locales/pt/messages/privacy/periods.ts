import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** How long something stays, within a sentence. */
export const periods: Translated<'pt', 'periods'> = {
  days: { one: '{count} dia', many: '{count} de dias', other: '{count} dias' },
  months: { one: '{count} mês', many: '{count} de meses', other: '{count} meses' },
  years: { one: '{count} ano', many: '{count} de anos', other: '{count} anos' },
  answerTime: { one: '{count} dia', many: '{count} de dias', other: '{count} dias' },
}
