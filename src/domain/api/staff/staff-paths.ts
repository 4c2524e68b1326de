/** What pages of staff call about passkeys, apart from the other calls, so that forms of applicants do not carry it. */
export const passkeyPaths = {
  begin: '/api/admin/passkeys/options',
  passkeys: '/api/admin/passkeys',
  beginSignIn: '/api/staff/passkeys/options',
  signIn: '/api/staff/passkeys/sign-in',
} as const

export const calendarPaths = {
  /** The zone in which one reads times. */
  timeZone: '/api/admin/time-zone',
  feed: '/api/calendar/:token/aster.ics',
} as const
