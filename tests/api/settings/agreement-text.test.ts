import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { type Office, openOffice } from '../office.ts'
import type { StaffBrowser } from '../staff-browser.ts'

let office: Office
let browser: StaffBrowser
beforeAll(async () => {
  office = await openOffice()
  browser = (await office.signedInAs('administrator')).browser
}, 60_000)
beforeEach(() => office.store.db.deleteFrom('agreement_text').execute())
afterAll(() => office.close())

const published = () => office.store.db.selectFrom('agreement_text').select(['locale', 'text']).execute()

const post = async (fields: Record<string, string>, language = '') => {
  const path = `${paths.adminAgreement()}${language && `?language=${language}`}`
  const { html } = await browser.open(path)
  const seen = /name="seen" value="(\d+)"/.exec(html)?.[1] ?? ''
  return browser.post(path, { seen, ...fields })
}

const attack = '<script>alert(1)</script> & "us"\n\n<img src=x onerror=alert(1)>'

test('41.67 a preview shows the text as people read it, publishes nothing and runs no script', async () => {
  const { html } = await post({ text: attack, _action: 'preview' })
  expect(html).toContain('Not published yet')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;us&quot;</p>')
  expect(html).not.toMatch(/<script>alert|<img src=x/)
  expect(await published()).toEqual([])
})

test('41.67 a text is published, listed with its versions, and reset to the delivered one', async () => {
  const sent = await post({ text: attack })
  expect([sent.status, sent.location]).toEqual([303, `${paths.adminAgreement()}?done=published`])
  const { html } = await browser.open(sent.location ?? '')
  expect(html).toContain('The text is published')
  expect(html).not.toMatch(/<script>alert|<img src=x/)
  const french = (await browser.open(`${paths.adminAgreement()}?language=fr`)).html
  expect(french).toContain('No text of its own: people read your English text')
  const back = await post({ text: attack, _action: 'restore' })
  expect(back.location).toBe(`${paths.adminAgreement()}?done=restored`)
  expect((await browser.open(back.location ?? '')).html).toContain('As delivered')
})

test('41.67 a refused text is shown again, with the error at its field', async () => {
  const empty = await post({ text: ' ' }, 'fr')
  expect(empty.html).toContain('id="text-error"')
  await office.store.db
    .insertInto('agreement_text')
    .values({ locale: 'en', version: '2026-11-01.1', text: 'Theirs.' })
    .execute()
  const late = await post({ text: 'Mine.', seen: '0' })
  expect(late.html).toContain('A colleague has published another text')
  expect(late.html).toContain('Mine.</textarea>')
  expect(late.html).toContain('Theirs.</p>')
})

test('41.67 only administrators may change the text', async () => {
  for (const role of ['coordinator', 'viewer'] as const) {
    const { browser } = await office.signedInAs(role)
    expect((await browser.open(paths.adminAgreement())).status).toBe(403)
    expect((await browser.post(paths.adminAgreement(), { seen: '0', text: 'x' })).status).toBe(403)
  }
  expect(await published()).toEqual([])
})
