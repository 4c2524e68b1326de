import { done, type Outcome, refuse } from '../refusals.ts'

export type Limit = { most: number; seconds: number }

/** Rate limits per caller; a hospital or a university often shares one address. */
export const limits = {
  read: { most: 600, seconds: 60 },
  /** Pages that are drawn for each reader; kept pages do not count. */
  page: { most: 1200, seconds: 60 },
  picture: { most: 6000, seconds: 60 },
  write: { most: 60, seconds: 60 },
  attempt: { most: 60, seconds: 900 },
  newPin: { most: 20, seconds: 3600 },
  draft: { most: 20, seconds: 3600 },
  message: { most: 20, seconds: 3600 },
  upload: { most: 60, seconds: 3600 },
  piece: { most: 1200, seconds: 60 },
  challenge: { most: 120, seconds: 60 },
  /** Forms that come without a proof of work. */
  unproven: { most: 10, seconds: 3600 },
  /** Each page view makes two calls. */
  tracking: { most: 2000, seconds: 3600 },
  application: { most: 20, seconds: 3600 },
  signIn: { most: 30, seconds: 900 },
  /** Of one account: by all strangers together, and by each device that it is known on. */
  signInToAccount: { most: 10, seconds: 900 },
  newPassword: { most: 10, seconds: 3600 },
  /** Links for a new password that one account is mailed on request. */
  newPasswordOfAccount: { most: 3, seconds: 3600 },
  /** New PINs that one link is mailed, for all callers together. */
  newPinOfLink: { most: 3, seconds: 3600 },
  /** Links to drafts and for confirming an address that one mailbox is mailed. */
  linksToMailbox: { most: 5, seconds: 3600 },
  /** New addresses that one application asks for. */
  newAddressOfApplication: { most: 5, seconds: 3600 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Refuses a request above the limit, with the seconds until the window ends. */
export function judgeCount({ most }: Limit, count: number, milliseconds: number): Outcome<undefined> {
  if (count <= most) return done(undefined)
  return refuse('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) })
}
