import { afterAll, beforeAll, expect, test } from 'vitest'
import { editPath } from '../../../src/domain/applicants/applicant-paths.ts'
import { addTermsVersion } from '../../../src/store/privacy/terms-versions.ts'
import { keepExpert, type OwnExpert, wrongPin } from '../../harness/applications/kept-expert.ts'
import { type Office, openOffice } from '../office.ts'
import { storedApplication } from './own-expert.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
}, 60_000)
afterAll(() => office.close())

const own = ({ hash }: Pick<OwnExpert, 'hash'>, at = '') => editPath('expert', 'en', hash) + at
const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
const stored = (expert: OwnExpert) => storedApplication(office.store, expert.id)

/** The answers of the first step, as its page posts them. */
const personal = ({ answers, email }: OwnExpert) => ({
  name: answers.name,
  surname: answers.surname,
  phone: answers.phone,
  email,
  institution: answers.institution,
  job_title: answers.job_title,
  country: answers.country,
})

async function openNatively(changes: object = {}) {
  const expert = await keepExpert(office.store, changes)
  const browser = office.newBrowser()
  const credentials = { _email: expert.email, pin: expert.pin }
  const opened = await browser.post(own(expert), credentials)
  const place = opened.location ?? ''
  const { html } = await browser.open(place)
  const keys = ['_key', '_marks', '_version', '_step'].map((name) => [name, hidden(html, name)] as const)
  const save = (fields: object, at = place) =>
    browser.post(at, { _action: 'save', ...Object.fromEntries(keys), ...personal(expert), ...fields })
  return { expert, browser, opened, place, html, save, credentials }
}

test('4.26 without JavaScript link, address and PIN open the form, filled in, step by step or on one page', async () => {
  const { expert, browser, opened, html } = await openNatively()
  expect([opened.status, opened.location]).toEqual([303, `${own(expert)}&plain&step=personal`])
  expect(html).toContain('<title>Edit your application: Personal information')
  expect(html).toMatch(/name="surname"[^>]*value="Owusu"|value="Owusu"[^>]*name="surname"/)
  expect(html).not.toContain('name="motivation"')
  expect(html).toMatch(/<button[^>]*form="edit"[^>]*value="submission"/)
  const files = await browser.open(`${own(expert)}&plain&step=motivation`)
  expect(files.html).toMatch(/Ama_[0-9a-f]{8}_Owusu\.pdf/)
  expect(hidden(files.html, 'resume')).toBe(expert.resume)
  const whole = await browser.open(`${own(expert)}&plain&all`)
  expect(whole.html).toContain('name="surname"')
  expect(whole.html).toContain('name="motivation"')
})

test('4.26 a wrong PIN gets an error at its field, and opens nothing', async () => {
  const expert = await keepExpert(office.store)
  const browser = office.newBrowser()
  const refused = await browser.post(own(expert), { _email: expert.email, pin: wrongPin(expert) })
  expect(refused.status).toBe(401)
  expect(refused.html).toContain('<title>Error: Edit your application')
  expect(refused.html).toMatch(/id="native-pin-error".{0,400}Invalid email or PIN/s)
  expect(refused.html).toMatch(/name="pin"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="pin"/)
  const locked = await browser.open(`${own(expert)}&plain&step=personal`)
  expect(locked.html).not.toContain('Owusu')
})

test('4.26 saving one step changes what was changed on it, and nothing else', async () => {
  const { expert, save, browser } = await openNatively()
  const saved = await save({ job_title: 'Head of pharmacy' })
  expect(saved.status).toBe(200)
  expect(saved.html).toContain('<title>Your form was successfully updated.')
  expect((await stored(expert)).answers).toEqual({ ...expert.answers, job_title: 'Head of pharmacy' })
  expect((await browser.open(`${own(expert)}&plain&step=personal`)).html).toContain('Head of pharmacy')
})

