import { isUuid } from '../../domain/api/uuid.ts'
import { isPrintable, line, paragraphs } from '../../domain/forms/engine/plain-text.ts'
import { type Locale, locales } from '../../domain/messages/locales.ts'
import { done, type FieldCode, type FieldErrors, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import * as kept from '../../store/contact/reply-texts.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'

export type ReplyText = Awaited<ReturnType<typeof kept.listReplyTexts>>[number]

/** A reply text as typed; `id` is empty for a new one. */
export type TypedReplyText = { id: string; locale: string; name: string; text: string }

const longestReplyText = { name: 100, text: 5000 }

export const listReplyTexts = (store: Store): Promise<ReplyText[]> => kept.listReplyTexts(store)

export async function saveReplyText(
  store: Store,
  staff: Author,
  { id, ...typed }: TypedReplyText,
): Promise<Outcome<undefined>> {
  const words = { name: String(line(typed.name)), text: String(paragraphs(typed.text)) }
  const errors = errorsIn({ ...words, locale: typed.locale })
  if (errors) return refuse('invalid_answers', { errors })
  const row = { ...words, locale: typed.locale as Locale, changed_by: staff.id }
  try {
    return await transaction(store, async (trx) => {
      if (id && !(isUuid(id) && (await kept.changeReplyText(trx, id, row)))) return refuse('not_found')
      if (!id) await kept.insertReplyText(trx, row)
      await writeAudit(trx, byStaff(staff), 'reply_text_saved', ['settings'], {
        after: { name: row.name, language: row.locale },
      })
      return done(undefined)
    })
  } catch (error) {
    if (kept.isSecondReplyText(error)) return refuse('invalid_answers', { errors: { name: 'repeated' } })
    throw error
  }
}

export async function removeReplyText(store: Store, staff: Author, id: string): Promise<Outcome<undefined>> {
  if (!isUuid(id)) return refuse('not_found')
  return transaction(store, async (trx) => {
    const removed = await kept.removeReplyText(trx, id)
    if (!removed) return refuse('not_found')
    await writeAudit(trx, byStaff(staff), 'reply_text_removed', ['settings'], {
      before: { name: removed.name, language: removed.locale },
    })
    return done(undefined)
  })
}

function errorsIn({ name, text, locale }: Omit<TypedReplyText, 'id'>): FieldErrors | undefined {
  const errors = {
    ...wrong('name', name),
    ...wrong('text', text),
    ...(!Object.hasOwn(locales, locale) && { locale: 'invalid_choice' as const }),
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}

function wrong(field: 'name' | 'text', typed: string): Record<string, FieldCode> {
  if (!typed.trim()) return { [field]: 'required' }
  if (!isPrintable(typed)) return { [field]: 'invalid_text' }
  return typed.length > longestReplyText[field] ? { [field]: 'too_long' } : {}
}

/** Appends a text with the reader's name filled in to the typed text, which is never replaced. */
export function withReplyText(typed: string, { text }: Pick<ReplyText, 'text'>, person: string): string {
  const filled = text.replaceAll('{name}', () => person)
  return typed.trim() === '' ? filled : `${typed.trimEnd()}\n\n${filled}`
}
