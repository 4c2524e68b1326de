import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Locale, locales, localPath } from '../../../src/domain/messages/locales.ts'
import { paths } from '../../../src/domain/paths.ts'
import { agreementVersion } from '../../../src/domain/programme/agreement.ts'
import { sayCertificateCode } from '../../../src/domain/programme/certificate-code.ts'
import { acceptAgreement } from '../../../src/services/programme/accept-agreement.ts'
import { keepCollaboration } from '../../harness/programme/kept-collaboration.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
}, 60_000)
afterAll(() => office.close())

const open = (locale: Locale, path: string) => office.newBrowser().open(localPath(locale, path))

test.each(Object.keys(locales) as Locale[])(
  '37.3 the page to apply links the terms in its language (%s)',
  async (locale) => {
    const { html } = await open(locale, paths.applyExpert())
    const links = [...html.matchAll(/href="(\/documents\/[^"]*)"/g)].map(([, href = '']) => href)
    expect(links).toEqual([`/documents/terms-of-reference-experts${locale === 'en' ? '' : `.${locale}`}.pdf`])
    for (const href of links) expect((await office.newBrowser().open(href)).status).toBe(200)
  },
)

test('37.5 a code is typed and said from left to right in Arabic', async () => {
  const match = await keepCollaboration(office.store, 'completed')
  const { certificate_code } = await office.store.db
    .selectFrom('match')
    .select('certificate_code')
    .where('id', '=', match.id)
    .executeTakeFirstOrThrow()
  const code = sayCertificateCode(certificate_code ?? '')
  const unbroken = code.replaceAll('-', '\u2011')
  expect((await open('ar', paths.certificate(code))).html).toContain(`\u2066${unbroken}\u2069`)
  const [input] = /<input[^>]*name="code"[^>]*>/.exec((await open('ar', paths.certificates())).html) ?? []
  expect(input).toContain('dir="ltr"')
})

test('37.12 the team reads in which language an agreement was signed', async () => {
  const { id, hospitalId } = await keepCollaboration(office.store, 'confirmed')
  const session = { applicationId: hospitalId, kind: 'hospital' } as const
  const signature = { name: 'Esi Mensah', text_version: agreementVersion, locale: 'fr' } as const
  expect(await acceptAgreement(office.store, session, id, signature)).toMatchObject({ ok: true })
  const { browser } = await office.signedInAs('coordinator')
  const { html } = await browser.open(paths.adminMatch(id))
  expect(html).toContain('Text of 15 November 2026, in French.')
})
