import { paths } from '../../paths.ts'
import { memberGroups, partnerKinds } from '../member-groups.ts'
import type { PageName } from './page-names.ts'
import type { PeopleGroup, WhichPartners } from './page-text.ts'
import type { ShownPages } from './shown-pages.ts'

/** Pages that a visitor opens for the people or the partners on them. */
const entryPages: readonly { page: PageName; path: string; groups: readonly string[] }[] = [
  { page: 'team', path: paths.team(), groups: memberGroups },
  { page: 'expert-stories', path: paths.expertStories(), groups: ['expert', 'trainer'] },
  { page: 'expert-stories', path: paths.expertStories('trainers'), groups: ['trainer'] },
  { page: 'meet-experts', path: paths.meetExperts(), groups: ['expert'] },
  { page: 'our-trainers', path: paths.ourTrainers(), groups: ['trainer'] },
  { page: 'other-partners', path: paths.otherPartners(), groups: partnerKinds },
]

/**
 * The paths that menus and the sitemap leave out, because no entry of theirs is published. A request for one still
 * shows the page's prose. A page that an editor has changed counts as not empty.
 */
export function emptyPaths(shown: readonly string[], pages: ShownPages): ReadonlySet<string> {
  const empty = entryPages.filter(
    ({ page, groups }) => !pages.has(`en/${page}`) && !groups.some((group) => shown.includes(group)),
  )
  return new Set(empty.map(({ path }) => path))
}

/** The people that a delivered page shows, group by group. */
export const deliveredPeople: Readonly<Record<string, readonly PeopleGroup[]>> = {
  experts: ['experts'],
  'meet-experts': ['experts'],
  'our-trainers': ['trainers'],
  team: memberGroups,
  governance: ['steering_committee'],
  secretariat: ['secretariat', 'advisory_board'],
}

/** The partners that a delivered page shows. */
export const deliveredPartners: Readonly<Record<string, WhichPartners>> = {
  partnerships: 'all',
  'other-partners': 'all',
}
