import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderTransport } from '../../../src/mail/transport/folder-transport.ts'
import type { PostOffice } from '../../../src/services/mail/deliver-mail.ts'
import { keepExpert, keepFile } from '../../harness/applications/kept-expert.ts'
import { countOf, openPostOffice } from '../../harness/mail/post-office.ts'
import { readMail } from '../../harness/mail/read-mail.ts'
import { freshDatabase } from '../../harness/postgres/test-database.ts'
import { type ApiApp, mountApi, postMessage } from '../api-app.ts'
import { experts, openBrowser } from '../applicants/own-expert.ts'
import { createCaller } from '../applications/expert-application.ts'
import { everyFile, everyValue } from './everything-kept.ts'

let api: ApiApp
let post: PostOffice
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aster-erasure-'))
  const database = await freshDatabase()
  post = openPostOffice(database.store, folderTransport(folder))
  api = { database, ...(await mountApi(database.store, {}, undefined, post)) }
})
afterAll(async () => {
  await api.stop()
  await post.close()
  await api.database.drop()
  await rm(folder, { recursive: true })
})

const marks = {
  name: 'Marked-Name',
  surname: 'Marked-Surname',
  phone: '+999 555 1',
  email: 'marked.person@hospital.example',
  institution: 'Marked-Institution',
  job_title: 'Marked-Title',
  motivation: 'Marked-Motivation',
}

const delivered = () =>
  expect
    .poll(async () => {
      const { store } = api.database
      return (await countOf(store, 'queued')) + (await countOf(store, 'sending'))
    })
    .toBe(0)

/** Link and PIN from the newest mail that contains them. */
async function readSecrets(): Promise<{ hash: string; pin: string }> {
  await delivered()
  const names = (await readdir(folder)).sort().reverse()
  for (const name of names) {
    const { headers, text } = readMail(await readFile(join(folder, name), 'utf8'))
    const [, hash] = /edit\?h=([\w-]{22})/.exec(text) ?? []
    const [, pin] = /\b(\d{6})\b/.exec(text) ?? []
    if (headers.to === marks.email && hash && pin) return { hash, pin }
  }
  throw new Error('No mail brings a PIN')
}

/** A person with data in every table that can hold some. */
async function leaveTraces() {
  const { complete, apply } = createCaller(api)
  const answers = { ...(await complete()), ...marks }
  const applied = await apply(answers, { 'idempotency-key': crypto.randomUUID() })
  if (applied.statusCode !== 201) throw new Error(applied.body)
  const { id, reference } = applied.json<{ id: string; reference: string }>()

  const { email } = marks
  const browser = openBrowser(api.app)
  await browser.authenticate({ ...(await readSecrets()), email })
  const file = await keepFile(api.database.store, '%PDF-1.7 Marked-File')
  const fieldsToUpdate = { resume: file, name: 'Marked-2' }
  expect((await browser.call('PUT', `${experts}/${id}`, { fieldsToUpdate })).statusCode).toBe(200)
  const resume = await keepFile(api.database.store, '%PDF-1.7 Marked-Draft-File')
  const draft = { form: 'expert', answers: { ...marks, resume }, step: 'personal', locale: 'en', email }
  expect((await browser.call('POST', '/api/drafts', draft)).statusCode).toBe(201)
  const message = { name: 'Marked-Name', email: email.toUpperCase(), message: 'Marked-Message' }
  expect((await postMessage(api.app, { payload: message })).statusCode).toBe(201)

  const { hash } = await readSecrets()
  await browser.call('POST', `${experts}/send-new-pin`, { hash })
  const { pin } = await readSecrets()
  await browser.authenticate({ hash, email, pin: 'wrong' })
  expect((await browser.authenticate({ hash, email, pin })).statusCode).toBe(200)
  await browser.authenticate({ hash, email, pin: 'wrong again' })
  await delivered()
  return { id, reference, hash, pin, browser, files: [file, resume, answers.endorsement] }
}

test('an erasure removes all data from rows, files, mails and logs, except an anonymous entry', async () => {
  const { store } = api.database
  const bystander = await keepExpert(store)
  const { id, reference, hash, pin, browser, files } = await leaveTraces()
  const values = await everyValue(store)
  const found = [...Object.values(marks), 'Marked-File', 'Marked-Draft-File', 'Marked-Message', ...files, id]
  for (const mark of found) expect(values).toContain(mark)
  expect((await everyFile(folder)).match(/^to: marked\.person@hospital\.example/gim)).toHaveLength(4)

  const answer = await browser.call('DELETE', `${experts}/${id}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['set-cookie']).toMatch(/^__Host-EDIT-SESSION=; /)
  const left = await everyValue(store)
  for (const trace of ['marked', '555 1', hash, reference, ...files]) {
    expect(left.toLowerCase()).not.toContain(trace.toLowerCase())
  }
  expect(await everyFile(folder)).toBe('')
  expect(api.logged()).not.toMatch(/marked/i)

  const withId = left.split('\n').filter((line) => line.includes(id))
  expect(withId).toHaveLength(1 + 2 * 2) // the erasure, and two audit entries with the id in two columns
  const erasures = await store.db.selectFrom('erasure').select(['row_table', 'row_id']).execute()
  expect(erasures).toContainEqual({ row_table: 'application', row_id: id })
  expect(erasures.map(({ row_table }) => row_table).sort()).toEqual([
    'application',
    'contact_message',
    'draft',
  ])
  const audit = await store.db.selectFrom('audit').selectAll().where('subject_id', '=', id).execute()
  expect(audit.map(({ action, fields }) => ({ action, fields }))).toEqual([
    { action: 'application_edited', fields: ['name', 'resume'] },
    { action: 'application_erased', fields: [] },
  ])
  expect((await browser.call('GET', `${experts}/${id}/export`)).statusCode).toBe(401)
  expect((await browser.authenticate({ hash, email: marks.email, pin })).statusCode).toBe(401)
  expect((await openBrowser(api.app).authenticate(bystander)).statusCode).toBe(200)
})
