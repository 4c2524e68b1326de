import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { freshDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepCollaboration } from '../../../tests/harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { actions } from '../../domain/messages/en/staff/audit.ts'
import { recordEvents } from '../../domain/review/notices.ts'
import { applicant, byStaff } from '../../domain/staff/audit.ts'
import { saveMessage } from '../../store/contact/message.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { eraseApplication } from '../../store/privacy/erase-application.ts'
import { claimEvents } from '../../store/review/notices.ts'
import { saveRegistryFacts } from '../../store/settings/registry-facts.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { withdrawApplication } from '../applicants/withdraw-application.ts'
import { chooseNotices } from '../staff/manage-own-account.ts'
import { notifyStaff } from './notify-staff.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
type Person = Awaited<ReturnType<typeof makeStaff>>
let assignee: Person
let colleague: Person
beforeAll(async () => {
  database = await freshDatabase()
  assignee = await makeStaff(database.store, 'coordinator', 'Ama')
  colleague = await makeStaff(database.store, 'administrator', 'Kofi')
  await makeStaff(database.store, 'viewer')
}, 60_000)
afterAll(() => database.drop())
beforeEach(async () => {
  const { db } = database.store
  for (const table of ['record_event', 'mail', 'staff_notice_choice', 'rate_limit'] as const) {
    await db.deleteFrom(table).execute()
  }
  await db.updateTable('staff_user').set({ disabled_at: null }).execute()
})

const tomorrow = new Date(Date.now() + 86_400_000)
const [night, morning] = [3, 7].map((hour) => new Date(new Date(tomorrow).setUTCHours(hour, 0))) as [
  Date,
  Date,
]

async function assigned(to: Person | null = assignee) {
  const { id, email } = await keepExpert(database.store)
  const assignee_id = to?.id ?? null
  await database.store.db.updateTable('application').set({ assignee_id }).where('id', '=', id).execute()
  return { id, email }
}

const edit = (id: string) =>
  writeAudit(database.store, applicant, 'application_edited', ['application', id], { fields: ['country'] })

const mails = () =>
  database.store.db
    .selectFrom('mail')
    .select(['recipient', 'letter', 'application_id'])
    .orderBy('queued_at')
    .execute()
const recipients = async () => (await mails()).map(({ recipient }) => recipient)

test('43.9 the assignee is mailed once of what an applicant did on their record, with the name and no answer', async () => {
  const { id } = await assigned()
  await withdrawApplication(database.store, { applicationId: id, kind: 'expert' })
  await database.store.db.deleteFrom('mail').execute()
  await notifyStaff(database.store, undefined, night)
  await notifyStaff(database.store, undefined, night)
  const sent = await mails()
  expect(sent).toMatchObject([{ recipient: assignee.email, application_id: id }])
  const text = JSON.stringify(sent[0]?.letter)
  expect(text).toContain('Withdrawn by link')
  expect(text).toContain('Ama Owusu')
  expect(text).not.toContain('@hospital.example')
})

test('43.9 several events of one record are one mail; actions of staff are not mailed', async () => {
  const { id, email } = await assigned()
  await edit(id)
  await saveMessage(database.store, { locale: 'en', answers: { name: 'Ama', email, message: 'Hello' } })
  await writeAudit(database.store, byStaff(colleague), 'application_edited', ['application', id], {})
  await notifyStaff(database.store, undefined, night)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(JSON.stringify(mail?.letter)).toMatch(/changed by link\. A message has arrived/)
})

test('43.9 events of a match are told to the assignee of the request, with a link to the match', async () => {
  const match = await keepCollaboration(database.store, 'active')
  await database.store.db.updateTable('application').set({ assignee_id: assignee.id }).execute()
  await writeAudit(database.store, applicant, 'match_report_sent', ['match', match.id], { after: {} })
  await notifyStaff(database.store, undefined, night)
  expect(await recipients()).toEqual([assignee.email])
  expect(JSON.stringify(await mails())).toContain(`/admin/matches/${match.id}`)
})

test('43.10 the others get one digest a day, with references and no names, and nothing twice', async () => {
  const { id } = await assigned()
  await edit(id)
  await edit((await assigned(null)).id)
  await notifyStaff(database.store, undefined, night)
  expect(await recipients()).toEqual([assignee.email])
  await notifyStaff(database.store, undefined, morning)
  await notifyStaff(database.store, undefined, morning)
  const digests = (await mails()).slice(1)
  expect(digests.map(({ recipient }) => recipient).sort()).toEqual([assignee.email, colleague.email].sort())
  const ofColleague = JSON.stringify(digests.find(({ recipient }) => recipient === colleague.email)?.letter)
  expect(ofColleague.match(/E-\d{5}/g)).toHaveLength(2)
  expect(ofColleague).not.toContain('Owusu')
  const ofAssignee = JSON.stringify(digests.find(({ recipient }) => recipient === assignee.email)?.letter)
  expect(ofAssignee.match(/E-\d{5}/g)).toHaveLength(1)
})

