import { sql } from 'kysely'
import type { ApplicationKind } from '../../src/domain/applications/application-status.ts'
import { applicationForms } from '../../src/domain/forms/application-forms.ts'
import type { Answers } from '../../src/domain/forms/engine/form.ts'
import { trainerExample } from '../../src/domain/forms/trainer-example.ts'
import { issueAccess, makeAccess } from '../../src/services/applicants/issue-access.ts'
import { queueMail } from '../../src/store/mail/mail-queue.ts'
import type { Store } from '../../src/store/open-store.ts'
import { keepExpert } from '../harness/applications/kept-expert.ts'
import { markedAnswers, markOf } from '../harness/forms/marked-answers.ts'
import { keepWebhook } from '../harness/integrations/kept-webhook.ts'
import { keepMatch } from '../harness/matching/kept-match.ts'
import { letter } from '../harness/privacy/traced-person.ts'
import { keepHospital } from '../harness/programme/kept-collaboration.ts'
import { settingsOfTests } from '../harness/server/settings-of-tests.ts'
import { makeStaff } from '../harness/staff/staff.ts'

export type Victims = Awaited<ReturnType<typeof keepVictims>>

/** Identifies the victims' data in a response. */
export const mark = /typed-[a-z-]+-x/

/** One applicant of each kind with all related records; all their texts carry the mark. */
export async function keepVictims(store: Store) {
  const { db } = store
  const expert = await keepExpert(store, marked('expert'), 'active')
  const hospital = await keepHospital(store, 'completed', [], marked('hospital'))
  const trainer = await keepTrainer(store)
  const match = await keepMatch(store, hospital.id, 'completed', { expertId: expert.id })
  const { upload_id: letterFile } = await db
    .selectFrom('commitment_letter')
    .select('upload_id')
    .where('match_id', '=', match.id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('upload')
    .set({ name: `${markOf('file-name')}.pdf` })
    .execute()
  await db
    .updateTable('upload_piece')
    .set({ bytes: sql`overlay(bytes placing ${Buffer.from(markOf('file'))}::bytea from 10)` })
    .execute()
  const words = { ...letter, heading: markOf('mail') }
  const mail = await queueMail(store, {
    to: expert.email,
    locale: 'en',
    letter: words,
    applicationId: expert.id,
    heldMs: 86_400_000, // not sent during the test
  })
  const answers = { name: markOf('sender'), email: 'typed-sender-x@example.org', message: markOf('message') }
  const message = await db
    .insertInto('contact_message')
    .values({ answers })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('note')
    .values({ application_id: expert.id, staff_name: 'Ama', text: markOf('note') })
    .execute()
  const staff = await makeStaff(store, 'viewer', markOf('staff'))
  const story = await db
    .insertInto('story')
    .values({
      slug: 'a-story',
      title: 'A story',
      synopsis: 'In short',
      country_region: 'Ghana',
      content: '<p>At length</p>',
      position: 1000,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const view = await db
    .insertInto('saved_view')
    .values({ kind: 'expert', name: markOf('view'), filter: {}, owner_id: staff.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    expert,
    hospital,
    trainer,
    match,
    letterFile,
    mail,
    message,
    staff,
    story: String(story.id),
    webhook: await keepWebhook(store),
    view,
  }
}

/** Marks free text only, since options of lists are not personal. */
function marked(kind: ApplicationKind): Answers {
  const form = applicationForms[kind]
  const typed = Object.entries(markedAnswers(form)).filter(
    ([name, value]) =>
      mark.test(String(value)) && !['file', 'otherLanguage'].includes(form.fields[name]?.kind ?? ''),
  )
  return { ...Object.fromEntries(typed), email: `typed-${kind}-x@example.org` }
}

export async function keepTrainer(store: Store, email = `typed-trainer-x@example.org`) {
  const answers = { ...trainerExample, ...marked('trainer'), email }
  const { id } = await store.db
    .insertInto('application')
    .values({ kind: 'trainer', answers })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { token, pin, pinHash } = makeAccess(settingsOfTests.pins)
  await issueAccess(store, id, { token, pin, pinHash })
  return { id, hash: token, pin, email }
}
