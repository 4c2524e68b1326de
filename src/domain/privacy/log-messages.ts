/**
 * All log messages. They are constants, never composed, so that no personal data can get into the log; variable details
 * are those of the allow-list in src/http/logging/log.ts.
 */
export const logMessages = [
  'A database connection was lost',
  'Job failed: deletion of expired data',
  'Job failed: publication of scheduled content',
  'Job failed: reminders and expiry of invitations',
  'Job failed: reminders of reports',
  'Mail files of an erased person are deleted at the next clean-up',
  'Message of PostgreSQL',
  'Migrated the database',
  'Polling the content version until LISTEN works again',
  'PostgreSQL could not be restarted',
  'PostgreSQL has stopped and is being restarted',
  'PostgreSQL is still shutting down',
  'Scheduled content is incomplete and stays a draft',
  'Sign-in failed with an error',
  'Waiting for the PostgreSQL server of DATABASE_URL',
  'administrators need a second step from this date',
  'answered',
  'mail could not be composed',
  'mail failed permanently',
  'mail sent',
  'mail server is reachable again',
  'mail server is unreachable',
  'mail will be retried',
  'outbox cannot be read',
  'page failed',
  'request failed',
  'response aborted',
  'response headers could not be written',
  'result of a delivery could not be recorded',
  'second steps are encrypted with the new secret',
  'uncaught error ends the process',
] as const

export type LogMessage = (typeof logMessages)[number]