test('4.54 going to another step saves the answers and says so; a refused save keeps the input', async () => {
  const { expert, save, browser } = await openNatively()
  const unchanged = await save({ _turn: 'professional' })
  expect(unchanged.location).toBe(`${own(expert)}&plain&step=professional`)
  const wrong = await save({ job_title: 'Head of pharmacy', surname: '', _turn: 'professional' })
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain('id="surname-error"')
  expect(wrong.html).toContain('Head of pharmacy')
  const turned = await save({ job_title: 'Head of pharmacy', _turn: 'professional' })
  expect([turned.status, turned.location]).toEqual([303, `${own(expert)}&plain&step=professional&saved`])
  expect((await stored(expert)).answers).toMatchObject({ job_title: 'Head of pharmacy' })
  const { html } = await browser.open(turned.location ?? '')
  expect(html).toContain('<title>Edit your application: Professional information')
  expect(html).toMatch(/role="status".{0,400}Your form was successfully updated\./s)
})

test('4.26 errors are shown at their fields, and the input stays', async () => {
  const { expert, save } = await openNatively()
  const { status, html } = await save({ surname: '', job_title: 'Dean' })
  expect(status).toBe(422)
  expect(html).toContain('<title>Error: ')
  expect(html).toContain('id="surname-error"')
  expect(html).toContain('value="Dean"')
  expect(await stored(expert)).toMatchObject({ answers: expert.answers, version: 1 })
  expect((await save({})).html).toContain('There is nothing to save yet')
})

test('4.26 a save that conflicts with another window’s answers 409 and shows both changes merged', async () => {
  const { expert, save, browser } = await openNatively()
  const answers = { ...expert.answers, phone: '+233 111' }
  await office.store.db
    .updateTable('application')
    .set({ answers, version: 2 })
    .where('id', '=', expert.id)
    .execute()
  const { status, html } = await save({ job_title: 'Dean' })
  expect(status).toBe(409)
  expect(html).toContain('This is the newer version with your changes')
  expect(html).toContain('value="Dean"')
  expect(html).toContain('value="+233 111"')
  const again = await browser.post(`${own(expert)}&plain&step=personal`, {
    _action: 'save',
    ...personal(expert),
    phone: '+233 111',
    job_title: 'Dean',
    ...Object.fromEntries(['_key', '_marks', '_version', '_step'].map((name) => [name, hidden(html, name)])),
  })
  expect(again.status).toBe(200)
  expect((await stored(expert)).answers).toMatchObject({ phone: '+233 111', job_title: 'Dean' })
})

test('4.26 after the session has expired, the page keeps the input and asks for the PIN, with which it saves at once', async () => {
  const { expert, save, credentials } = await openNatively()
  await office.store.db.deleteFrom('edit_session').execute()
  const over = await save({ job_title: 'Dean' })
  expect(over.status).toBe(401)
  expect(over.html).toContain('Nothing you typed is lost.')
  expect(over.html).toContain('value="Dean"')
  expect((await save({ job_title: 'Dean', ...credentials })).status).toBe(200)
  expect((await stored(expert)).answers).toMatchObject({ job_title: 'Dean' })
})

test('4.25 without JavaScript, too, consent ‘No’ leads to Withdraw and Erase, which ask first', async () => {
  const { expert, browser, save } = await openNatively()
  const { html } = await browser.open(`${own(expert)}&plain&step=submission`)
  const { status, html: told } = await save({
    consent: 'no',
    _step: 'submission',
    _marks: hidden(html, '_marks'),
  })
  expect(status).toBe(200)
  expect(told).toContain('Without your consent we cannot keep your application')
  expect(told).toContain('href="#rights"')
  const at = `${own(expert)}&plain`
  expect((await browser.post(at, { _action: 'ask withdraw' })).html).toContain('Yes, withdraw it')
  expect((await stored(expert)).status).toBe('submitted')
  expect((await browser.post(at, { _action: 'withdraw' })).html).toContain('Your application is withdrawn')
  expect((await stored(expert)).status).toBe('withdrawn')
  expect((await browser.post(at, { _action: 'erase' })).html).toContain('Your data are erased')
  expect((await browser.open(`${at}&all`)).html).not.toContain('Owusu')
})

