import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { fileFields } from '../../domain/forms/engine/inline-file.ts'
import { done, type FieldCode, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { listUnclaimed } from '../../store/uploads/unclaimed-uploads.ts'
import { judgeUpload } from './judge-upload.ts'

/** Upload ids by field. */
export type Files = Readonly<Record<string, string>>

export function filesIn(form: Form, answers: Answers): Files {
  const given = fileFields(form).filter((name) => answers[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, String(answers[name])]))
}

/**
 * Whether an application may claim these files, each for one field, as far as can be told before it does; and whether a
 * draft has one of them.
 */
export async function checkFiles(store: Store, files: Files): Promise<Outcome<{ areOfDraft: boolean }>> {
  const given = Object.entries(files)
  if (given.length === 0) return done({ areOfDraft: false })
  const found = await listUnclaimed(store, Object.values(files))
  const fine = new Set(found.filter(({ isFine }) => isFine).map(({ id }) => id))
  const errors: Record<string, FieldCode> = {}
  const taken = new Set<string>()
  for (const [field, id] of given) {
    const fault = taken.has(id) ? done('upload_gone' as const) : await faultOf(store, id, fine)
    if (!fault.ok) return fault
    if (fault.value) errors[field] = fault.value
    taken.add(id)
  }
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  return done({ areOfDraft: found.some(({ isOfDraft }) => isOfDraft) })
}

async function faultOf(
  store: Store,
  id: string,
  fine: ReadonlySet<string>,
): Promise<Outcome<FieldCode | undefined>> {
  if (fine.has(id)) return done(undefined)
  const judged = await judgeUpload(store, id)
  if (!judged.ok) return judged.refusal.code === 'not_found' ? done('upload_gone') : judged
  const { state, code = 'upload_unfinished' } = judged.value
  return done(state === 'fine' ? undefined : code)
}
