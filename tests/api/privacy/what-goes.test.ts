import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { periodNames, periods } from '../../../src/domain/privacy/retention-periods.ts'
import { readOwnApplication } from '../../../src/services/applicants/read-own-application.ts'
import { withdrawApplication } from '../../../src/services/applicants/withdraw-application.ts'
import { previewMoves } from '../../../src/services/review/preview-moves.ts'
import { repeatErasures } from '../../../src/store/privacy/erase-application.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { mailsTo } from '../../harness/matching/read-outcomes.ts'
import { everyValue } from './everything-kept.ts'
import { openPrivacyDesk, type PrivacyDesk } from './privacy-desk.ts'

let desk: PrivacyDesk
beforeAll(async () => {
  desk = await openPrivacyDesk()
})
afterAll(() => desk.close())

test('17.3 an erased person leaves no data, also after a restore', async () => {
  const { store } = desk
  const gone = await desk.someone()
  await sql`CREATE TABLE backup AS SELECT id, status, answers FROM contact_message WHERE id = ${gone.message}`.execute(
    store.db,
  )
  expect((await desk.erasePage(gone.email)).html).toContain('This stays, and why')
  expect((await desk.erase(gone.email)).location).toBe(`${paths.adminPrivacy()}?done=erased`)
  await sql`INSERT INTO contact_message (id, status, answers) SELECT * FROM backup`.execute(store.db)
  await sql`DROP TABLE backup`.execute(store.db)
  expect((await desk.search(gone.mark)).html).toContain('Message to the team')

  await repeatErasures(store)
  const left = (await everyValue(store)).toLowerCase()
  for (const trace of [gone.mark, gone.email, gone.resume]) expect(left).not.toContain(trace.toLowerCase())
  expect((await desk.search(gone.mark)).html).toContain('Nothing found')
  expect(await desk.lastAudit('person_erased')).toMatchObject({ subject_kind: 'person', subject_id: null })
  expect(await desk.lastAudit('application_erased')).toMatchObject({ actor: 'staff', subject_id: gone.id })
})

test('17.3 texts that name the person are erased only if ticked; a ticked story is unpublished', async () => {
  const { db } = desk.store
  const { mark, email } = await desk.someone()
  const other = await keepExpert(desk.store)
  const name = `Zoë ${mark}`
  const slug = mark.toLowerCase()
  const keep = async (table: 'note' | 'story' | 'profile', row: object) => {
    const { id } = await db
      .insertInto(table)
      .values(row as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const note = { application_id: other.id, staff_name: 'Ama' }
  const goes = await keep('note', { ...note, text: `Knows ${email} well` })
  const stays = await keep('note', { ...note, text: `${name} again` })
  const shared = { slug, position: 1, status: 'published', published_at: new Date(), is_sample: true }
  const content = {
    title: 'A visit',
    synopsis: 'S',
    country_region: 'Ghana',
    content: `<p>${name} came.</p>`,
  }
  const story = await keep('story', { ...shared, ...content })
  const planned = { slug: `${slug}-2`, position: 2, status: 'draft', publish_at: new Date(Date.now() + 9e6) }
  const draft = await keep('story', { ...planned, ...content })
  const about = { kind: 'expert', name, role: '', country: '', quote: '', biography: '' }
  const profile = await keep('profile', { ...shared, ...about })

  const form = new URLSearchParams(await desk.erasing(email))
  const ticked = { note: goes, story, profile, application: other.id }
  for (const [table, id] of Object.entries(ticked)) form.append('also', `${table}:${id}`)
  form.append('also', `story:${draft}`)
  expect((await desk.admin.post(paths.adminErase(), form)).location).toContain('done=erased')
  expect([await desk.isKept('note', goes), await desk.isKept('note', stays)]).toEqual([false, true])
  expect(await desk.isKept('profile', profile)).toBe(false)
  const left = await db
    .selectFrom('story')
    .select(['status', 'publish_at'])
    .where('id', 'in', [story, draft])
    .execute()
  const down = { status: 'draft', publish_at: null }
  expect(left).toEqual([down, down])
  expect(await desk.lastAudit('content_unpublished')).toMatchObject({ actor: 'staff', subject_kind: 'story' })
  expect(await desk.isKept('application', other.id)).toBe(true)
})

test('17.3 nothing is erased without retyping the address, or if new data has arrived', async () => {
  const { email, id } = await desk.someone()
  const wrong = await desk.erase(email, { confirmed: 'somebody.else@hospital.example' })
  expect([wrong.status, wrong.html.includes('This is not the address')]).toEqual([422, true])
  expect(wrong.html).toContain('somebody.else@hospital.example')
  const before = await desk.erasing(email)
  await desk.store.db
    .insertInto('contact_message')
    .values({ answers: { name: 'Z', email, message: 'One more' } })
    .execute()
  const late = await desk.admin.post(paths.adminErase(), before)
  expect([late.status, late.html.includes('Nothing is erased yet')]).toEqual([409, true])
  expect(await desk.isKept('application', id)).toBe(true)
  expect((await desk.erase(email)).status).toBe(303)
})

test('17.3 a concurrent or repeated erasure is answered with ‘nothing is left’', async () => {
  const { email } = await desk.someone()
  const form = await desk.erasing(email)
  const answers = await Promise.all([1, 2, 3].map(() => desk.admin.post(paths.adminErase(), form)))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409])
  for (const { status, html } of answers)
    if (status === 409) expect(html).toContain('Nothing is left to erase')
  expect((await desk.admin.post(paths.adminErase(), form)).status).toBe(409)
})

