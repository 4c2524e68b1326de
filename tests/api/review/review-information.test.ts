import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewPaths } from '../../../src/domain/api/review-paths.ts'
import { keepExpert } from '../../harness/kept-expert.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { experts, lastMail, openBrowser, openEditor, pinIn, signIn } from '../applicants/own-expert.ts'
import { openAs, type StaffCalls } from '../staff/staff-calls.ts'

let api: ApiApp
let coordinator: StaffCalls
beforeAll(async () => {
  api = await startApi()
  coordinator = await openAs(api.app, api.database.store, 'coordinator')
})
afterAll(() => api.stop())

const move = (order: object) => coordinator.call('POST', reviewPaths.moves, order)
const read = async (id: string) =>
  (await coordinator.call('GET', reviewPaths.application.replace(':id', id))).json()

const hashIn = (text = '') => /edit\?h=([\w-]{22})"/.exec(text)?.[1] ?? ''

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

  test('11.13 finds a link in the mail, which opens with the PIN as the first one does', async () => {
    const { id, expert } = await ask()
    const mail = await lastMail(api.database.store, id)
    expect(mail).toMatchObject({ secret: true, recipient: expert.email })
    const hash = hashIn(mail?.text)
    expect(hash).not.toBe(expert.hash)
    for (const link of [hash, expert.hash]) {
      const browser = await signIn(api.app, { ...expert, hash: link })
      const own = await browser.call('GET', `${experts}/get-by-email-hash/${link}`)
      expect(own.json()).toMatchObject({ id, asked })
    }
    await openBrowser(api.app).call('POST', `${experts}/send-new-pin`, { hash })
    expect(pinIn((await lastMail(api.database.store, id))?.text)).toMatch(/^\d{6}$/)
  })

  test('11.13 finds no link where no mail goes, and none in what staff are shown', async () => {
    const { id } = await keepExpert(api.database.store)
    await move({ applications: [{ id, version: 1 }], to: 'in_review' })
    const preview = await coordinator.call('POST', reviewPaths.previewMoves, {
      ids: [id],
      to: 'info_requested',
      asked,
    })
    expect(preview.body).not.toContain('?h=')
    await move({ applications: [{ id, version: 2 }], to: 'info_requested', asked, mail: null })
    const { db } = api.database.store
    const kept = await db
      .selectFrom('information_request')
      .selectAll()
      .where('application_id', '=', id)
      .execute()
    expect(kept).toMatchObject([{ link_digest: null }])
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

  test('is asked for nothing any more once that is taken back, and the link that nobody got opens nothing', async () => {
    const { id, token, edit, expert } = await ask()
    const hash = hashIn((await lastMail(api.database.store, id))?.text)
    expect((await coordinator.call('POST', reviewPaths.undoMoves, { token })).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'in_review', asked: null })
    expect((await edit({ fieldsToUpdate: { surname: 'Mensah' } })).statusCode).toBe(200)
    expect((await openBrowser(api.app).authenticate({ ...expert, hash })).statusCode).toBe(401)
  })

  test('11.14 gets a new link and a new PIN from the team, which end all that were before', async () => {
    const { id, expert, browser } = await ask()
    const asking = hashIn((await lastMail(api.database.store, id))?.text)
    const answer = await coordinator.call('POST', reviewPaths.link.replace(':id', id))
    expect([answer.statusCode, answer.json()]).toEqual([200, { to: expert.email }])
    const mail = await lastMail(api.database.store, id)
    expect(mail).toMatchObject({ secret: true, recipient: expert.email })
    const fresh = { email: expert.email, hash: hashIn(mail?.text), pin: pinIn(mail?.text) }
    expect((await browser.call('GET', `${experts}/${id}/export`)).statusCode).toBe(401)
    for (const hash of [expert.hash, asking]) {
      expect((await openBrowser(api.app).authenticate({ ...fresh, hash })).statusCode).toBe(401)
    }
    expect((await openBrowser(api.app).authenticate(fresh)).statusCode).toBe(200)
    const { entries } = (await coordinator.call('GET', `${reviewPaths.audit}?subject=${id}&size=1`)).json()
    expect(entries).toMatchObject([
      { action: 'application_link_mailed', fields: ['link', 'pin'], before: null, after: null },
    ])
    const nobody = await coordinator.call('POST', reviewPaths.link.replace(':id', randomUUID()))
    expect(nobody.statusCode).toBe(404)
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
