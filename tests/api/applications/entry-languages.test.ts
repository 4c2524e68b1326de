import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { confirming, type EntryOffice, hidden, openEntryOffice } from './entry-office.ts'

let office: EntryOffice
beforeAll(async () => {
  office = await openEntryOffice()
}, 60_000)
afterAll(() => office.close())

const fresh = () => `${crypto.randomUUID()}@hospital.example`

test('35.4 staff choose the language of the mails when they enter something; English unless they do', async () => {
  const french = await office.entered({ mail_language: 'fr' })
  expect(french.open).toMatch(/^\/fr\//)
  expect(french.letter).toContain('candidature')
  expect(await office.waiting()).toContain('mails in French')
  expect((await office.entered()).open).not.toMatch(/^\/\w\w\//)
  expect((await office.entered({ mail_language: 'tlh' })).open).not.toMatch(/^\/\w\w\//)
})

test('35.4 the chosen language stays after a refusal', async () => {
  const { html } = await office.enter({ mail_language: 'ar', name: 'Ama', email: 'ama@' })
  expect(html).toContain('<option value="ar" selected="">Arabic</option>')
})

test('35.2 the application is in the language in which its person sends it', async () => {
  const { email, open } = await office.entered({ mail_language: 'fr' })
  const { html } = await office.coordinator.browser.open(open)
  await office.send(`/es${paths.applyExpert()}`, confirming(html, { email }), '')
  const kept = office.store.db.selectFrom('application').select('locale').where('email', '=', email)
  expect(await kept.execute()).toEqual([{ locale: 'es' }])
})

test('35.5 a sheet has a column of languages, by name or code, or one language for all rows', async () => {
  const people = { French: fresh(), ru: fresh(), العربية: fresh(), '': fresh(), Klingon: fresh() }
  const rows = Object.entries(people).map(([language, email]) => `Ama,${email},${language}`)
  const body = new FormData()
  body.append('file', new File([['name,email,language', ...rows].join('\n')], 'experts.csv'))
  const headers = { cookie: office.coordinator.browser.cookie, 'sec-fetch-site': 'same-origin' }
  const sent = await fetch(office.url + paths.adminImport(), {
    ...{ method: 'POST', body, headers },
    redirect: 'manual',
  })
  const { html } = await office.coordinator.browser.open(sent.headers.get('location') ?? '')
  expect(html).toContain('In French.')
  expect(html).toContain('The site does not speak this language.')
  await office.coordinator.browser.post(paths.adminImport(), {
    ...{ _action: 'import', sheet: hidden(html, 'sheet'), plan: hidden(html, 'plan') },
    mail_language: 'es',
  })
  const mails = office.store.db
    .selectFrom('mail')
    .select(['recipient', 'locale'])
    .where('recipient', 'in', Object.values(people))
  expect(Object.fromEntries((await mails.execute()).map((mail) => [mail.recipient, mail.locale]))).toEqual({
    [people.French]: 'fr',
    [people.ru]: 'ru',
    [people.العربية]: 'ar',
    [people['']]: 'es',
  })
})
