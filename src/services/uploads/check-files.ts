import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { fileFields } from '../../domain/forms/engine/inline-file.ts'
import { done, type FieldCode, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { listFineUploads } from '../../store/uploads/uploads.ts'
import { judgeUpload } from './judge-upload.ts'

/** Upload ids by field. */
export type Files = Readonly<Record<string, string>>

export function filesIn(form: Form, answers: Answers): Files {
  const given = fileFields(form).filter((name) => answers[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, String(answers[name])]))
}

/** Whether an application may claim these files, each for one field, as far as can be told before it does. */
export async function checkFiles(store: Store, files: Files): Promise<Outcome<undefined>> {
  const given = Object.entries(files)
  if (given.length === 0) return done(undefined)
  const fine = new Set(await listFineUploads(store, Object.values(files)))
  const errors: Record<string, FieldCode> = {}
  const taken = new Set<string>()
  for (const [field, id] of given) {
    const fault = taken.has(id) ? done('upload_gone' as const) : await faultOf(store, id, fine)
    if (!fault.ok) return fault
    if (fault.value) errors[field] = fault.value
    taken.add(id)
  }
  return Object.keys(errors).length === 0 ? done(undefined) : refuse('invalid_answers', { errors })
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
