import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { paths } from '../../domain/paths.ts'
import { applicationsPath } from '../../domain/review/application-screens.ts'
import type { CountedSection } from '../../domain/review/open-counts.ts'
import { type Duty, mayDo, type Role } from '../../domain/staff/roles.ts'
import type { PageIconName } from '../ui/icon/page-icons.ts'

const groups = ['today', 'programme', 'post', 'site', 'registry', 'you'] as const
type Group = (typeof groups)[number]

type Section = {
  path: string
  label: MessageKey
  icon: PageIconName
  duty: Duty
  group: Group
  /** The count beside the section. */
  counted?: CountedSection
}

const applications = { duty: 'read_applications', group: 'programme' } as const

/** The sections in the order of the rail. */
const sections: readonly Section[] = [
  { path: paths.admin(), label: 'admin.today', icon: 'grid', duty: 'read_back_office', group: 'today' },
  {
    path: applicationsPath('expert'),
    label: 'admin.experts',
    icon: 'user',
    counted: 'experts',
    ...applications,
  },
  {
    path: applicationsPath('hospital'),
    label: 'admin.hospitals',
    icon: 'hospital',
    counted: 'hospitals',
    ...applications,
  },
  {
    path: applicationsPath('trainer'),
    label: 'admin.trainers',
    icon: 'teach',
    counted: 'trainers',
    ...applications,
  },
  { path: paths.adminBoard(), label: 'board.title', icon: 'match', counted: 'matches', ...applications },
  ...inGroup('programme', [
    { path: paths.adminOnBehalf(), label: 'onBehalf.section', icon: 'file', duty: 'review_applications' },
    { path: paths.adminImport(), label: 'importing.title', icon: 'upload', duty: 'review_applications' },
  ]),
  ...inGroup('post', [
    {
      path: paths.adminInbox(),
      label: 'inbox.title',
      icon: 'inbox',
      duty: 'read_applications',
      counted: 'inbox',
    },
    {
      path: paths.adminOutbox(),
      label: 'outbox.title',
      icon: 'send',
      duty: 'review_applications',
      counted: 'outbox',
    },
    {
      path: paths.adminMailTexts(),
      label: 'mailTexts.title',
      icon: 'letter',
      duty: 'review_applications',
    },
  ]),
  ...inGroup('site', [
    {
      path: paths.adminContent(),
      label: 'writing.title',
      icon: 'story',
      duty: 'edit_content',
      counted: 'content',
    },
    { path: paths.adminInsight(), label: 'insight.title', icon: 'chart', duty: 'read_applications' },
  ]),
  ...inGroup('registry', [
    { path: paths.adminAudit(), label: 'audit.title', icon: 'history', duty: 'read_applications' },
    { path: paths.adminPrivacy(), label: 'privacy.title', icon: 'eye', duty: 'administer' },
    { path: paths.adminUsers(), label: 'users.title', icon: 'people', duty: 'administer' },
    { path: paths.adminSettings(), label: 'settings.title', icon: 'settings', duty: 'administer' },
  ]),
  ...inGroup('you', [
    { path: paths.adminAccount(), label: 'account.title', icon: 'user', duty: 'read_back_office' },
  ]),
]

function inGroup(group: Group, of: readonly Omit<Section, 'group'>[]): Section[] {
  return of.map((section) => ({ ...section, group }))
}

/** The labels of sections, for the script of the desk, which draws the rail, too. */
export const sectionLabels = sections.map(({ label }) => label)

export function sectionsFor(role: Role): readonly Section[] {
  return sections.filter(({ duty }) => mayDo(role, duty))
}

/** The sections of a role by group; empty groups are left out. */
export function groupsFor(role: Role): readonly { group: Group; sections: readonly Section[] }[] {
  const own = sectionsFor(role)
  return groups
    .map((group) => ({ group, sections: own.filter((section) => section.group === group) }))
    .filter(({ sections: those }) => those.length > 0)
}

/** Whether a page is the section's or below it. */
export function isWithin({ path }: Pick<Section, 'path'>, page: string): boolean {
  return page === path || (path !== paths.admin() && page.startsWith(`${path}/`))
}
