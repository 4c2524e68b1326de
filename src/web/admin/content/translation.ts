import type { ContentKind } from '../../../domain/content/content-kinds.ts'
import type { Answers } from '../../../domain/forms/engine/form.ts'
import type { TranslatedLocale } from '../../../domain/messages/translation.ts'
import { paths } from '../../../domain/paths.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import type { TranslationState, TranslationToEdit } from '../../../services/content/list-translations.ts'
import type { TranslationResult } from '../../../services/content/translate-content.ts'
import { withQuery } from '../filters/with-query.ts'

export type TranslationData = TranslationToEdit & {
  kind: ContentKind
  id: string
  locale: TranslatedLocale
  /** The version that the editor started from; 0 where there was none. */
  version: number
  given: Answers
  errors: FieldErrors
  /** The state of each translation. */
  states: readonly TranslationState[]
  preview?: { path: string; expires_at: string }
  trouble?: 'conflict' | 'gone'
  result?: TranslationResult | undefined
}

export const translationPath = (kind: ContentKind, id: string, locale: TranslatedLocale) =>
  withQuery(paths.adminContentTranslation(), { kind, id, locale })
