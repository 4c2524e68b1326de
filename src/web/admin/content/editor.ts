import type { ContentKind } from '../../../domain/content/content-kinds.ts'
import type { Answers } from '../../../domain/forms/engine/form.ts'
import { paths } from '../../../domain/paths.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import type { Plan } from '../../../services/content/content-plan.ts'
import type { ContentToEdit, Version } from '../../../services/content/list-content.ts'
import type { TranslationState } from '../../../services/content/list-translations.ts'
import type { KeptPicture } from '../../../services/content/pictures/store-picture.ts'
import type { IslandProps } from '../../islands/names.ts'
import type { PageContext } from '../../page.ts'
import { withQuery } from '../filters/with-query.ts'
import { sayMoment } from '../moment.tsx'

export type EditorData = {
  kind: ContentKind
  /** The entry as stored; undefined for a new one. */
  kept: ContentToEdit | undefined
  /** The version that the editor started from. */
  version: number
  given: Answers
  /** A picture that has arrived, while other fields have errors. */
  picture: KeptPicture | undefined
  errors: FieldErrors
  trouble?: 'conflict' | 'busy' | 'removed' | 'draftKept' | 'planRefused'
  result?: (typeof results)[number] | undefined
  /** The editor's time zone, in which the times of the plan are typed. */
  zone: string
  plan: Plan
  /** The times that the editor started from. */
  planned: Plan
  preview?: { path: string; expires_at: string }
  versions: readonly Version[]
  /** Profiles that a story can name, by slug. */
  experts: readonly { slug: string; title: string; is_sample: boolean }[]
  /** The state of each translation; none for a new entry. */
  translations: readonly TranslationState[]
}

export const noPlan: Plan = { publish_at: '', unpublish_at: '' }

export type ContentFormProps = IslandProps<{ data: EditorData; csrfToken: string | undefined }>

export const results = ['saved', 'published', 'planned', 'unplanned', 'restored'] as const

/** Minimum, default and maximum of each slider, in per cent. */
export const cropRanges = { x: [0, 50, 100], y: [0, 50, 100], zoom: [100, 100, 300] } as const

export type Part = Record<keyof typeof cropRanges, number>

/** The path of an entry's form; without an id, that of a new entry. */
export const editPath = (kind: ContentKind, id?: string) => withQuery(paths.adminContentEdit(), { kind, id })

export const previewPath = (kind: ContentKind, id: string) =>
  withQuery(paths.adminContentPreview(), { kind, id })

/** The page on which visitors see the entry once it is published. */
export function publicPath(kind: ContentKind, slug: string): string {
  const seen = {
    story: paths.story(slug),
    news: `${paths.news()}#${slug}`,
    profile: paths.expertStories(slug),
    member: `${paths.team()}#member-${slug}`,
    partner: `${paths.otherPartners()}#partner-${slug}`,
  }
  return seen[kind]
}

export const versionPath = (kind: ContentKind, id: string, version: number) =>
  withQuery(paths.adminContentVersion(), { kind, id, version: String(version) })

export function versionFacts(
  { saved_by, saved_at, was_published }: Omit<Version, 'version'>,
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
): string {
  const facts = [saved_by, sayMoment(new Date(saved_at), locale), was_published && t('writing.wasPublished')]
  return facts.filter(Boolean).join(' · ')
}
