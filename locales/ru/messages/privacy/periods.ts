import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** How long something stays, within a sentence: after «на» and «через». */
export const periods: Translated<'ru', 'periods'> = {
  days: { one: '{count} день', few: '{count} дня', many: '{count} дней', other: '{count} дня' },
  months: { one: '{count} месяц', few: '{count} месяца', many: '{count} месяцев', other: '{count} месяца' },
  years: { one: '{count} год', few: '{count} года', many: '{count} лет', other: '{count} года' },
  answerTime: { one: '{count} дня', few: '{count} дней', many: '{count} дней', other: '{count} дня' },
}
