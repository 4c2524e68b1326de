import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { queueMail } from '../../../src/store/mail/mail-queue.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { letter } from '../../harness/privacy/traced-person.ts'
import { openPrivacyDesk, type PrivacyDesk } from './privacy-desk.ts'

let desk: PrivacyDesk
beforeAll(async () => {
  desk = await openPrivacyDesk()
})
afterAll(() => desk.close())

test('17.1 a person is found in all tables by address, name or reference, ignoring accents and case', async () => {
  const { id, mark, email } = await desk.someone()
  const { number } = await desk.store.db
    .selectFrom('application')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const reference = `E-${String(number).padStart(5, '0')}`
  for (const words of [email.toUpperCase(), `zoe ${mark.toLowerCase()}`, `${mark} ZOE`]) {
    const { html } = await desk.search(words)
    expect(html, words).toContain(`Application ${reference}`)
    for (const place of ['Unfinished form', 'Message to the team']) expect(html, words).toContain(place)
  }
  expect((await desk.search(reference)).html).toContain(email)
  const { html } = await desk.personPage(email.toUpperCase())
  for (const held of [
    `Application ${reference}`,
    `2 files, ${reference}`,
    `Note by staff, ${reference}`,
    `Mail, ${reference}`,
    'Unfinished form',
    'Message to the team',
  ])
    expect(html).toContain(held)
  expect((await desk.search('nobody.at@all.example')).html).toContain('Nothing found')
})

test('17.1 the page shows how long each item is kept', async () => {
  const { id, email } = await desk.someone()
  expect((await desk.personPage(email)).html).toContain('>it is erased<')
  await sql`ALTER TABLE application DISABLE TRIGGER USER`.execute(desk.store.db)
  await sql`UPDATE application SET status = 'withdrawn', updated_at = '2026-03-04T10:00:00Z' WHERE id = ${id}`.execute(
    desk.store.db,
  )
  await sql`ALTER TABLE application ENABLE TRIGGER USER`.execute(desk.store.db)
  const { html } = await desk.personPage(email)
  expect(html).toContain('4 Mar 2027')
  expect(html.split('>it is erased<')).toHaveLength(2) // the queued mail
})

test('17.1 texts by others that name the person are shown, but neither exported nor erased', async () => {
  const { mark, email } = await desk.someone()
  const other = await keepExpert(desk.store, { motivation: `As Zoe ${mark} told me.` })
  const { html } = await desk.personPage(email)
  expect(html).toContain('Texts that name them')
  expect(html).toContain(paths.adminExpert(other.id))
  const { record } = await desk.readArchive(email)
  expect(JSON.stringify(record)).not.toContain(other.email)
  expect((await desk.erase(email)).location).toBe(`${paths.adminPrivacy()}?done=erased`)
  expect(await desk.isKept('application', other.id)).toBe(true)
})

test('17.1 an application belongs to the address confirmed by PIN, not to one entered in it', async () => {
  const { db } = desk.store
  const email = 'typed.by.another@hospital.example'
  await db
    .insertInto('contact_message')
    .values({ answers: { name: 'V', email, message: 'Hi' } })
    .execute()
  const stranger = await keepExpert(desk.store)
  await sql`UPDATE application SET answers = answers || ${JSON.stringify({ email })}::jsonb
    WHERE id = ${stranger.id}`.execute(db)
  const { record } = await desk.readArchive(email)
  expect(Object.keys(record.held)).toEqual(['contact_message'])
  expect((await desk.personPage(email)).html).toContain(paths.adminExpert(stranger.id))
  await desk.erase(email)
  expect(await desk.isKept('application', stranger.id)).toBe(true)
})

test('17.2 the export has all data and files of the person, no secrets, and leaves an audit entry', async () => {
  const { id, mark, email, resume, pin } = await desk.someone()
  const mail = await queueMail(desk.store, {
    to: email,
    locale: 'en',
    letter: { ...letter, subject: 'Your PIN' },
    secret: true,
  })
  const bystander = await keepExpert(desk.store)
  await queueMail(desk.store, {
    to: email,
    locale: 'en',
    letter: { ...letter, heading: 'About another' },
    applicationId: bystander.id,
  })
  const { files, record } = await desk.readArchive(email)
  expect(record.address).toBe(email)
  expect(Object.keys(record.held).sort()).toEqual(
    ['application', 'contact_message', 'draft', 'edit_link', 'mail', 'note', 'upload'].sort(),
  )
  const [application] = record.held.application
  expect(application).toMatchObject({
    kind: 'expert',
    reference: expect.stringMatching(/^E-\d{5}$/),
    status: 'submitted',
  })
  expect(application.answers).toMatchObject({ surname: mark, resume })
  expect(application.answers_in_words).toContainEqual({ label: 'Surname', text: mark })
  expect(record.held.mail).toHaveLength(5)
  expect(record.held.upload).toHaveLength(3)
  for (const { file } of record.held.upload) expect(files.get(file)).toContain('%PDF-1.7')
  expect(files.size).toBe(4)
  const whole = JSON.stringify(record)
  for (const secret of [
    pin,
    'hmac-sha256',
    'digest',
    'Your PIN',
    'About another',
    bystander.email,
    mail.id,
  ]) {
    expect(whole, secret).not.toContain(secret)
  }
  const entry = await desk.lastAudit('person_exported')
  expect(entry).toMatchObject({ actor: 'staff', subject_kind: 'person', subject_id: null })
  expect(entry?.after).toMatchObject({ application: 1, upload: 3, mail: 5 })
  expect(JSON.stringify(entry)).not.toMatch(new RegExp(`${mark}|${id}`, 'i'))
})

test('17.4 the privacy desk answers to any input', async () => {
  for (const words of [
    "'; DROP TABLE mail; --",
    '%%%',
    '___',
    '\\\\\\',
    '<script>alert(1)</script>',
    'x\u0000y',
    'ab',
    'a'.repeat(300),
  ]) {
    const found = await desk.search(words)
    expect([words, found.status]).toEqual([words, 200])
    expect(found.html).not.toContain('<script>alert')
  }
  expect((await desk.search('ab')).html).toContain('Please type three signs or more')
  for (const email of ['', 'nobody', '@', 'x\u0000@y']) {
    expect((await desk.personPage(email)).status, email).toBe(404)
    expect([400, 422], email).toContain((await desk.archiveOf(email)).status)
    expect((await desk.admin.post(paths.adminErase(), { email, confirmed: email })).status, email).toBe(303)
  }
  expect((await desk.personPage("o'brien%@hospital.example")).html).toContain(
    'Nothing is held under this address',
  )
  expect((await desk.archiveOf('nobody@hospital.example')).status).toBe(404)
  const { cookie: coordinator } = await desk.signedInAs('coordinator')
  expect((await desk.archiveOf('nobody@hospital.example', coordinator)).status).toBe(403)
})
