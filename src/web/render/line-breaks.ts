import type { Locale } from '../../domain/messages/locales.ts'

const email = [/\b(e)-(mail)/gi, '$1\u2011$2'] as const

/** Line breaks that browsers make and typesetters of the language avoid. */
const kept: Partial<Record<Locale, readonly [RegExp, string]>> = {
  fr: email,
  pt: email,
  ru: [/(?<![\p{L}\p{N}-])([авикосуя]) /giu, '$1\u00a0'],
}

/** Keeps words together in the text of a page. Not for islands, in which React would find a mismatch. */
export function keepTogether(html: string, locale: Locale): string {
  const rule = kept[locale]
  if (!rule) return html
  const body = html.indexOf('<body')
  return html.slice(0, body) + html.slice(body).replace(/>[^<]+/g, (text) => text.replace(...rule))
}
