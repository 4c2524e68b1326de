import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { paths } from '../../domain/paths.ts'
import { type Duty, mayDo, type Role } from '../../domain/roles.ts'
import type { PageIconName } from '../ui/icon/page-icons.ts'

type Section = { path: string; label: MessageKey; icon: PageIconName; duty: Duty }

/** The parts of the back office, in the order of the rail. */
const sections: readonly Section[] = [
  { path: paths.admin(), label: 'admin.today', icon: 'grid', duty: 'read_back_office' },
  { path: paths.adminContent(), label: 'writing.title', icon: 'story', duty: 'edit_content' },
  { path: paths.adminUsers(), label: 'users.title', icon: 'people', duty: 'administer' },
  { path: paths.adminAccount(), label: 'account.title', icon: 'user', duty: 'read_back_office' },
]

/** The one that a page is in: its own, or that of the page above it. */
export function isWithin(section: Section, path: string): boolean {
  return path === section.path || (section.path !== paths.admin() && path.startsWith(`${section.path}/`))
}

export function sectionsFor(role: Role): readonly Section[] {
  return sections.filter(({ duty }) => mayDo(role, duty))
}
