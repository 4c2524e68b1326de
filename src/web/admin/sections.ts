import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { paths } from '../../domain/paths.ts'
import { applicationsPath } from '../../domain/review/application-screens.ts'
import { type Duty, mayDo, type Role } from '../../domain/staff/roles.ts'
import type { PageIconName } from '../ui/icon/page-icons.ts'

type Section = { path: string; label: MessageKey; icon: PageIconName; duty: Duty }

/** In the order of the rail. */
const sections: readonly Section[] = [
  { path: paths.admin(), label: 'admin.today', icon: 'grid', duty: 'read_back_office' },
  { path: applicationsPath('expert'), label: 'admin.experts', icon: 'user', duty: 'read_applications' },
  {
    path: applicationsPath('hospital'),
    label: 'admin.hospitals',
    icon: 'hospital',
    duty: 'read_applications',
  },
  { path: applicationsPath('trainer'), label: 'admin.trainers', icon: 'teach', duty: 'read_applications' },
  { path: paths.adminMatches(), label: 'board.title', icon: 'match', duty: 'read_applications' },
  { path: paths.adminOnBehalf(), label: 'onBehalf.section', icon: 'file', duty: 'review_applications' },
  { path: paths.adminImport(), label: 'importing.title', icon: 'upload', duty: 'review_applications' },
  { path: paths.adminInbox(), label: 'inbox.title', icon: 'inbox', duty: 'read_applications' },
  { path: paths.adminOutbox(), label: 'outbox.title', icon: 'send', duty: 'review_applications' },
  { path: paths.adminContent(), label: 'writing.title', icon: 'story', duty: 'edit_content' },
  { path: paths.adminInsight(), label: 'insight.title', icon: 'chart', duty: 'read_applications' },
  { path: paths.adminAudit(), label: 'audit.title', icon: 'history', duty: 'read_applications' },
  { path: paths.adminPrivacy(), label: 'privacy.title', icon: 'eye', duty: 'administer' },
  { path: paths.adminUsers(), label: 'users.title', icon: 'people', duty: 'administer' },
  { path: paths.adminSettings(), label: 'settings.title', icon: 'settings', duty: 'administer' },
  { path: paths.adminAccount(), label: 'account.title', icon: 'user', duty: 'read_back_office' },
]

/** For the script of the desk, which draws the rail, too. */
export const sectionLabels = sections.map(({ label }) => label)

export function sectionsFor(role: Role): readonly Section[] {
  return sections.filter(({ duty }) => mayDo(role, duty))
}

/** Whether a page is the section's or below it. */
export function isWithin({ path }: Section, page: string): boolean {
  return page === path || (path !== paths.admin() && page.startsWith(`${path}/`))
}
