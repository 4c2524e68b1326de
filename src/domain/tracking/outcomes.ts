import type { ApplicationStatus } from '../applications/application-status.ts'

type RequestStatus = ApplicationStatus<'hospital'>

/** The statuses of a request, summed up for plots over time. */
export const openStages = {
  review: ['submitted', 'in_review', 'info_requested'],
  search: ['eligible'],
  choice: ['shortlist_sent', 'expert_selected'],
  work: ['active'],
} as const satisfies Readonly<Record<string, readonly RequestStatus[]>>

export const endedStages = {
  completed: ['completed'],
  closed: ['no_match', 'declined', 'withdrawn'],
} as const satisfies Readonly<Record<string, readonly RequestStatus[]>>

export const requestStages = { ...openStages, ...endedStages }

export type Stage = keyof typeof requestStages

export const stageNames = Object.keys(requestStages) as Stage[]

const stages = Object.entries(requestStages) as [Stage, readonly RequestStatus[]][]

export const stageOf = (status: RequestStatus) =>
  stages.find(([, statuses]) => statuses.includes(status))?.[0]

/** The statuses that offer a hospital its first experts. */
export const firstMatch: readonly RequestStatus[] = ['shortlist_sent', 'expert_selected']

/** Up to how many days a request waited for its first match; the last name has no limit. */
export const waitDays = { days_7: 7, days_14: 14, days_30: 30, days_60: 60 } as const

/** What became of the requests of a period. */
export const waits = [
  ...(Object.keys(waitDays) as (keyof typeof waitDays)[]),
  'longer',
  'open',
  'closed',
] as const

/** What became of the invitations of a period. */
export const invitationAnswers = ['interested', 'declined', 'expired', 'taken_back', 'open'] as const

/** What became of the reports that were due in a period. */
export const reportTimes = ['in_time', 'late', 'missing', 'waived'] as const

export type Wait = (typeof waits)[number]
export type InvitationAnswer = (typeof invitationAnswers)[number]
export type ReportTime = (typeof reportTimes)[number]

/** A count for each name. */
export type Tally<Name extends string> = Readonly<Record<Name, number>>

export type Rate = { part: number; of: number }

/** The accepted share of invitations that were answered or expired; the others say nothing about the expert. */
export function acceptance({ interested, declined, expired }: Tally<InvitationAnswer>): Rate {
  return { part: interested, of: interested + declined + expired }
}

/** The share of expected reports that came in time. */
export function punctuality({ in_time, late, missing }: Tally<ReportTime>): Rate {
  return { part: in_time, of: in_time + late + missing }
}

export function tallyOf<Name extends string>(
  names: readonly Name[],
  found: Partial<Tally<Name>> = {},
): Tally<Name> {
  return Object.fromEntries(names.map((name) => [name, found[name] ?? 0])) as Tally<Name>
}

export function sumOf<Name extends string>(
  names: readonly Name[],
  tallies: readonly Tally<Name>[],
): Tally<Name> {
  const sum = (name: Name) => tallies.reduce((all, tally) => all + tally[name], 0)
  return Object.fromEntries(names.map((name) => [name, sum(name)])) as Tally<Name>
}
