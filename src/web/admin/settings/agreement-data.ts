import type { Locale } from '../../../domain/messages/locales.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import type { EditedAgreement } from '../../../services/programme/edit-agreement-text.ts'
import type { PageContext } from '../../page.ts'

export const results = ['published', 'restored', 'toEnglish', 'unchanged', 'previewed'] as const
export type Result = (typeof results)[number]

export type AgreementData = EditedAgreement & {
  language: Locale
  /** Unpublished input. */
  typed: string | undefined
  errors: FieldErrors
  isConflict: boolean
  result: Result | undefined
}

export type AgreementContext = PageContext<AgreementData>
