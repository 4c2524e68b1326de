import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { catalogueOf } from '../../../src/domain/messages/catalogues.ts'
import { paths } from '../../../src/domain/paths.ts'
import { previewMoves } from '../../../src/services/review/preview-moves.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
let browser: Awaited<ReturnType<Office['signedInAs']>>['browser']
beforeAll(async () => {
  office = await openOffice()
  browser = (await office.signedInAs('administrator')).browser
}, 60_000)
beforeEach(async () => {
  await office.store.db.deleteFrom('mail_text').execute()
})
afterAll(() => office.close())

const letter = (language: string, id = 'registry_interview') =>
  `${paths.adminMailWords(id)}?language=${language}`
const subject = 'moves.registry_interview_subject'
const save = (language: string, text: string, key = subject) =>
  browser.post(letter(language), { [key]: text, _action: 'save' })
const open = async (address: string) => (await browser.open(address)).html

test('35.11 mail texts are shown and changed in each language, and stored by it', async () => {
  expect(await open(`${paths.adminMailTexts()}?language=fr`)).toContain(
    catalogueOf('fr').mail.hospitalReceiptHeading,
  )
  const saved = await save('fr', 'Parlons-nous')
  expect(saved).toMatchObject({ status: 303, location: `${letter('fr')}&done=saved` })
  const kept = await office.store.db.selectFrom('mail_text').select(['key', 'locale', 'text']).execute()
  expect(kept).toEqual([{ key: subject, locale: 'fr', text: 'Parlons-nous' }])
  expect(await open(letter('fr'))).toContain('Parlons-nous')
  expect(await open(letter('en'))).not.toContain('Parlons-nous')
  const { id } = await keepExpert(office.store)
  await office.store.db
    .updateTable('application')
    .set({ locale: 'fr', status: 'in_review' })
    .where('id', '=', id)
    .execute()
  const preview = await previewMoves(
    office.store,
    { id: crypto.randomUUID(), name: 'Nia' },
    { ids: [id], to: 'interview' },
  )
  expect(preview).toMatchObject({
    value: {
      moves: [
        { mail: { locale: 'fr', subject: 'Parlons-nous', in_english: { subject: expect.any(String) } } },
      ],
    },
  })
})

test('35.11 a language that the site does not speak shows English', async () => {
  for (const language of ['xx', 'constructor', '']) {
    const html = await open(letter(language))
    expect(html).toMatch(/aria-current="page">English</)
  }
})

test('35.12 a preview in Arabic runs from right to left, and leads to Arabic pages', async () => {
  const html = await open(letter('ar', 'expert_receipt'))
  expect(html).toMatch(/srcDoc="[^"]*&lt;html lang=&quot;ar&quot; dir=&quot;rtl&quot;&gt;/i)
  expect(html).toMatch(/srcDoc="[^"]*\/ar\/become-expert\/edit\?h=example/i)
  expect(html).toMatch(/<pre[^>]* lang="ar" dir="rtl"/)
  expect(html).toMatch(/<textarea(?=[^>]* dir="rtl")[^>]* lang="ar"/)
})

test('35.13 letters to the team exist in English only', async () => {
  expect((await browser.open(letter('fr', 'expert_notice'))).status).toBe(404)
  expect(await open(`${paths.adminMailTexts()}?language=fr`)).not.toContain('The coordinator')
  const html = await open(paths.adminMailWords('expert_notice'))
  expect(html).toContain('in English only')
  expect(html).not.toContain('language=fr')
})

test('35.14 where English words were changed later, the other languages say so until they are changed', async () => {
  const list = `${paths.adminMailTexts()}?language=es`
  await save('es', 'Hablemos')
  expect(await open(list)).not.toContain('English is newer')
  await save('en', 'Let us talk')
  // The invitation with a time has the same subject.
  expect((await open(list)).match(/English is newer/g)).toHaveLength(2)
  const html = await open(letter('es'))
  expect(html).toContain('Let us talk')
  expect(html).toMatch(/The English words were changed by .+ on /)
  expect(await open(letter('fr'))).toContain('English is newer')
  await save('es', 'Hablemos pronto')
  expect(await open(list)).not.toContain('English is newer')
  expect(await open(letter('en'))).not.toContain('English is newer')
})
