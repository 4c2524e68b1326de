import { isUuid } from '../../domain/api/uuid.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { fileFields } from '../../domain/forms/engine/inline-file.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { FieldCode, FieldErrors } from '../../domain/refusals.ts'
import type { Services } from '../../services/services.ts'
import type { NamedFiles } from '../forms/inputs/question.ts'
import { detailOf } from '../uploads/file-words.ts'

/** Uploaded files by field; the id is the answer. */
export type ArrivedFiles = Readonly<Record<string, { id: string; name: string; size: number }>>

type Known = { given: Answers; files: ArrivedFiles; gone: FieldErrors }

/** Names the files of the answers, for a page without a script; answers whose file is gone are removed. */
export async function withArrivedFiles(services: Services, form: Form, answers: Answers): Promise<Known> {
  const given = { ...answers }
  const files: Record<string, ArrivedFiles[string]> = {}
  const gone: Record<string, FieldCode> = {}
  for (const field of fileFields(form).filter((name) => given[name] !== undefined)) {
    const id = String(given[field])
    const found = isUuid(id) ? await services.uploads.findUpload(id) : undefined
    if (found?.ok) files[field] = { id, name: found.value.name, size: found.value.size }
    else {
      delete given[field]
      gone[field] = 'upload_gone'
    }
  }
  return { given, files, gone }
}

export function namedFiles(files: ArrivedFiles, t: Translate, locale: Locale): NamedFiles {
  return Object.fromEntries(
    Object.entries(files).map(([field, { name, ...file }]) => [
      field,
      { name, detail: detailOf({ at: 'sent', name, ...file }, t, locale) },
    ]),
  )
}
