import { sql } from 'kysely'
import { usualFacts } from '../../../src/domain/brand.ts'
import { findApplication } from '../../../src/store/applications/application.ts'
import type { Database } from '../../../src/store/database.ts'
import type { Store } from '../../../src/store/open-store.ts'

/** Reads requests, matches and their mails. */
export function readOutcomes(store: Store) {
  return {
    mailsTo: (recipient: string) => mailsTo(store, recipient),
    /** The headings of mails to an address, each with its hold in seconds. */
    async headingsTo(recipient: string): Promise<string[]> {
      return (await mailsTo(store, recipient)).map(({ letter, held }) => `${letter.heading} ${held}`)
    },
    /** The notices to the coordinator about a request, each as one text. */
    async noticesOf(hospitalId: string): Promise<string[]> {
      const notices = await mailsTo(store, usualFacts.coordinator_email)
      return notices.filter(({ application_id }) => application_id === hospitalId).map(({ text }) => text)
    },
    /** The statuses of matches, in the order of their suggestion. */
    async statusesOf(hospitalId: string): Promise<string[]> {
      const matches = await store.db
        .selectFrom('match')
        .select('status')
        .where('hospital_id', '=', hospitalId)
        .orderBy('suggested_at')
        .execute()
      return matches.map(({ status }) => status)
    },
    statusOf: async (id: string) => (await findApplication(store, id))?.status,
  }
}

/** The mails to an address, the oldest first, each with its letter as one text and the token of an invitation. */
export async function mailsTo({ db }: Database, recipient: string) {
  const mails = await db
    .selectFrom('mail')
    .select(['application_id', 'letter', 'locale', 'secret'])
    .select(sql<number>`extract(epoch FROM due_at - queued_at)::int`.as('held'))
    .where('recipient', '=', recipient)
    .orderBy('queued_at')
    .execute()
  return mails.map((mail) => {
    const text = JSON.stringify(mail.letter)
    return { ...mail, text, token: /invitation\?k=([\w-]{22})"/.exec(text)?.[1] ?? '' }
  })
}
