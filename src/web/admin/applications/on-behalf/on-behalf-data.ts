import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import type { TypedSource } from '../../../../domain/applications/entry-source.ts'
import type { Answers } from '../../../../domain/forms/engine/form.ts'
import type { FieldErrors, RefusalCode } from '../../../../domain/refusals.ts'
import type { WaitingEntries } from '../../../../services/applications/waiting-entries.ts'
import type { ArrivedFiles } from '../../../applications/arrived-files.ts'

export const results = ['entered', 'mailed', 'removed'] as const

export type StartData = {
  view: 'start'
  kind: ApplicationKind
  waiting: WaitingEntries
  result: (typeof results)[number] | undefined
  refusal?: RefusalCode
}

export type EntryFormData = {
  view: 'form'
  kind: ApplicationKind
  source: TypedSource
  /** Under which the post may be repeated. */
  postKey: string
  given: Answers
  files: ArrivedFiles
  errors: FieldErrors
  /** Missing answers are left to the person. */
  mayLack: boolean
  refusal?: RefusalCode
}
