import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** Always stands after a preposition (لمدة، بعد), so the dual is in the oblique case. */
export const periods: Translated<'ar', 'periods'> = {
  days: {
    zero: 'أقل من يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  },
  months: {
    zero: 'أقل من شهر',
    one: 'شهر واحد',
    two: 'شهرين',
    few: '{count} أشهر',
    many: '{count} شهرًا',
    other: '{count} شهر',
  },
  years: {
    zero: 'أقل من سنة',
    one: 'سنة واحدة',
    two: 'سنتين',
    few: '{count} سنوات',
    many: '{count} سنة',
    other: '{count} سنة',
  },
  answerTime: {
    zero: 'أقل من يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  },
}
