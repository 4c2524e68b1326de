import type { MessageKey } from '../../domain/messages/catalogue.ts'
import type { FieldCode } from '../../domain/refusals.ts'
import { byQuestion } from './by-question.ts'

type Refused = { file: string; why: MessageKey }

/** Files that were refused, until another is chosen. */
export const { now: refusedFiles, report: reportRefused, use: useRefusedFiles } = byQuestion<Refused>()

/** Why a file was refused, which the form reports instead of 'required'. */
export function whyRefused(name: string): FieldCode | undefined {
  const { why } = refusedFiles().get(name) ?? {}
  return why?.startsWith('forms.') ? (why.slice('forms.'.length) as FieldCode) : undefined
}