test('17.3 a staff account stays, an invitation is erased', async () => {
  const { email } = await desk.signedInAs('viewer')
  await desk.store.db
    .insertInto('contact_message')
    .values({ answers: { name: 'V', email, message: 'Hi' } })
    .execute()
  expect((await desk.erasePage(email)).html).toContain('Their account of staff')
  expect((await desk.erase(email)).status).toBe(303)
  expect(
    await desk.store.db.selectFrom('staff_user').select('id').where('email', '=', email).execute(),
  ).toHaveLength(1)
  expect((await desk.erase(email)).status).toBe(409)

  const invited = 'invited.person@hospital.example'
  const link = {
    purpose: 'invitation',
    email: invited,
    role: 'viewer',
    token_digest: Buffer.alloc(32, 7),
    expires_at: new Date(Date.now() + 86_400_000),
  } as const
  await desk.store.db.insertInto('staff_link').values(link).execute()
  expect((await desk.erase(invited)).status).toBe(303)
  expect(await everyValue(desk.store)).not.toContain(invited)
})

const usual = Object.fromEntries(periodNames.map((name) => [name, String(periods[name].usual)]))
const page = () => desk.admin.open(paths.adminRetention())

async function send(_action: 'try' | 'save', typed: Record<string, string>) {
  const token = /name="_csrf" value="([^"]*)"/.exec((await page()).html)?.[1] ?? ''
  return desk.admin.post(paths.adminRetention(), { _csrf: token, _action, ...usual, ...typed })
}

const kept = () => desk.store.db.selectFrom('retention_period').select(['name', 'length']).execute()

test('17.6 periods can be previewed before saving: the page shows what would be deleted', async () => {
  const answers = { email: 'declined@hospital.example', name: 'Old', surname: 'Answer' }
  const updated_at = sql<Date>`now() - interval '100 days'`
  const declined = { kind: 'trainer', status: 'declined', answers, updated_at } as const
  const { id } = await desk.store.db
    .insertInto('application')
    .values(declined)
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await page()).html).toContain('Nothing has run out.')
  const tried = await send('try', { ended_applications: '3' })
  expect(tried.status).toBe(200)
  expect(tried.html).toContain('One application.')
  expect(tried.html).toMatch(/T-0000\d/)
  expect(tried.html).toContain('name="ended_applications" value="3"')
  expect((await send('try', { ended_applications: '4' })).html).toContain('Nothing has run out.')
  expect([await kept(), await desk.isKept('application', id)]).toEqual([[], true])
})

