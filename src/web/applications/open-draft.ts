import type { Form } from '../../domain/forms/engine/form.ts'
import type { Services } from '../../services/services.ts'
import { withArrivedFiles } from './arrived-files.ts'

/** The draft of a link; undefined if the link is unknown or expired. */
export async function openDraft(services: Services, form: Form, token: string) {
  const found = await services.applicants.readDraft(token)
  if (!found.ok || found.value.form !== form.id) return undefined
  const { id: draftId, answers, step } = found.value
  const { given, files } = await withArrivedFiles(services, form, answers)
  return { draftId, given, files, step }
}
