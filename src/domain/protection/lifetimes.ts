const hour = 60
const day = 24 * hour

/** How long links, sessions and tokens are valid, in minutes. */
export const lifetimes = {
  /** An applicant's session: since its last use, and altogether. */
  editSession: { idle: 30, most: 2 * hour },
  /** A staff session, likewise. */
  staffSession: { idle: 8 * hour, most: 7 * day },
  /** The link that confirms a new e-mail address. */
  addressChange: 7 * day,
  /** The link to a draft, the applicant's own or an entry on behalf. */
  draft: 30 * day,
  /** The link of the page 'forgotten password'. */
  passwordLink: hour,
  /** Links that an administrator sends: an invitation, or a new password. */
  sentStaffLink: 7 * day,
  /** The signed link to a draft of content. */
  previewLink: 7 * day,
  /** A file that no application has claimed, since its last byte arrived. */
  unclaimedUpload: day,
  csrfToken: day,
  /** For how long the browser that sent a form can show its receipt again. */
  receipt: day,
  /** The stamp of a form that is sent without JavaScript. */
  pageStamp: day,
} as const
