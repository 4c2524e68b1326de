import type { MessageKey } from '../../../../domain/messages/catalogue.ts'
import type { Translate } from '../../../../domain/messages/translate.ts'
import { paths } from '../../../../domain/paths.ts'
import { type FoundKind, foundKinds } from '../../../../domain/review/palette.ts'
import { type Duty, mayDo, type Role } from '../../../../domain/staff/roles.ts'
import { innerPagesFor } from '../../inner-pages.ts'
import { sectionsFor } from '../../sections.ts'

type Place = { title: string; href: string; note?: string }

/** What the script of the palette, which contains no wording, needs from its page. */
export type PaletteWords = {
  /** The prefix of the page's language. */
  prefix: string
  title: string
  hint: string
  none: string
  found: string
  failed: string
  groups: { here: string; acts: string; pages: string; found: string }
  kinds: Record<FoundKind, string>
  pages: readonly Place[]
  /** Offered only after typing, to keep the first list short; the note names the section of each page. */
  innerPages: readonly Place[]
  acts: readonly Place[]
}

const acts: readonly { label: MessageKey; path: string; duty: Duty }[] = [
  { label: 'palette.enter', path: paths.adminOnBehalf(), duty: 'review_applications' },
  { label: 'palette.unassigned', path: `${paths.adminExperts()}?assignee=none`, duty: 'read_applications' },
  { label: 'palette.import', path: paths.adminImport(), duty: 'review_applications' },
  { label: 'palette.writeStory', path: `${paths.adminContentEdit()}?kind=story`, duty: 'edit_content' },
  { label: 'palette.writeNews', path: `${paths.adminContentEdit()}?kind=news`, duty: 'edit_content' },
  { label: 'palette.invite', path: paths.adminUsers(), duty: 'administer' },
  { label: 'palette.agreement', path: paths.adminAgreement(), duty: 'administer' },
  { label: 'palette.facts', path: paths.adminRegistry(), duty: 'administer' },
  { label: 'palette.keys', path: paths.adminKeys(), duty: 'read_back_office' },
  { label: 'palette.secondStep', path: paths.adminSecondFactor(), duty: 'read_back_office' },
]

export function paletteWords(t: Translate, href: (path: string) => string, role: Role): PaletteWords {
  const kinds = foundKinds.map((kind) => [kind, t(`palette.kind_${kind}`)])
  return {
    prefix: href('/').replace(/\/$/, ''),
    title: t('palette.title'),
    hint: t('palette.hint'),
    none: t('palette.none'),
    found: t('palette.count', { count: '{count}' }),
    failed: t('palette.failed'),
    groups: {
      here: t('palette.here'),
      acts: t('palette.acts'),
      pages: t('palette.pages'),
      found: t('palette.found'),
    },
    kinds: Object.fromEntries(kinds) as Record<FoundKind, string>,
    pages: sectionsFor(role).map(({ label, path }) => ({ title: t(label), href: href(path) })),
    innerPages: innerPagesFor(role).map(({ label, path, within }) => ({
      title: t(label),
      href: href(path),
      note: t(within),
    })),
    acts: acts
      .filter(({ duty }) => mayDo(role, duty))
      .map(({ label, path }) => ({ title: t(label), href: href(path) })),
  }
}
