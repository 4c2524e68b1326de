import { sql } from 'kysely'
import { usualFacts } from '../../src/domain/brand.ts'
import type { Store } from '../../src/store/open-store.ts'
import { findApplication } from '../../src/store/own-applications.ts'

/** What became of requests, matches and the mails about them. */
export function whatBecame(store: Store) {
  const mailsTo = (recipient: string) =>
    store.db
      .selectFrom('mail')
      .select([
        'application_id',
        'letter',
        'secret',
        sql<number>`extract(epoch FROM due_at - queued_at)::int`.as('held'),
      ])
      .where('recipient', '=', recipient)
      .orderBy('queued_at')
      .execute()
  return {
    mailsTo,
    /** Each with the seconds for which it is held. */
    async headingsTo(recipient: string): Promise<string[]> {
      return (await mailsTo(recipient)).map(({ letter, held }) => `${letter.heading} ${held}`)
    },
    /** To the coordinator about a request, each as one text. */
    async noticesOf(hospitalId: string): Promise<string[]> {
      const notices = await mailsTo(usualFacts.coordinator_email)
      return notices
        .filter(({ application_id }) => application_id === hospitalId)
        .map(({ letter }) => JSON.stringify(letter))
    },
    /** In the order in which they were suggested. */
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
