import type { Answers } from '../../../domain/engine/form.ts'
import type { TypedSource } from '../../../domain/on-behalf.ts'
import type { FieldErrors, RefusalCode } from '../../../domain/refusals.ts'
import type { ApplicationKind } from '../../../domain/statuses/application-status.ts'
import type { WaitingEntries } from '../../../services/on-behalf/waiting-entries.ts'
import type { ArrivedFiles } from '../../forms/apply/arrived-files.ts'

export const deeds = ['entered', 'mailed', 'removed'] as const

export type StartData = {
  view: 'start'
  kind: ApplicationKind
  waiting: WaitingEntries
  did: (typeof deeds)[number] | undefined
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
  /** The person is asked for what is missing. */
  mayLack: boolean
  refusal?: RefusalCode
}
