import { randomUUID } from 'node:crypto'
import type { Database } from '../../../src/store/database.ts'
import { queueMail } from '../../../src/store/mail/mail-queue.ts'
import { keepExpert, keepFile } from '../applications/kept-expert.ts'

export const letter = { subject: 'Your visit', preview: '', heading: '', parts: [], reason: '' }

/** A person with data in every table that can hold them. */
export async function keepTracedPerson(store: Database) {
  const mark = `Quartey${randomUUID().slice(0, 8)}`
  const name = { name: 'Zoë', surname: mark }
  const email = `${mark.toLowerCase()}@hospital.example`
  const expert = await keepExpert(store, { ...name, email })
  const resume = await keepFile(store, '%PDF-1.7 draft')
  const draft = await store.db
    .insertInto('draft')
    .values({
      form: 'trainer',
      email: email.toUpperCase(),
      answers: { ...name, resume },
      step: 'personal',
      locale: 'en',
      token_digest: Buffer.from(randomUUID()),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await store.db.updateTable('upload').set({ draft_id: draft.id }).where('id', '=', resume).execute()
  const message = await store.db
    .insertInto('contact_message')
    .values({ answers: { name: `Zoë ${mark}`, email, message: 'May I come?' } })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueMail(store, { to: email, locale: 'en', letter, applicationId: expert.id })
  await queueMail(store, { to: 'team@aster.example', locale: 'en', letter, contactMessageId: message.id })
  await queueMail(store, { to: email.toUpperCase(), locale: 'en', letter, heldMs: 600_000 })
  await store.db
    .insertInto('note')
    .values({ application_id: expert.id, staff_name: 'Ama', text: `Rang ${mark}.` })
    .execute()
  return { ...expert, mark, email, message: message.id, draft: draft.id }
}
