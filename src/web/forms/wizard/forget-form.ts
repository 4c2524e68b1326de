import type { Form } from '../../../domain/forms/engine/form.ts'
import { fileKey, forgetFiles } from '../../uploads/kept-files.ts'
import { discardDraft } from './draft.ts'

export async function forgetForm(form: Form): Promise<void> {
  discardDraft(form.id)
  await forgetFilesOf(form)
}

export async function forgetFilesOf({ id, fields }: Form): Promise<void> {
  const names = Object.keys(fields).filter((name) => fields[name]?.kind === 'file')
  await forgetFiles(names.map((name) => fileKey(id, name)))
}
