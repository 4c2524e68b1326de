import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** How long something stays, within a sentence. */
export const periods: Translated<'id', 'periods'> = {
  days: { other: '{count} hari' },
  months: { other: '{count} bulan' },
  years: { other: '{count} tahun' },
  answerTime: { other: '{count} hari' },
}
