import { type FieldErrors, fieldCode } from '../../refusals.ts'
import type { Form } from './form.ts'
import { fieldOf, fieldOrder } from './visible.ts'

/** The fields that open when an applicant is asked for some again: these, and what follows from their answers. */
export function openedBy(form: Form, asked: readonly string[]): string[] {
  const open = new Set(asked)
  const follows = (name: string) => {
    const field = fieldOf(form, name)
    const leaders = [
      field.when?.field,
      field.clearedBy,
      field.kind === 'otherLanguage' ? field.of : undefined,
      field.kind === 'countriesWithin' ? field.within : undefined,
    ]
    return leaders.some((leader) => leader !== undefined && open.has(leader))
  }
  let size = 0
  while (size !== open.size) {
    size = open.size
    for (const name of fieldOrder(form).filter(follows)) open.add(name)
  }
  return fieldOrder(form).filter((name) => open.has(name))
}

/** Errors for changed fields that are not open. */
export function closedAmong(form: Form, asked: readonly string[], changed: readonly string[]): FieldErrors {
  const open = openedBy(form, asked)
  const closed = changed.filter((name) => !open.includes(name))
  return Object.fromEntries(closed.map((name) => [name, fieldCode('not_asked')]))
}