test('4.26 an application opens only for its own link, and not after signing out', async () => {
  const { expert, browser } = await openNatively()
  const other = await keepExpert(office.store, { surname: 'Boateng' })
  expect((await browser.open(`${own(other)}&plain&all`)).html).not.toContain('Boateng')
  await browser.post(`${own(expert)}&plain`, { _action: 'signOut' })
  expect((await browser.open(`${own(expert)}&plain&all`)).html).not.toContain('Owusu')
})

test('4.57 signing out with unsaved answers asks first, and keeps them on the page', async () => {
  const { expert, browser, save } = await openNatively()
  const asked = await save({ _turn: 'signOut', job_title: 'Head of pharmacy' })
  expect(asked.html).toContain('Leave without saving?')
  expect(asked.html).toContain('value="Head of pharmacy"')
  expect(asked.html).toMatch(/<button[^>]*form="sign-out"[^>]*>.*?Sign out without saving/s)
  expect((await stored(expert)).answers).toEqual(expert.answers)
  const left = await save({ _turn: 'signOut' })
  expect(left.html).toContain('<title>You are signed out')
  expect((await browser.open(`${own(expert)}&plain&all`)).html).not.toContain('Owusu')
})

test('4.26 a new PIN is mailed on request, with the same response for unknown links', async () => {
  const expert = await keepExpert(office.store)
  const browser = office.newBrowser()
  const ask = async (hash: string) => (await browser.post(own({ hash }), { _action: 'newPin' })).html
  const said = 'If this link belongs to an application, a new PIN is on its way'
  expect(await ask(expert.hash)).toContain(said)
  expect(await ask('q7VhN2c0T1mXo3kZr8Yw5g')).toContain(said)
  expect((await browser.post(own(expert), { _email: expert.email, pin: expert.pin })).status).toBe(401)
})

test('4.32 without JavaScript, too, ‘Download my data’ saves a file; without a session the PIN is asked for', async () => {
  const { expert, browser, place, html } = await openNatively()
  expect(html).toMatch(/name="_action" value="export".{0,400}Download my data/s)
  const asked = await browser.post(place, { _action: 'export' })
  expect([asked.status, asked.location]).toEqual([303, `/api/experts-applications/${expert.id}/export`])
  const file = await browser.open(asked.location ?? '')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="aster-E-\d{5}\.json"$/)
  expect(JSON.parse(file.html)).toMatchObject({
    application: { id: expert.id, answers: { surname: 'Owusu' } },
  })

  const stranger = office.newBrowser()
  const locked = await stranger.post(own(expert, '&plain'), { _action: 'export' })
  expect([locked.status, locked.location]).toEqual([401, null])
  expect(locked.html).toContain('name="pin"')
  expect((await stranger.open(asked.location ?? '')).status).toBe(401)
})

test('49.1 without JavaScript, too, newer terms ask for the consent again, on one page', async () => {
  const terms = { title: 'Terms', description: '', lede: '', blocks: [] }
  await addTermsVersion(office.store, 'expert', terms)
  const { expert, browser, place } = await openNatively()
  const { html } = await browser.open(place)
  expect(html).toContain('Our terms have changed')
  expect(html).not.toContain('Without your consent')
  const keys = ['_key', '_marks', '_version'].map((name) => [name, hidden(html, name)] as const)
  const { work_experience_range, motivation, general_availability, resume, endorsement } = expert.answers
  const save = (fields: object) =>
    browser.post(place, {
      _action: 'save',
      ...Object.fromEntries(keys),
      ...personal(expert),
      ...{ specialty_ids: '5', work_experience_range, motivation, general_availability, resume, endorsement },
      ...{ 'language_proficiency.1': 'Native', 'regional_experience.1': '5-10' },
      regional_experience_countries: 'Ghana',
      ...fields,
    })
  const refused = await save({ job_title: 'Head of pharmacy' })
  expect(refused.html).toContain('You must accept the terms to proceed.')
  expect(refused.html).toContain('Head of pharmacy')
  const saved = await save({ job_title: 'Head of pharmacy', consent: 'yes' })
  expect(saved.html).toContain('Your form was successfully updated.')
  expect((await browser.open(place)).html).not.toContain('Our terms have changed')
  await office.store.db.deleteFrom('terms_version').execute()
})
