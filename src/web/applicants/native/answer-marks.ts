import { createHash } from 'node:crypto'
import { clean } from '../../../domain/forms/engine/clean.ts'
import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import { askedFields } from '../../../domain/forms/engine/visible.ts'

/**
 * A short hash of each answer that a page was drawn from. A native post sends all answers of a page; the hashes tell
 * which of them the applicant changed, even if staff or another tab has changed others since.
 */
export function marksOf(form: Form, answers: Answers): string {
  const given = clean(form, answers)
  return askedFields(form)
    .map((name) => `${name}:${markOf(given[name])}`)
    .join(' ')
}

/** The answers among `names` that differ from their marks; null for one that was taken away. */
export function changedSince(form: Form, marks: string, names: readonly string[], answers: Answers): Answers {
  const before = new Map(marks.split(' ').map((mark) => mark.split(':') as [string, string]))
  const given = clean(form, answers)
  const changed = names.filter((name) => before.get(name) !== markOf(given[name]))
  return Object.fromEntries(changed.map((name) => [name, given[name] ?? null]))
}

function markOf(answer: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(answer) ?? '')
    .digest('base64url')
    .slice(0, 8)
}
