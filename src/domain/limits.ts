import { done, type Outcome, refuse } from './refusals.ts'

export type Limit = { most: number; seconds: number }

/** How often one caller may do a thing; a hospital or a university is often one caller. */
export const limits = {
  read: { most: 600, seconds: 60 },
  write: { most: 60, seconds: 60 },
  message: { most: 20, seconds: 3600 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Windows begin at the same moments everywhere, so that counts in memory and in the database agree. */
export function windowStart({ seconds }: Limit, now: number): number {
  return Math.floor(now / (seconds * 1000)) * seconds * 1000
}

/** Judges the nth request of a window. */
export function judgeCount(limit: Limit, count: number, now: number): Outcome<undefined> {
  if (count <= limit.most) return done(undefined)
  const end = windowStart(limit, now) + limit.seconds * 1000
  return refuse('too_many_requests', { retryAfterSeconds: Math.ceil((end - now) / 1000) })
}
