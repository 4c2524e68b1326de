import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { catalogueOf } from '../../../src/domain/messages/catalogues.ts'
import { en } from '../../../src/domain/messages/en.ts'
import { paths } from '../../../src/domain/paths.ts'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { type LetterId, letterExamples } from '../../../src/mail/letters/examples.ts'
import { readerOf } from '../../../src/mail/letters/reader-of-letter.ts'
import { readMail } from '../../harness/mail/read-mail.ts'
import { type SmtpListener, startSmtpListener } from '../../harness/mail/smtp-listener.ts'
import { type Office, openOffice } from '../office.ts'

let listener: SmtpListener
let office: Office
type Person = Awaited<ReturnType<Office['signedInAs']>>
let [administrator, coordinator]: Person[] = []
beforeAll(async () => {
  listener = await startSmtpListener()
  office = await openOffice({ SMTP_URL: listener.url })
  administrator = await office.signedInAs('administrator')
  coordinator = await office.signedInAs('coordinator')
}, 60_000)
beforeEach(() => office.store.db.deleteFrom('mail_text').execute())
afterAll(async () => {
  await office.close()
  await listener.close()
})

const soon = { timeout: 20_000 }
const letters = Object.values(letterExamples).flatMap((group) => Object.keys(group) as LetterId[])
const open = async (path: string, person = coordinator) => (await person?.browser.open(path))?.html ?? ''
const sendTest = (path: string, person = coordinator) => person?.browser.post(path, {})

test('43.1 coordinators read every mail: who gets it, when, its subject and who changed it last', async () => {
  const html = await open(paths.adminMailTexts())
  for (const id of letters) {
    expect(html).toContain(`href="${paths.adminMailText(id)}"`)
    expect(en.mailTexts[`when_${id}`], id).toMatch(/\.$/)
  }
  expect(html).toContain(en.mail.messageReceiptSubject)
  const fields = { 'mail.messageReceiptRead': 'Somebody reads it.', _action: 'save' }
  await administrator?.browser.post(paths.adminMailWords('message_receipt'), fields)
  const changed = `Last changed: ${administrator?.name}`
  expect((await open(paths.adminMailTexts())).replaceAll('<!-- -->', '')).toContain(changed)
})

test.each<[LetterId, string]>([
  ['expert_receipt', 'experts'],
  ['hospital_eligible', 'hospitals'],
  ['shortlist', 'hospitals'],
  ['confirmed_expert', 'experts'],
  ['report_overdue', 'anyone'],
  ['message_receipt', 'visitors'],
  ['expert_notice', 'team'],
  ['invitation', 'accounts'],
])('43.1 %s is listed among the mails to %s', (id, reader) => {
  expect(readerOf(id)).toBe(reader)
})

test('43.2 a mail is shown as its reader gets it, in each language; only administrators change its text', async () => {
  const page = paths.adminMailText('registry_interview')
  const html = await open(`${page}?language=fr`)
  expect(html).toContain(catalogueOf('fr').moves.registry_interview_subject)
  expect(html).toContain(en.mailTexts.when_registry_interview)
  expect(html).not.toContain(paths.adminMailWords('registry_interview'))
  expect(await open(page, administrator)).toContain(paths.adminMailWords('registry_interview'))
  const words = await coordinator?.browser.open(paths.adminMailWords('registry_interview'))
  expect(words?.status).toBe(403)
  const viewer = await office.signedInAs('viewer')
  expect((await viewer.browser.open(page)).status).toBe(403)
})

test('43.3 a test goes to the signed-in member of staff alone, in the chosen language, marked and audited', async () => {
  const sent = await sendTest(`${paths.adminMailText('registry_interview')}?language=fr`)
  expect(sent).toMatchObject({ status: 303, location: expect.stringContaining('done=tested') })
  const isOwn = ({ to }: { to: string }) => to === coordinator?.email
  await expect.poll(() => listener.arrived.some(isOwn), soon).toBe(true)
  const { headers, text } = readMail(listener.arrived.find(isOwn)?.source ?? '')
  const subject = catalogueOf('fr').moves.registry_interview_subject
  expect(headers.subject).toContain(`Test: ${subject}`)
  expect(text.replaceAll('\n', ' ')).toContain('because you sent yourself a test')
  expect(listener.arrived.map(({ to }) => to)).toEqual([coordinator?.email])
  const audited = office.store.db.selectFrom('audit').select(['staff_id', 'after'])
  expect(await audited.where('action', '=', 'mail_test_sent').execute()).toEqual([
    { staff_id: coordinator?.id, after: { mail: 'registry_interview', language: 'fr' } },
  ])
})

test('43.3 tests are limited by person', async () => {
  await office.store.db
    .insertInto('rate_limit')
    .values({
      key: `testMails ${administrator?.id}`,
      hits: limits.testMails.most,
      window_ends_at: tomorrow(),
    })
    .execute()
  const refused = await sendTest(paths.adminMailText('registry_interview'), administrator)
  expect(refused?.status).toBe(429)
  expect(refused?.html).toContain(en.mailTexts.tooManyTests)
  expect((await sendTest(paths.adminMailText('nothing')))?.location).toBe(paths.adminMailTexts())
})

const tomorrow = () => new Date(Date.now() + 86_400_000)
