import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { usualFacts } from '../../../src/domain/brand.ts'
import { paths } from '../../../src/domain/paths.ts'
import { findRegistryFacts } from '../../../src/store/settings/registry-facts.ts'
import { readMail } from '../../harness/mail/read-mail.ts'
import { type SmtpListener, startSmtpListener } from '../../harness/mail/smtp-listener.ts'
import { pageOpened, secretOfTests } from '../../harness/protection/page-opened.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'
import { type Office, openOffice } from '../office.ts'
import type { StaffBrowser } from '../staff-browser.ts'

const soon = { timeout: 20_000 }

let listener: SmtpListener
let office: Office
let second: ServedAster
let administrator: { id: string; name: string; browser: StaffBrowser }
beforeAll(async () => {
  listener = await startSmtpListener()
  office = await openOffice({ SMTP_URL: listener.url })
  second = await serveAster(office.store.databaseUrl, {
    ASTER_SECRET: secretOfTests,
    SMTP_URL: listener.url,
  })
  administrator = await office.signedInAs('administrator')
}, 60_000)
beforeEach(async () => {
  await office.store.db.deleteFrom('registry_facts').execute()
})
afterAll(async () => {
  await second.stop()
  await office.close()
  await listener.close()
})

async function change(facts: Partial<Record<keyof typeof usualFacts, string>>, seen?: string) {
  const version = seen ?? (await shownVersion())
  return administrator.browser.post(paths.adminRegistry(), { ...usualFacts, ...facts, version })
}

async function shownVersion(): Promise<string> {
  const { html } = await administrator.browser.open(paths.adminRegistry())
  return /name="version" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

const pageOf = async (site: string, path: string) => (await fetch(site + path)).text()

const audited = () =>
  office.store.db
    .selectFrom('audit')
    .select(['staff_id', 'fields', 'before', 'after'])
    .where('action', '=', 'registry_facts_changed')
    .orderBy('id')
    .execute()

test('18.1 the settings page links to every part, and administrators find it in the menu', async () => {
  const { html } = await administrator.browser.open(paths.adminSettings())
  const parts = [paths.adminUsers(), paths.adminMailTexts(), paths.adminRegistry(), paths.adminRetention()]
  for (const path of parts) expect(html).toContain(`<a href="${path}"`)
  const { html: users } = await administrator.browser.open(paths.adminUsers())
  expect(users).toContain(`href="${paths.adminSettings()}"`)
})

test('46.2 after a colleague’s change the page of the brand says what they saved, and keeps what was typed', async () => {
  const { html } = await administrator.browser.open(paths.adminBrand())
  const version = /name="version" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const named = (name: string) => ({
    name,
    long_name: `${name} Network`,
    colour: '#7a1f3d',
    accent: '#ffb85c',
    version,
  })
  expect((await administrator.browser.post(paths.adminBrand(), named('Theirs'))).status).toBe(303)
  const late = await administrator.browser.post(paths.adminBrand(), named('Mine'))
  expect([late.status, (await findRegistryFacts(office.store)).name]).toEqual([409, 'Theirs'])
  expect(late.html).toMatch(/it replaces theirs: [^<]*Theirs/)
  expect(late.html).toMatch(/<input[^>]*name="name"[^>]*value="Mine"|<input[^>]*value="Mine"[^>]*name="name"/)
})

test('9.15 the settings ask the controller to confirm the law that the consent names', async () => {
  const { html } = await administrator.browser.open(paths.adminRegistry())
  expect(html).toContain('Regulation 45/2001 was repealed in 2018. Please confirm')
})

test('9.16 the page after sending says within how many days the team answers', async () => {
  expect((await change({ answer_days: 'soon' })).html).toContain('Please enter a whole number from 1 to 99')
  await change({ answer_days: '1' })
  expect(await pageOf(second.url, `${paths.contact()}?sent`)).toContain('within one day')
  await change({ answer_days: '14' })
  await expect.poll(() => pageOf(second.url, `${paths.contact()}?sent`), soon).toContain('within 14 days')
})

describe('18.2 changed facts of the registry', () => {
  const facts = {
    institution_name: 'Bepoase <img src=x onerror=alert(1)> & "Clinic"',
    institution_url: 'https://bepoase.example/',
    coordinator_name: '<script>alert(1)</script> Esi',
    coordinator_email: 'esi@bepoase.example',
    social_x: '',
    social_video: 'https://bepoase.example/video?a=1&b=2',
  }

  test('appear on every page of every instance at once, escaped', async () => {
    const before = await Promise.all([office.url, second.url].map((site) => pageOf(site, paths.home())))
    for (const html of before) expect(html).toContain(usualFacts.institution_name)

    const { status, location } = await change(facts)
    expect([status, location]).toEqual([303, `${paths.adminRegistry()}?done=saved`])
    expect((await administrator.browser.open(location ?? '')).html).toContain('The facts are saved')

    for (const site of [office.url, second.url]) {
      const read = (path: string) => pageOf(site, path)
      await expect.poll(() => read(paths.home()), soon).not.toContain(usualFacts.institution_name)
      const home = await read(paths.home())
      expect(home).toContain('Hosted by Bepoase &lt;img src=x onerror=alert(1)&gt; &amp; &quot;Clinic&quot;')
      expect(home).toContain('href="https://bepoase.example/video?a=1&amp;b=2"')
      expect(home).not.toContain('x.example')
      const thing = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(home)?.[1] ?? '')
      expect(thing).toMatchObject({
        email: facts.coordinator_email,
        parentOrganization: { name: facts.institution_name, url: facts.institution_url },
        sameAs: [usualFacts.social_institution, facts.social_video, usualFacts.social_network],
      })
      expect(await read(paths.contact())).toContain(
        '&lt;script&gt;alert(1)&lt;/script&gt; Esi at Bepoase &lt;img',
      )
      expect(await read(paths.privacy())).toContain(`<a href="mailto:${facts.coordinator_email}">`)
      expect(await read(`${paths.applyExpert()}?step=consent`)).toContain(
        'please write to &lt;script&gt;alert(1)&lt;/script&gt; Esi: esi@bepoase.example.',
      )
      expect(await read(`${paths.editExpert()}?h=q7VhN2c0T1mXo3kZr8Yw5g`)).toContain(facts.coordinator_email)
      for (const path of [paths.home(), paths.contact(), paths.privacy(), `${paths.applyExpert()}?all`])
        expect(await read(path), path).not.toMatch(/<img src=x|<script>alert/)
    }
  })

  test('are in every later mail, and notices go to the new coordinator', async () => {
    await change({ ...facts, answer_days: '5' })
    const message = { name: 'Ama', email: 'ama@hospital.example', message: 'Hello' }
    const sent = await fetch(second.url + paths.contact(), {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ ...message, _stamp: pageOpened('contact') }),
      redirect: 'manual',
    })
    expect(sent.status).toBe(303)
    await expect
      .poll(() => listener.arrived.map(({ to }) => to).toSorted(), soon)
      .toEqual([message.email, facts.coordinator_email])
    const receipt = readMail(listener.arrived.find(({ to }) => to === message.email)?.source ?? '')
    expect(receipt.headers['reply-to']).toBe(facts.coordinator_email)
    expect(receipt.text).toContain('Questions? Write to esi@bepoase.example')
    expect(receipt.text.replaceAll('\n', ' ')).toContain(`Hosted by ${facts.institution_name}`)
    expect(receipt.text).toContain('Within 5 days you get an answer')
    expect(receipt.html).not.toContain('<img src=x')
  })

  test('are audited with the earlier values', async () => {
    await change({ social_x: '' })
    await change({ social_x: '' })
    expect((await audited()).at(-1)).toEqual({
      staff_id: administrator.id,
      fields: ['social_x'],
      before: { social_x: usualFacts.social_x },
      after: { social_x: '' },
    })
    expect((await audited()).filter(({ fields }) => String(fields) === 'social_x')).toHaveLength(1)
  })
})

