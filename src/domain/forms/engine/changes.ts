import { clean } from './clean.ts'
import type { Answers, Form } from './form.ts'
import { fieldOf, fieldOrder } from './visible.ts'

/** Applies changes to a record and clears dependent answers, unless they are sent, too. */
export function applyChanges(form: Form, before: Answers, changes: Answers): Answers {
  const after: Record<string, unknown> = { ...before, ...changes }
  for (const [name, { clearedBy }] of Object.entries(form.fields)) {
    if (clearedBy && !(name in changes) && after[clearedBy] !== before[clearedBy]) delete after[name]
  }
  return after
}

/** What an edit sends: the fields whose answers differ, with null for a removed answer. */
export function changedFields(form: Form, stored: Answers, edited: Answers): Answers {
  const before = clean(form, stored)
  const after = clean(form, edited)
  const differs = (name: string) => !isSame(before[name], after[name])
  /** Whether the answer must be sent although it is the same: the server would clear it otherwise. */
  const stays = (name: string) => {
    const { clearedBy } = fieldOf(form, name)
    return clearedBy !== undefined && name in after && differs(clearedBy)
  }
  const names = fieldOrder(form).filter((name) => differs(name) || stays(name))
  return Object.fromEntries(names.map((name) => [name, after[name] ?? null]))
}

/** Clean values have one shape and one order of keys, so their JSON can be compared. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
