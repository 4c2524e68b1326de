import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewPaths } from '../../src/domain/review/paths.ts'
import { keepExpert } from '../harness/kept-expert.ts'
import { type ApiApp, startApi } from './api-app.ts'
import { openEditor } from './own-expert.ts'
import { openAs, type StaffBrowser } from './staff-browser.ts'

let api: ApiApp
let coordinator: StaffBrowser
beforeAll(async () => {
  api = await startApi()
  coordinator = await openAs(api.app, api.database.store, 'coordinator')
})
afterAll(() => api.stop())

const move = (order: object) => coordinator.call('POST', reviewPaths.moves, order)
const read = async (id: string) =>
  (await coordinator.call('GET', reviewPaths.application.replace(':id', id))).json()

describe('11.3 who is asked for information', () => {
  const asked = { fields: ['job_title'], note: 'What do you do at present?' }

  async function ask() {
    const editor = await openEditor(api)
    const { id } = editor.expert
    const { version } = (await move({ applications: [{ id, version: 1 }], to: 'in_review' })).json().moved[0]
    const order = { applications: [{ id, version }], to: 'info_requested', asked }
    const moved = await move(order)
    if (moved.statusCode !== 200) throw new Error(moved.body)
    return { ...editor, id, token: moved.json().undo.token }
  }

  test('reads for what and why, in the mail and with the application', async () => {
    const { id, browser, expert } = await ask()
    const mail = await api.database.store.db
      .selectFrom('mail')
      .select('letter')
      .where('application_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(mail.letter)).toContain(asked.note)
    expect(JSON.stringify(mail.letter)).toMatch(/– Job title/i)
    const own = (
      await browser.call('GET', `/api/experts-applications/get-by-email-hash/${expert.hash}`)
    ).json()
    expect(own).toMatchObject({ status: 'info_requested', asked })
    expect((await read(id)).asked).toMatchObject(asked)
  })

  test('changes these answers and no others; then the application is in review again', async () => {
    const { id, edit } = await ask()
    const other = await edit({ fieldsToUpdate: { job_title: 'Dean', surname: 'Mensah' } })
    expect([other.statusCode, other.json().errors]).toEqual([422, { surname: 'not_asked' }])
    expect((await edit({ fieldsToUpdate: { job_title: 'Dean' } })).statusCode).toBe(200)
    const mails = await api.database.store.db
      .selectFrom('mail')
      .select('letter')
      .where('application_id', '=', id)
      .execute()
    expect(mails.map(({ letter }) => letter.heading)).toEqual(['Your application was changed'])
    const application = await read(id)
    expect(application).toMatchObject({
      status: 'in_review',
      asked: null,
      information_received_at: expect.any(String),
    })
    expect(application.history.at(-1)).toMatchObject({ actor: 'applicant', to: 'in_review' })
    expect((await edit({ fieldsToUpdate: { surname: 'Mensah' } })).statusCode).toBe(200)
    const { information_received } = (await coordinator.call('GET', reviewPaths.today)).json()
    expect(information_received.items).toContainEqual(expect.objectContaining({ id }))
  })

  test('is asked for nothing any more once that is taken back', async () => {
    const { id, token, edit } = await ask()
    expect((await coordinator.call('POST', reviewPaths.undoMoves, { token })).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'in_review', asked: null })
    expect((await edit({ fieldsToUpdate: { surname: 'Mensah' } })).statusCode).toBe(200)
  })

  test('is asked for answers of the form, and by no other move', async () => {
    const { id } = await keepExpert(api.database.store)
    await move({ applications: [{ id, version: 1 }], to: 'in_review' })
    const applications = [{ id, version: 2 }]
    const errors = async (order: object) => (await move({ applications, ...order })).json().errors
    expect(await errors({ to: 'info_requested' })).toEqual({ asked: 'required' })
    expect(await errors({ to: 'interview', asked })).toEqual({ asked: 'unknown_field' })
    expect(await errors({ to: 'info_requested', asked: { ...asked, fields: ['shoe_size'] } })).toEqual({
      asked: 'invalid_choice',
    })
  })
})