test('43.11 each person chooses: at once, daily or never, for their own records and for all others', async () => {
  await chooseNotices(database.store, assignee, { own: 'never', others: 'never' })
  await chooseNotices(database.store, colleague, { own: 'daily', others: 'at_once' })
  await edit((await assigned()).id)
  await notifyStaff(database.store, undefined, morning)
  expect(await recipients()).toEqual([colleague.email])
  await chooseNotices(database.store, colleague, { own: 'daily', others: 'daily' })
  await notifyStaff(database.store, undefined, morning)
  expect(await recipients()).toEqual([colleague.email])
  expect(await chooseNotices(database.store, colleague, { own: 'daily', others: 'hourly' })).toMatchObject({
    refusal: { code: 'invalid_answers', errors: { others: 'invalid_choice' } },
  })
})

test('43.11 nobody whose account is disabled is mailed; events from before an upgrade are not mailed', async () => {
  await database.store.db.updateTable('staff_user').set({ disabled_at: new Date() }).execute()
  await edit((await assigned()).id)
  await notifyStaff(database.store, undefined, morning)
  await database.store.db.updateTable('staff_user').set({ disabled_at: null }).execute()
  await sql`UPDATE record_event SET told_at = NULL, at = now() - interval '4 days'`.execute(database.store.db)
  await notifyStaff(database.store, undefined, morning)
  expect(await recipients()).toEqual([])
})

test('43.9 events and mails about a person go when the person is erased', async () => {
  const { id } = await assigned()
  await edit(id)
  await notifyStaff(database.store, undefined, night)
  await eraseApplication(database.store, id)
  expect(await mails()).toEqual([])
  expect(await database.store.db.selectFrom('record_event').select('id').execute()).toEqual([])
})

test('43.9 staff are mailed about every action of applicants, hospitals and experts, and about missing answers', () => {
  expect([...recordEvents].sort()).toEqual([
    'address_changed',
    'application_edited',
    'application_withdrawn',
    'expert_chosen',
    'information_received',
    'match_answered',
    'match_lapsed',
    'match_refused',
    'match_report_sent',
    'match_signed',
    'message_received',
    'none_suits',
  ])
})

test('43.9 the coordinator’s address gets no notice of what another mail to it already says', async () => {
  const match = await keepCollaboration(database.store, 'active')
  await database.store.db.updateTable('application').set({ assignee_id: assignee.id }).execute()
  await saveRegistryFacts(database.store, { coordinator_email: assignee.email.toUpperCase() })
  await writeAudit(database.store, applicant, 'match_report_sent', ['match', match.id], { after: {} })
  await notifyStaff(database.store, undefined, night)
  expect(await recipients()).toEqual([])
  await edit(match.expertId)
  await notifyStaff(database.store, undefined, night)
  expect(await recipients()).toEqual([assignee.email])
  await database.store.db.deleteFrom('registry_facts').execute()
})

test('43.9 events that database triggers record have the names of audit actions, apart from those of applicants', () => {
  const known = new Set<string>(Object.keys(actions))
  const own = [
    'information_received',
    'application_withdrawn',
    'message_received',
    'expert_chosen',
    'none_suits',
  ]
  expect(recordEvents.filter((event) => !known.has(event)).sort()).toEqual(own.sort())
})

test('43.9 an event that is erased while the mail about it is made is left out', async () => {
  const { store } = database
  const [kept, erased] = [await assigned(), await assigned()]
  for (const { id } of [kept, erased]) await edit(id)
  const events = await store.db.selectFrom('record_event').select(['id', 'application_id']).execute()
  await eraseApplication(store, erased.id)
  const claimed = await claimEvents(
    store,
    assignee.id,
    events.map(({ id }) => id),
  )
  expect([...claimed]).toEqual(
    events.flatMap((event) => (event.application_id === kept.id ? [event.id] : [])),
  )
})

test('43.9 staff are told of a record and of a match that are being erased only afterwards, without a deadlock', async () => {
  const { store } = database
  const match = await keepCollaboration(store, 'active')
  await store.db.updateTable('application').set({ assignee_id: assignee.id }).execute()
  await writeAudit(store, applicant, 'match_report_sent', ['match', match.id], { after: {} })
  const { id } = await assigned()
  await edit(id)
  await transaction(store, async ({ db }) => {
    await sql`SELECT FROM application WHERE id = ${id} FOR UPDATE`.execute(db)
    await sql`SELECT FROM match WHERE id = ${match.id} FOR UPDATE`.execute(db)
    await notifyStaff(store, undefined, night)
    expect(await recipients()).toEqual([])
  })
  await notifyStaff(store, undefined, night)
  expect(await recipients()).toEqual([assignee.email, assignee.email])
})
