import type { Form } from '../../domain/forms/engine/form.ts'
import type { Services } from '../../services/services.ts'
import { withArrivedFiles } from './arrived-files.ts'

/** What somebody began on another device; nothing where the link is unknown or too old. */
export async function openDraft(services: Services, form: Form, token: string) {
  const found = await services.applicants.readDraft(token)
  if (!found.ok || found.value.form !== form.id) return undefined
  const { id: draftId, answers, step } = found.value
  const { given, files } = await withArrivedFiles(services, form, answers)
  return { draftId, given, files, step }
}