test('18.3 invalid facts are refused at their field, and the input stays', async () => {
  const { status, html } = await change({
    institution_name: '',
    institution_url: 'http://bepoase.example/',
    coordinator_name: 'Esi "the" coordinator',
    coordinator_email: 'nobody',
    social_x: 'javascript:alert(1)',
  })
  expect(status).toBe(422)
  expect(html).toContain('Name of the institution: This field is required')
  expect(html).toContain('X: Please enter a whole address that begins with https://')
  expect(html).toContain('Email of the coordinator: Invalid email format')
  expect(html).toContain('value="Esi &quot;the&quot; coordinator"')
  expect(html).toContain('value="http://bepoase.example/"')
  expect(await office.store.db.selectFrom('registry_facts').selectAll().execute()).toEqual([])
  const long = await change({ institution_name: 'x'.repeat(151) })
  expect(long.html).toContain('Name of the institution: Please use at most 150 characters')
})

test('46.12 the page of the facts says what a colleague has saved meanwhile, and keeps what was typed', async () => {
  const seen = await shownVersion()
  await change({ coordinator_name: 'Esi' })
  const late = await change({ coordinator_name: 'Kofi' }, seen)
  expect(late.status).toBe(409)
  expect(late.html).toContain('A colleague has saved other facts meanwhile')
  expect(late.html).toContain('it replaces theirs: Name or title of the coordinator: Esi.')
  expect(late.html).toContain('value="Kofi"')
  const again = /name="version" value="([^"]+)"/.exec(late.html)?.[1]
  expect((await change({ coordinator_name: 'Kofi' }, again)).status).toBe(303)
})
