import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { paths } from '../../domain/paths.ts'
import { type Duty, mayDo, type Role } from '../../domain/roles.ts'
import type { PageIconName } from '../ui/icon/page-icons.ts'

type Section = { path: string; label: MessageKey; icon: PageIconName; duty: Duty }

/** The parts of the back office, in the order of the rail. */
const sections: readonly Section[] = [
  { path: paths.admin(), label: 'admin.today', icon: 'grid', duty: 'read_back_office' },
]

export function sectionsFor(role: Role): readonly Section[] {
  return sections.filter(({ duty }) => mayDo(role, duty))
}
