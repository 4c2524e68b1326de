import type { Catalogue, MessageKey, PluralForms, ValuesOf } from './catalogue.ts'
import type { Locale } from './locales.ts'

export type Values = Readonly<Record<string, string | number>>

/** A message is a sentence with {places}, or one sentence per plural form chosen by {count}. */
export type Message = string | PluralForms

/** A value for each place of the message, or it does not compile; `locale` says names that no catalogue has. */
export type Translate = {
  <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string
  readonly locale?: Locale
}

const plurals = new Map<Locale, Intl.PluralRules>()

/** Created on first use, since that takes longer than all messages of a mail. */
function pluralOf(locale: Locale): Intl.PluralRules {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale)
  plurals.set(locale, rules)
  return rules
}

const found = new WeakMap<object, Map<string, Message>>()

/** Cached by the whole key, since splitting it costs more than the rest of a translation. */
function messageOf(catalogue: Partial<Catalogue>, key: string): Message | undefined {
  const known = found.get(catalogue) ?? new Map<string, Message>()
  const before = known.get(key)
  if (before !== undefined) return before
  const dot = key.indexOf('.')
  const area = catalogue[key.slice(0, dot) as keyof Catalogue] as
    | Readonly<Record<string, Message>>
    | undefined
  const message = area?.[key.slice(dot + 1)]
  if (message !== undefined) found.set(catalogue, known.set(key, message))
  return message
}

/** The catalogue needs only the areas of a page; `standing` fills placeholders that every message may have. */
export function translator(locale: Locale, catalogue: Partial<Catalogue>, standing: Values = {}): Translate {
  const translate = (key: MessageKey, values: Values = {}) => {
    const message = messageOf(catalogue, key)
    if (message === undefined) throw new Error(`No wording for '${key}' in ${locale}`)
    const sentence =
      typeof message === 'string'
        ? message
        : (message[pluralOf(locale).select(Number(values.count))] ?? message.other)
    if (!sentence.includes('{')) return sentence // true of most
    return sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
      String(values[name] ?? standing[name] ?? place),
    )
  }
  return Object.assign(translate, { locale })
}
