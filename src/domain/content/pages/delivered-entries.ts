import { memberGroups } from '../member-groups.ts'
import type { PeopleGroup, WhichPartners } from './page-text.ts'

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
