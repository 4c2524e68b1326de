import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { readMail } from '../../../tests/harness/mail/read-mail.ts'
import { type SmtpListener, startSmtpListener } from '../../../tests/harness/mail/smtp-listener.ts'
import { freshDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { ApplicationFilter } from '../../domain/review/application-query.ts'
import { everywhere } from '../../domain/staff/regions.ts'
import { smtpTransport } from '../../mail/transport/smtp/smtp-transport.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import { mailGroup, previewGroup, readGroup, takeBackGroup, testGroup } from './mail-group.ts'
import { readTimeline } from './timeline/read-timeline.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let staff: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  database = await freshDatabase()
  staff = await makeStaff(database.store, 'coordinator')
}, 60_000)
afterAll(() => database.drop())
beforeEach(async () => {
  for (const table of ['mail', 'application'] as const) await database.store.db.deleteFrom(table).execute()
})

const many = { status: [], region: [], country: [], area: [], language: [], locale: [], tag: [] }
const filter: ApplicationFilter = { kind: 'expert', sort: '-submitted', ...many }
const words = { subject: 'A question for {name}', text: 'About {reference}:\ncan you join us?' }
const order = (changes: object = {}) => ({ filter, words, batchId: randomUUID(), count: 1, ...changes })
const tenMinutes = 600_000

async function keepPerson(changes: object = {}, hasConsent = true) {
  const { id, email } = await keepExpert(database.store, changes)
  const text_sha256 = Buffer.alloc(32)
  const text = { field: 'consent', text_version: '2026-11-17', text_sha256, locale: 'en' as const }
  const given = { application_id: id, ...text }
  if (hasConsent) await database.store.db.insertInto('consent').values(given).execute()
  return { id, email }
}

const mails = () =>
  database.store.db.selectFrom('mail').select(['recipient', 'letter', 'application_id', 'batch_id']).execute()

test('43.12 says how many get the mail, and who is left out and why', async () => {
  await keepPerson()
  const gone = await keepPerson()
  await database.store.db
    .updateTable('application')
    .set({ status: 'withdrawn' })
    .where('id', '=', gone.id)
    .execute()
  await keepPerson({}, false)
  const group = await readGroup(database.store, everywhere, filter)
  expect(group).toMatchObject({ count: 1, isTooLarge: false, languages: [{ locale: 'en', count: 1 }] })
  expect(group.leftOut.map(({ reason }) => reason).sort()).toEqual(['no_consent', 'withdrawn'])
  expect(await readGroup(database.store, everywhere, { ...filter, status: ['withdrawn'] })).toMatchObject({
    count: 0,
  })
})

test('43.13 one is previewed with the name filled in; wrong words are refused at their field', async () => {
  await keepPerson({ name: 'Efua', surname: 'Boateng' })
  const preview = await previewGroup(database.store, everywhere, filter, words)
  expect(preview).toMatchObject({ ok: true, value: { letter: { heading: 'A question for Efua Boateng' } } })
  expect(JSON.stringify(preview)).toMatch(/Dear Efua Boateng,.*About E-\d{5}:/)
  const refused = await previewGroup(database.store, everywhere, filter, {
    subject: ' ',
    text: 'Dear {surname}',
  })
  expect(refused).toMatchObject({ refusal: { errors: { subject: 'required', text: 'invalid_choice' } } })
  expect(await mails()).toEqual([])
})

test('43.13 a test goes to the signed-in member of staff alone', async () => {
  const { email } = await keepPerson()
  expect(await testGroup(database.store, staff, filter, words)).toMatchObject({ ok: true })
  const [test, ...others] = await mails()
  expect([test?.recipient, others]).toEqual([staff.email, []])
  expect(test?.letter.subject).toMatch(/^Test: A question for Ama Owusu/)
  expect(JSON.stringify(test)).not.toContain(email)
  expect(test?.letter.reason).toContain('with the facts of that person')
})

test('43.14 the mails are held, sent once, in the timeline of each record and in the audit with the filter', async () => {
  const [one, other] = [await keepPerson(), await keepPerson()]
  const sent = order({ count: 2, filter: { ...filter, search: 'Owusu' } })
  expect(await mailGroup(database.store, staff, sent, tenMinutes)).toMatchObject({ value: { count: 2 } })
  expect(await mailGroup(database.store, staff, sent, tenMinutes)).toMatchObject({ value: { count: 2 } })
  expect((await mails()).map(({ application_id }) => application_id).sort()).toEqual(
    [one.id, other.id].sort(),
  )
  const timeline = await readTimeline(database.store, {}, one.id, {})
  expect(JSON.stringify(timeline)).toContain('A question for Ama Owusu')
  const audited = database.store.db.selectFrom('audit').select(['staff_id', 'after'])
  expect(await audited.where('action', '=', 'group_mailed').execute()).toEqual([
    {
      staff_id: staff.id,
      after: {
        mails: 2,
        left_out: 0,
        filter: { kind: 'expert', sort: '-submitted', searched: true, tagged: false },
      },
    },
  ])
})

test('43.14 they can be undone together until they are sent', async () => {
  await keepPerson()
  const { batchId, ...rest } = order()
  await mailGroup(database.store, staff, { batchId, ...rest }, tenMinutes)
  expect(await takeBackGroup(database.store, staff, batchId)).toMatchObject({ value: { count: 1 } })
  expect(await mails()).toEqual([])
  const late = order()
  await mailGroup(database.store, staff, late, 0)
  expect(await takeBackGroup(database.store, staff, late.batchId)).toMatchObject({
    refusal: { code: 'too_late' },
  })
})

test('43.14 a group that has changed since it was shown is asked about again', async () => {
  await keepPerson()
  await keepPerson()
  expect(await mailGroup(database.store, staff, order(), tenMinutes)).toMatchObject({
    refusal: { code: 'version_conflict' },
  })
  expect(await mails()).toEqual([])
})

test('43.14 one address gets one mail, which arrives with the salutation of its reader', async () => {
  const listener: SmtpListener = await startSmtpListener()
  const { email } = await keepPerson()
  const post = deliverMail(database.store, smtpTransport(listener.url), {
    address: 'registry@aster.example',
    site: new URL('https://aster.example'),
  })
  await mailGroup(database.store, staff, order(), 0)
  await expect.poll(() => listener.arrived.length, { timeout: 20_000 }).toBe(1)
  await post.close()
  await listener.close()
  const { headers, text } = readMail(listener.arrived[0]?.source ?? '')
  expect([listener.arrived[0]?.to, headers.subject]).toEqual([
    email,
    expect.stringContaining('A question for Ama'),
  ])
  expect(text).toContain('Dear Ama Owusu,')
})
