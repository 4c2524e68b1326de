/**
 * Everything that the log can say. A message is one of these, never a text that is put together: an address, a token or
 * what somebody typed would come along. What differs from line to line is a detail, of which src/http/logging/log.ts knows all.
 */
export const logMessages = [
  'A database connection was lost',
  'Changes of content are asked for until PostgreSQL tells of them again',
  'Copies of erased mails are left until the next clearing',
  'Experts who were asked were not reminded',
  'Migrated the database',
  'Nobody was reminded of reports',
  'PostgreSQL complains',
  'PostgreSQL could not be started again',
  'PostgreSQL has gone and is started again',
  'PostgreSQL is still busy with its shutdown',
  'Signing in went wrong',
  'Waiting for the PostgreSQL server of DATABASE_URL',
  'What has run out was not cleared away',
  'What is due was not published',
  'What was due is not complete, and stays a draft',
  'a mail could not be written',
  'a mail is tried again later',
  'a mail was given up',
  'a page failed',
  'administrators need a second step from this day on',
  'an unforeseen error ends the process',
  'answer broken off',
  'answered',
  'headers could not be written',
  'mail sent',
  'mails get through again',
  'no mail gets through at present',
  'request failed',
  'second steps are encrypted with the new secret',
  'the outbox cannot be read at present',
  'the outbox could not be written',
] as const

export type LogMessage = (typeof logMessages)[number]
