import type { Role } from './roles.ts'

export const secondStepGroups = ['nobody', 'administrators', 'everybody'] as const

export type SecondStepGroup = (typeof secondStepGroups)[number]

/** The days of grace for those who must set up a second step. */
export const graceDays = [0, 7, 14, 30] as const

/** What a registry in production begins with. */
export const usualGraceDays = 14

/** The times from which a second step is required; undefined if it is not. */
export type SecondStepRule = { administratorsFrom?: Date | undefined; othersFrom?: Date | undefined }

const dayMs = 86_400_000

export const inDays = (days: number, now = new Date()): Date => new Date(now.getTime() + days * dayMs)

export function groupOf({ administratorsFrom, othersFrom }: SecondStepRule): SecondStepGroup {
  return othersFrom ? 'everybody' : administratorsFrom ? 'administrators' : 'nobody'
}

/** The earlier of two dates counts: less time moves a date that is set, more time does not postpone it. */
export function requireOf(before: SecondStepRule, group: SecondStepGroup, from: Date): SecondStepRule {
  if (group === 'nobody') return {}
  const administratorsFrom = earlier(before.administratorsFrom, from)
  return group === 'administrators'
    ? { administratorsFrom }
    : { administratorsFrom, othersFrom: earlier(before.othersFrom, from) }
}

export function isSameRule(one: SecondStepRule, other: SecondStepRule): boolean {
  return (
    one.administratorsFrom?.getTime() === other.administratorsFrom?.getTime() &&
    one.othersFrom?.getTime() === other.othersFrom?.getTime()
  )
}

export function requiredFrom(rule: SecondStepRule, role: Role): Date | undefined {
  return role === 'administrator' ? rule.administratorsFrom : rule.othersFrom
}

/** Whole days until then, the present one included; 0 once the time is over. */
export function daysLeft(from: Date, now = new Date()): number {
  return Math.max(0, Math.ceil((from.getTime() - now.getTime()) / dayMs))
}

const earlier = (before: Date | undefined, from: Date): Date => (before && before < from ? before : from)
