import { afterAll, beforeAll, expect, test } from 'vitest'
import { editPath } from '../../../src/domain/applicants/applicant-paths.ts'
import { hospitalForm } from '../../../src/domain/forms/hospital.ts'
import { hospitalExample } from '../../../src/domain/forms/hospital-example.ts'
import { keepMatch } from '../../harness/matching/kept-match.ts'
import { keepActiveExpert, keepHospital } from '../../harness/programme/kept-collaboration.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
}, 60_000)
afterAll(() => office.close())

test('4.56 a hospital, whose form has no files, saves without JavaScript, too', async () => {
  const hospital = await keepHospital(office.store)
  const browser = office.newBrowser()
  const credentials = { _email: hospital.email, pin: hospital.pin }
  const { location = '' } = await browser.post(editPath('hospital', 'en', hospital.hash), credentials)
  const { html } = await browser.open(location ?? '')
  // Pages without file fields take no multipart body.
  const [form = ''] = /<form[^>]*id="edit"[^>]*>/.exec(html) ?? []
  expect(form).toContain('method="post"')
  expect(form.toLowerCase()).not.toContain('enctype')
  const hidden = [...html.matchAll(/type="hidden" name="(_\w+)" value="([^"]*)"/g)].map(
    ([, name, value]) => [name, value] as const,
  )
  const asked: readonly string[] = hospitalForm.steps[0]?.asks ?? []
  const general = Object.fromEntries(Object.entries(hospitalExample).filter(([name]) => asked.includes(name)))
  const saved = await browser.post(location ?? '', {
    ...general,
    email: hospital.email,
    ...Object.fromEntries(hidden),
    _action: 'save',
    city: 'Tamale',
  })
  expect(saved.html).toContain('<title>Your application was successfully edited.')
})

test('4.58 without JavaScript applicants read their collaborations, and how to complete each open task', async () => {
  const hospital = await keepHospital(office.store)
  const expert = await keepActiveExpert(office.store)
  await keepMatch(office.store, hospital.id, 'confirmed', expert)
  const browser = office.newBrowser()
  const credentials = { _email: hospital.email, pin: hospital.pin }
  const { location } = await browser.post(editPath('hospital', 'en', hospital.hash), credentials)
  const { html } = await browser.open(location ?? '')
  for (const words of ['Your collaborations', 'Your choice is confirmed', 'which needs JavaScript'])
    expect(html).toContain(words)
})
