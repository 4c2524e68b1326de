import { languages, OTHER_LANGUAGE, type Proficiency, proficiencies } from '../../lists/languages.ts'
import { findItem } from '../../lists/list.ts'
import type { Answers, Form, LanguageRow } from './form.ts'

/** 'Wolof' is typed, 'Wolof - Basic' is stored, with the level from the row of 'Other'. */
export function withLevel(text: string, rows: unknown): string {
  const level = findItem(proficiencies, otherRow(rows)?.proficiency)?.id
  return level ? `${nameOfLanguage(text)} - ${level}` : text
}

/** 'Wolof' of 'Wolof - Basic'; nothing of '- Basic'. */
export function nameOfLanguage(text: string): string {
  return split(text).name
}

/**
 * The specification lets 'Wolof - Basic' be sent alone: the row of 'Other' then follows it. Where the list
 * of languages is sent too, and has that row, the row counts.
 */
export function adoptOtherLanguages(form: Form, sent: Answers, stored: Answers = {}): Answers {
  const adopted = { ...sent }
  for (const [name, field] of Object.entries(form.fields)) {
    const text = sent[name]
    if (field.kind !== 'otherLanguage' || typeof text !== 'string') continue
    const isListSent = field.of in sent
    const rows = (isListSent ? sent : stored)[field.of] ?? []
    const { level: proficiency } = split(text)
    if (!proficiency || !Array.isArray(rows) || (isListSent && otherRow(rows))) continue
    const row = { id: OTHER_LANGUAGE, value: findItem(languages, OTHER_LANGUAGE)?.alias, proficiency }
    adopted[field.of] = otherRow(rows) ? rows.map((one) => (isOther(one) ? row : one)) : [...rows, row]
  }
  return adopted
}

/** Only the words of the levels count: 'Dialect - 1' is a name. */
function split(text: string): { name: string; level?: Proficiency } {
  const [, name = '', word] = /^(?:(.*) )?- (\w+)$/.exec(text) ?? []
  const level = proficiencies.items.find(({ id }) => id === word)?.id
  return level ? { name, level } : { name: text }
}

function otherRow(rows: unknown): LanguageRow | undefined {
  return Array.isArray(rows) ? rows.find(isOther) : undefined
}

function isOther(row: unknown): row is LanguageRow {
  return typeof row === 'object' && row !== null && 'id' in row && row.id === OTHER_LANGUAGE
}
