import type { PageName } from '../../../../domain/content/pages/page-names.ts'
import type { PageText } from '../../../../domain/content/pages/page-text.ts'
import type { Locale } from '../../../../domain/messages/locales.ts'
import { paths } from '../../../../domain/paths.ts'
import type { FieldErrors } from '../../../../domain/refusals.ts'
import type { Plan } from '../../../../services/content/content-plan.ts'
import type { PageToEdit } from '../../../../services/content/pages/read-pages.ts'
import type { IslandProps } from '../../../islands/names.ts'
import { withQuery } from '../../filters/with-query.ts'

export const pageResults = [
  'saved',
  'published',
  'planned',
  'restored',
  'delivered',
  'unpublished',
  'confirmed',
] as const

export type PageEditorData = {
  kept: PageToEdit
  /** The version that the editor started from. */
  version: number
  given: PageText
  /** Begins with the own English text instead of the delivered translation. */
  fromEnglish: boolean
  errors: FieldErrors
  trouble?: 'conflict' | 'gone'
  result?: (typeof pageResults)[number] | undefined
  zone: string
  plan: Plan
  planned: Plan
  preview?: { path: string; expires_at: string } | undefined
}

/** What the form needs of it in the browser. */
export type PageFormData = Pick<
  PageEditorData,
  'version' | 'given' | 'errors' | 'zone' | 'plan' | 'planned'
> & {
  page: PageName
  locale: Locale
  kinds: PageToEdit['kinds']
  kept: { status: 'draft' | 'published'; publish_at: string | null; unpublish_at: string | null }
  originalVersion: number
  isOlder: boolean
  /** The languages that will show English once this is published. */
  willShowEnglish: readonly Locale[]
  note: 'beforeTranslation' | 'beforeOnly' | undefined
}

export type PageFormProps = IslandProps<{ data: PageFormData; csrfToken: string | undefined }>

const ofPage =
  (address: string) =>
  (page: PageName, locale: Locale, more: Record<string, string> = {}) =>
    withQuery(address, { page, locale, ...more })

export const editPagePath = ofPage(paths.adminPageEdit())
export const pageVersionPath = ofPage(paths.adminPageVersion())
export const comparePagePath = ofPage(paths.adminPageCompare())
