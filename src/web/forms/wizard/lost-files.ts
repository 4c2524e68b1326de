import type { Form } from '../../../domain/forms/engine/form.ts'
import { fieldOf } from '../../../domain/forms/engine/visible.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import { fileKey, keptFile } from '../../uploads/kept-files.ts'

const isFile = (form: Form, name: string) => fieldOf(form, name).kind === 'file'

export const withoutFiles = (form: Form, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !isFile(form, name)))

/** Errors about files that this device does not have either; others are uploaded again automatically. */
export async function lostFiles(form: Form, errors: FieldErrors): Promise<FieldErrors> {
  const missing = Object.entries(errors).filter(([name]) => isFile(form, name))
  const kept = await Promise.all(missing.map(([name]) => keptFile(fileKey(form.id, name))))
  return Object.fromEntries(missing.filter((_, index) => !kept[index]))
}
