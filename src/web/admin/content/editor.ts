import type { ContentKind } from '../../../domain/content/content-kinds.ts'
import type { Answers } from '../../../domain/forms/engine/form.ts'
import { paths } from '../../../domain/paths.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import type { ContentToEdit, Version } from '../../../services/content/list-content.ts'
import type { Plan } from '../../../services/content/schedule-content.ts'
import type { IslandProps } from '../../islands/names.ts'

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
  result?: Result
  /** Times as they were typed, in UTC. */
  plan: Plan
  /** As they were when the editor began. */
  planned: Plan
  preview?: { path: string; expires_at: string }
  versions: readonly Version[]
}

export const noPlan: Plan = { publish_at: '', unpublish_at: '' }

/** What the form is drawn from, on the server and in the browser. */
export type ContentFormProps = IslandProps<{ data: EditorData; csrfToken: string | undefined }>

/** What has just been done here. */
export const results = ['saved', 'published', 'planned', 'unplanned', 'restored'] as const

export type Result = (typeof results)[number]

/** Where something is written; without an id, something new. */
export function editPath(kind: ContentKind, id?: string): string {
  return `${paths.adminContentEdit()}?${new URLSearchParams({ kind, ...(id && { id }) })}`
}

/** Where it is seen as visitors would see it. */
export function previewPath(kind: ContentKind, id: string): string {
  return `${paths.adminContentPreview()}?${new URLSearchParams({ kind, id })}`
}

/** Where one version can be read and brought back. */
export function versionPath(kind: ContentKind, id: string, version: number): string {
  return `${paths.adminContentVersion()}?${new URLSearchParams({ kind, id, version: String(version) })}`
}
