import type { Answers } from '../../domain/forms/engine/form.ts'
import { isRecord } from '../../domain/forms/engine/normalise.ts'
import { attempt } from '../uploads/kept-files.ts'

/** Changes that are not saved yet, and the version of the record that they were made to. */
export type EditDraft = { changes: Answers; base: number; savedAt: number }

/** The retention of unsaved changes, as for files that were chosen and not saved: others may use this device. */
const weekInMilliseconds = 7 * 24 * 3_600_000

const place = (id: string) => `aster-edit-${id}`

export function readEditDraft(id: string): EditDraft | undefined {
  const found: unknown = attempt(() => JSON.parse(localStorage.getItem(place(id)) ?? 'null'))
  if (!isRecord(found) || !isRecord(found.changes)) return undefined
  const { changes, base, savedAt } = found
  if (typeof savedAt === 'number' && Date.now() - savedAt <= weekInMilliseconds) {
    return { changes, base: Number(base), savedAt }
  }
  forgetEditDraft(id)
  return undefined
}

/** Stores a draft; false if storage is forbidden or full. */
export function writeEditDraft(id: string, draft: EditDraft): boolean {
  const written = attempt(() => {
    localStorage.setItem(place(id), JSON.stringify(draft))
    return true
  })
  return written ?? false
}

export function forgetEditDraft(id: string): void {
  attempt(() => localStorage.removeItem(place(id)))
}
