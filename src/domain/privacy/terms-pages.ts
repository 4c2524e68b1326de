import type { ApplicationKind } from '../applications/application-status.ts'
import type { PageName } from '../content/pages/page-names.ts'

/** The page with the terms that an applicant of each kind agrees to. */
export const termsPages = {
  expert: 'terms-experts',
  trainer: 'terms-trainers',
  hospital: 'terms-request-support',
} as const satisfies Record<ApplicationKind, PageName>

const kinds = Object.keys(termsPages) as ApplicationKind[]

/** The kind of application whose terms a page has; undefined for other pages. */
export const kindOfTerms = (page: PageName) => kinds.find((kind) => termsPages[kind] === page)
