import { defineList } from '../lists/list.ts'

/** The bodies whose members a page can introduce. */
export const memberGroups = ['team', 'steering_committee', 'secretariat', 'advisory_board'] as const

export type MemberGroup = (typeof memberGroups)[number]

export const isMemberGroup = (text: string): text is MemberGroup =>
  memberGroups.some((group) => group === text)

export const memberGroupList = defineList([
  { id: 'team', label: 'member.team' },
  { id: 'steering_committee', label: 'member.steering_committee' },
  { id: 'secretariat', label: 'member.secretariat' },
  { id: 'advisory_board', label: 'member.advisory_board' },
])

/** What a partner brings to the programme. */
export const partnerKinds = ['implementation', 'funding', 'mission'] as const

export type PartnerKind = (typeof partnerKinds)[number]

export const partnerKindList = defineList([
  { id: 'implementation', label: 'partner.implementation' },
  { id: 'funding', label: 'partner.funding' },
  { id: 'mission', label: 'partner.mission' },
])