test('17.6 saved periods take effect, and the audit log has the old and new values', async () => {
  const saved = await send('save', { spam: ' 60 ' })
  expect(saved.html).toContain('The periods are saved')
  expect(saved.html).toContain('Longer than people were told')
  expect(await kept()).toEqual([{ name: 'spam', length: 60 }])
  expect((await page()).html).toContain('name="spam" value="60"')
  expect((await send('save', { spam: '60' })).html).toContain('Nothing has changed')
  const entries = await desk.store.db
    .selectFrom('audit')
    .select(['actor', 'subject_kind', 'before', 'after'])
    .where('action', '=', 'retention_changed')
    .execute()
  expect(entries).toEqual([
    { actor: 'staff', subject_kind: 'retention', before: { spam: 30 }, after: { spam: 60 } },
  ])
})

test('17.9 the privacy notice, the edit page and the mails state a changed period', async () => {
  expect((await desk.admin.open(paths.privacy())).html).toContain('found no match go after one year')
  await send('save', { ended_applications: '18', visits: '6' })
  await expect
    .poll(async () => (await desk.admin.open(paths.privacy())).html)
    .toContain('found no match go after 18 months, unless you erase them before')
  expect((await desk.admin.open(paths.privacy())).html).toContain('We delete them after 6 months.')
  const { id, email, hash } = await keepExpert(desk.store)
  const session = { applicationId: id, kind: 'expert' } as const
  expect(await readOwnApplication(desk.store, session, hash)).toMatchObject({ value: { kept_months: 18 } })
  const preview = await previewMoves(
    desk.store,
    { id: crypto.randomUUID(), name: 'Nia' },
    { ids: [id], to: 'withdrawn' },
  )
  const stay = 'Your data stay with us for 18 months, unless you erase them before.'
  expect(preview).toMatchObject({ value: { moves: [{ mail: { text: expect.stringContaining(stay) } }] } })
  await withdrawApplication(desk.store, session)
  expect(JSON.stringify(await mailsTo(desk.store, email))).toContain(stay)
})

test('17.6 a period out of bounds is refused, and the input stays', async () => {
  const before = await kept()
  for (const [typed, why] of [
    ['0', 'Please enter a number from 1 to 36'],
    ['37', 'Please enter a number from 1 to 36'],
    ['', 'Please enter a whole number'],
    ['1.5', 'Please enter a whole number'],
    ["1'; DROP TABLE mail; --", 'Please enter a whole number'],
  ] as const) {
    for (const action of ['try', 'save'] as const) {
      const { status, html } = await send(action, { messages: typed, sent_mails: '7' })
      expect([typed, status, html.includes(why)]).toEqual([typed, 422, true])
      expect(html).toContain('name="sent_mails" value="7"')
    }
  }
  expect(await kept()).toEqual(before)
})

test('17.6 concurrent saves leave one result and two consistent audit entries', async () => {
  const [one, two] = await Promise.all([send('save', { visits: '7' }), send('save', { visits: '8' })])
  expect([one.status, two.status]).toEqual([200, 200])
  const entries = await desk.store.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('action', '=', 'retention_changed')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const [last, first] = entries as [{ before: object; after: object }, { before: object; after: object }]
  expect(last.before).toMatchObject({ visits: (first.after as { visits: number }).visits })
})

test('17.7 the page shows the last nightly runs and what they deleted', async () => {
  await expect.poll(async () => (await page()).html).toContain('>Nothing<')
  await sql`INSERT INTO retention_run (night, ended_at, gone)
    VALUES ('2026-03-02', now(), '{"application": 2, "mail": 1}')`.execute(desk.store.db)
  const { html } = await page()
  expect(html).toContain('2 March 2026')
  expect(html).toContain('2 applications, One mail')
})
