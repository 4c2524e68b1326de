import { paths } from '../../../src/domain/paths.ts'
import { openOffice } from '../office.ts'

type Sent = { name?: string; surname?: string; email?: string; message?: string }

export type Inbox = Awaited<ReturnType<typeof openInbox>>

export const words = { subject: 'Your question', text: 'Dear Ama,\n\nYes, you may apply.' }

/** An inbox with two coordinators. */
export async function openInbox() {
  const office = await openOffice()
  const { store } = office
  const { db } = store
  const nia = await office.signedInAs('coordinator')
  const kofi = await office.signedInAs('coordinator')
  return {
    ...office,
    nia,
    kofi,
    async empty() {
      for (const table of ['contact_message', 'mail', 'application'] as const)
        await db.deleteFrom(table).execute()
    },
    /** Stores a message; `age` is in hours. */
    async keep(sent: Sent = {}, age = 1, more: object = {}): Promise<string> {
      const answers = { name: 'Ama', email: 'ama@hospital.example', message: 'May we apply?', ...sent }
      const received_at = new Date(Date.now() - age * 3_600_000)
      const { id } = await db
        .insertInto('contact_message')
        .values({ answers, received_at, ...more })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    reply: (id: string, more: Record<string, string> = {}, { browser } = nia) =>
      browser.post(paths.adminMessage(id), {
        _action: 'reply',
        version: '1',
        quoted: 'yes',
        ...words,
        ...more,
      }),
    read: (id: string) =>
      db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    mails: () => db.selectFrom('mail').selectAll().orderBy('queued_at').execute(),
    replies: () => db.selectFrom('message_reply').selectAll().orderBy('written_at').execute(),
    audit: (id: string) =>
      db
        .selectFrom('audit')
        .select(['action', 'staff_id', 'before', 'after'])
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute(),
  }
}
