import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepExpert, keepFile } from '../../harness/applications/kept-expert.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { editor, experts, openEditor, signIn, storedApplication } from './own-expert.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const application = (id: string) => storedApplication(api.database.store, id)

const mailsAbout = (id: string) =>
  api.database.store.db.selectFrom('mail').select('id').where('application_id', '=', id).execute()

describe('two people who edit the same record', () => {
  test('cannot both save: the second gets a version conflict', async () => {
    const { expert, edit } = await openEditor(api)
    const other = editor(await signIn(api.app, expert), expert)
    const { version } = await application(expert.id)
    const answers = await Promise.all([
      edit({ version, fieldsToUpdate: { job_title: 'One' } }),
      other({ version, fieldsToUpdate: { job_title: 'Other' } }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('version_conflict')
    expect((await application(expert.id)).version).toBe(version + 1)
  })

  test('27.2 are not confused with a retry, which gets the same response and is stored once', async () => {
    const { expert, edit } = await openEditor(api)
    const { version } = await application(expert.id)
    const change = { version, fieldsToUpdate: { job_title: 'Head', phone: '+233 1' } }
    for (const _ of ['once', 'and again after a lost answer']) {
      const answer = await edit(change)
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { id: expert.id, version: version + 1, pending_email: null },
      ])
    }
    expect(await mailsAbout(expert.id)).toHaveLength(1)
    for (const other of [{ phone: '+233 2' }, { email: 'nobody' }]) {
      const late = await edit({ version, fieldsToUpdate: { job_title: 'Head', ...other } })
      expect([late.statusCode, late.json().code]).toEqual([409, 'version_conflict'])
    }
    await edit({ fieldsToUpdate: { surname: 'Changed elsewhere' } })
    expect((await edit(change)).statusCode).toBe(409)
  })

  test('both succeed if neither names the version it was made from', async () => {
    const { expert, edit } = await openEditor(api)
    const other = editor(await signIn(api.app, expert), expert)
    await Promise.all([
      edit({ fieldsToUpdate: { job_title: 'Head' } }),
      other({ fieldsToUpdate: { phone: '+233 1' } }),
    ])
    expect((await application(expert.id)).answers).toMatchObject({ job_title: 'Head', phone: '+233 1' })
  })
})

describe('another e-mail address', () => {
  test('8.6 that another expert has is refused with 406, and nothing of the edit is stored', async () => {
    const { expert, edit } = await openEditor(api)
    const { email } = await keepExpert(api.database.store)
    const resume = await keepFile(api.database.store)
    const answer = await edit({ fieldsToUpdate: { email: email.toUpperCase(), job_title: 'Head', resume } })
    expect(answer.statusCode).toBe(406)
    expect(answer.json().code).toBe('email_taken')
    expect((await application(expert.id)).answers).toEqual(expert.answers)
    expect(await mailsAbout(expert.id)).toHaveLength(0)
    const files = await api.database.store.db
      .selectFrom('upload')
      .select('id')
      .where('application_id', '=', expert.id)
      .execute()
    expect(files.map(({ id }) => id).sort()).toEqual([expert.resume, expert.endorsement].sort())
  })
})

test('known addresses cannot be enumerated: an applicant may try five new ones an hour', async () => {
  const { expert, edit } = await openEditor(api)
  const { email } = await keepExpert(api.database.store)
  const taken = (spelt: string) => edit({ fieldsToUpdate: { email: spelt } })
  const spellings = [email, email.toUpperCase(), ` ${email}\n`, `\u200b${email}`, `${email}\x01`]
  for (const spelt of spellings) expect((await taken(spelt)).statusCode).toBe(406)
  for (const answer of [
    await taken(` ${email}`),
    await edit({ fieldsToUpdate: { email: `free.${email}` } }),
  ]) {
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500)
  }
  const own = { email: expert.email.toUpperCase(), job_title: 'Head' }
  expect((await edit({ fieldsToUpdate: own })).statusCode).toBe(200)
})

describe('a new file', () => {
  test('replaces the old one, which is deleted with its bytes', async () => {
    const { db } = api.database.store
    const { expert, edit } = await openEditor(api)
    const resume = await keepFile(api.database.store)
    expect((await edit({ fieldsToUpdate: { resume } })).statusCode).toBe(200)
    const files = await db
      .selectFrom('upload')
      .select(['id', 'field'])
      .where('application_id', '=', expert.id)
      .orderBy('field')
      .execute()
    expect(files).toEqual([
      { id: expert.endorsement, field: 'endorsement' },
      { id: resume, field: 'resume' },
    ])
    for (const table of ['upload', 'upload_piece'] as const) {
      const column = table === 'upload' ? 'id' : 'upload_id'
      expect(await db.selectFrom(table).selectAll().where(column, '=', expert.resume).execute()).toEqual([])
    }
  })

  test('that is missing, unfinished or claimed already is refused, and the old one stays', async () => {
    const { db } = api.database.store
    const { expert, edit } = await openEditor(api)
    const other = await keepExpert(api.database.store)
    const unfinished = await db
      .insertInto('upload')
      .values({ name: 'cv.pdf', size: 10 })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [resume, code] of [
      ['0b6f2a52-7c9e-4d0b-8f0f-3c1a5b7e9d21', 'upload_gone'],
      [other.resume, 'upload_gone'],
      [expert.endorsement, 'upload_gone'],
      [unfinished.id, 'upload_unfinished'],
    ]) {
      const answer = await edit({ fieldsToUpdate: { resume, job_title: 'Head' } })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual({ resume: code })
    }
    expect((await application(expert.id)).answers).toEqual(expert.answers)
    const browser = await signIn(api.app, expert)
    expect((await browser.call('GET', `${experts}/getFile/${expert.resume}`)).statusCode).toBe(200)
  })
})
