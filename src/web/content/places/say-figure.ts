import { styleOf } from '../../../domain/messages/style-of.ts'
import type { Translate } from '../../../domain/messages/translate.ts'

/** '20+', since figures are rounded down; a dash for what is too small to show. */
export function sayFigure(figure: number, t: Translate): string {
  if (figure === 0) return '–'
  return t('map.atLeast', { number: new Intl.NumberFormat(styleOf(t.locale ?? 'en')).format(figure) })
}
