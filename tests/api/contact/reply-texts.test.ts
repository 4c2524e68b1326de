import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { withReplyText } from '../../../src/services/contact/manage-reply-texts.ts'
import { saveMessage } from '../../../src/store/contact/message.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
let coordinator: Awaited<ReturnType<Office['signedInAs']>>
beforeAll(async () => {
  office = await openOffice()
  coordinator = await office.signedInAs('coordinator')
}, 60_000)
afterAll(() => office.close())

const page = paths.adminReplyTexts()
const text = { id: '', locale: 'en', name: 'How long it takes', text: 'Dear {name},\r\nabout two weeks.' }
const save = (fields: Record<string, string>) => coordinator.browser.post(page, { ...text, ...fields })
const kept = () =>
  office.store.db.selectFrom('reply_text').select(['id', 'locale', 'name', 'text']).orderBy('name').execute()

test('43.7 coordinators store reply texts, in any language, with an audit entry', async () => {
  expect(await save({})).toMatchObject({ status: 303, location: `${page}?done=saved` })
  expect((await save({ locale: 'fr', text: 'Environ deux semaines.' })).status).toBe(303)
  const [first] = (await kept()).filter(({ locale }) => locale === 'en')
  expect(first).toMatchObject({ name: text.name, text: 'Dear {name},\nabout two weeks.' })
  const renamed = await save({ id: first?.id ?? '', name: 'Duration' })
  expect((await coordinator.browser.open(renamed.location ?? '')).html).toContain('Duration')
  expect(await kept()).toHaveLength(2)
  const audited = office.store.db.selectFrom('audit').select(['staff_id', 'after'])
  expect(await audited.where('action', '=', 'reply_text_saved').orderBy('id').execute()).toEqual(
    [
      { name: text.name, language: 'en' },
      { name: text.name, language: 'fr' },
      { name: 'Duration', language: 'en' },
    ].map((after) => ({ staff_id: coordinator.id, after })),
  )
})

test.each([
  ['name', ' ', 'required'],
  ['text', 'x'.repeat(5001), 'too_long'],
  ['locale', 'xx', 'invalid_choice'],
  ['name', 'Duration', 'repeated'],
])('43.7 a wrong %s is refused at its field, and the input stays', async (field, wrong) => {
  const before = await kept()
  const { status, html } = await save({ text: 'Typed with care', [field]: wrong })
  expect(status).toBe(422)
  expect(html).toContain(`id="${field}-new-error"`)
  if (field !== 'text') expect(html).toContain('Typed with care')
  expect(await kept()).toEqual(before)
})

test('43.7 a text that a colleague has removed is offered as a new one; viewers can only read', async () => {
  const id = (await kept()).find(({ locale }) => locale === 'fr')?.id ?? ''
  expect((await coordinator.browser.post(page, { _action: `remove ${id}` })).status).toBe(303)
  const { status, html } = await save({ id, name: 'Lost and found' })
  expect([status, html.includes('A colleague has removed this text')]).toEqual([404, true])
  expect(html).toContain('value="Lost and found"')
  const viewer = await office.signedInAs('viewer')
  expect((await viewer.browser.open(page)).html).not.toContain('<textarea')
  expect((await viewer.browser.post(page, text)).status).toBe(403)
})

test('43.8 a text is inserted into a reply with the name of the reader, below what is typed; nothing is sent', async () => {
  const answers = {
    name: 'Efua',
    surname: 'Boateng <b>',
    email: 'efua@hospital.example',
    message: 'How long?',
  }
  const { id } = await saveMessage(office.store, { locale: 'en', answers })
  const path = paths.adminMessage(id)
  expect((await coordinator.browser.open(path)).html).toContain('Duration (English)')
  const reply_text = (await kept())[0]?.id ?? ''
  const typed = { version: '1', subject: 'My subject', text: 'My own words.', reply_text, _action: 'insert' }
  const { status, html } = await coordinator.browser.post(path, typed)
  expect(status).toBe(200)
  expect(html).toContain('My own words.\n\nDear Efua Boateng &lt;b&gt;,\nabout two weeks.')
  expect(html).toContain('value="My subject"')
  expect(html).toContain('Nothing is sent yet')
  expect(await office.store.db.selectFrom('message_reply').select('id').execute()).toEqual([])
  const none = await coordinator.browser.post(path, { ...typed, reply_text: 'none' })
  expect(none.html).toContain('My own words.')
})

test('43.8 a name with dollar signs is inserted as it is', () => {
  expect(withReplyText(' \n', { text: '{name}: {name}' }, '$& $1')).toBe('$& $1: $& $1')
})
