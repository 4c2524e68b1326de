import type { Answers } from '../../../domain/engine/form.ts'
import type { ContentKind } from '../../../domain/forms/content-kinds.ts'
import { paths } from '../../../domain/paths.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import type { ContentToEdit } from '../../../services/content/list-content.ts'

export type EditorData = {
  kind: ContentKind
  /** As it is kept; something new is not yet. */
  kept: ContentToEdit | undefined
  /** As the editor saw it when they began. */
  version: number
  given: Answers
  /** Of a picture that has arrived and waits for the rest to be right. */
  picture: string | undefined
  errors: FieldErrors
  trouble?: 'conflict' | 'busy'
  did?: 'saved' | 'published'
  preview?: { path: string; expires_at: string }
}

/** Where something is written; without an id, something new. */
export function editPath(kind: ContentKind, id?: string): string {
  return `${paths.adminContentEdit()}?${new URLSearchParams({ kind, ...(id && { id }) })}`
}
