import { done, type Outcome, refuse } from '../refusals.ts'

export type Limit = {
  most: number
  seconds: number
  /** Counted by each instance on its own, because it protects only that instance's processor. */
  isLocal?: true
  /** Shared between instances once a second, because a write for each request would cost more than the request. */
  isSharedLater?: true
}

/** Rate limits per caller, which is a network: a hospital or a university often shares one address. */
export const limits = {
  read: { most: 600, seconds: 60 },
  /** Pages that are drawn for each reader; kept pages do not count. */
  page: { most: 1200, seconds: 60 },
  picture: { most: 6000, seconds: 60 },
  write: { most: 60, seconds: 60 },
  attempt: { most: 60, seconds: 900 },
  newPin: { most: 20, seconds: 3600 },
  linkAgain: { most: 10, seconds: 3600 },
  draft: { most: 20, seconds: 3600 },
  upload: { most: 200, seconds: 3600 },
  piece: { most: 1200, seconds: 60 },
  challenge: { most: 120, seconds: 60 },
  /** Posts of a public form, with every turned page and every mistake. */
  form: { most: 600, seconds: 3600, isLocal: true },
  /** The same with files in the body, which take time and memory before they are judged. */
  largeForm: { most: 60, seconds: 3600 },
  /** Valid forms of one network: with a proof of work, and without. */
  proven: { most: 200, seconds: 3600 },
  unproven: { most: 60, seconds: 3600 },
  /** Each page view makes two calls. */
  tracking: { most: 2000, seconds: 3600, isSharedLater: true },
  /** Calls with one API token, from wherever they come. */
  token: { most: 300, seconds: 60 },
  signIn: { most: 30, seconds: 900 },
  /** Sign-ins to one account: by all strangers together, and by each device on which it is known. */
  signInToAccount: { most: 10, seconds: 900 },
  newPassword: { most: 10, seconds: 3600 },
  /** Links for a new password that one account is mailed on request. */
  newPasswordOfAccount: { most: 3, seconds: 3600 },
  /** New PINs that one link is mailed, for all callers together. */
  newPinOfLink: { most: 3, seconds: 3600 },
  /** Links to their applications that one mailbox is mailed on request. */
  linkAgainToMailbox: { most: 3, seconds: 3600 },
  /** Links to drafts and for confirming an address that one mailbox is mailed. */
  linksToMailbox: { most: 5, seconds: 3600 },
  /** Receipts of contact messages that one mailbox is mailed, so that our form cannot flood it. */
  receiptsToMailbox: { most: 3, seconds: 3600 },
  /** Tests of mails that one member of staff sends to themselves. */
  testMails: { most: 30, seconds: 3600 },
  /** New addresses that one application asks for. */
  newAddressOfApplication: { most: 5, seconds: 3600 },
  /** Certificates that are looked up by their codes, on pages and by calls. */
  certificate: { most: 120, seconds: 900 },
  /** Calendars that are read by their secret addresses; programs of a whole office share a network. */
  calendar: { most: 240, seconds: 900 },
  /** Certificates that are drawn as a PDF: each takes a core for up to a second. */
  drawing: { most: 60, seconds: 900 },
  /** Pages of files that are drawn as pictures: each takes a core for about half a second, once. */
  filePage: { most: 300, seconds: 900 },
} as const satisfies Record<string, Limit>

/** For how many applications one request mails links; the next request continues with the others. */
export const mostLinksAgain = 10

export type LimitName = keyof typeof limits

/** Refuses a request above the limit, with the seconds until the window ends. */
export function judgeCount({ most }: Limit, count: number, milliseconds: number): Outcome<undefined> {
  return count <= most ? done(undefined) : refuseUntil(milliseconds)
}

export const refuseUntil = (milliseconds: number) =>
  refuse('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) })
