const base = '/api/admin'

/** What Today needs besides its piles. Apart from the schemas, for the browser. */
export const todayPaths = {
  reminders: `${base}/reminders`,
  drafts: `${base}/drafts-to-publish`,
  find: `${base}/find`,
  openCounts: `${base}/open-counts`,
  firstSteps: `${base}/first-steps`,
} as const
