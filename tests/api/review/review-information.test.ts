import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { keepHospital } from '../../harness/programme/kept-collaboration.ts'
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

describe('11.3 an applicant who is asked for information', () => {
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

  test('sees the questions and the note, in the mail and in the application', async () => {
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

  test('11.13 gets a link in the mail, which works with the PIN like the first one', async () => {
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

  test('11.13 gets no link without a mail, and staff never see one', async () => {
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

  test('can change only these answers; then the application is in review again', async () => {
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

  test('11.18 the record keeps the question and the answer, with the times of their moves', async () => {
    const { id, edit } = await ask()
    await edit({ fieldsToUpdate: { job_title: 'Dean' } })
    const { information_requests, history, changes } = await read(id)
    const [asking, answering] = history.slice(-2)
    expect(information_requests).toEqual([
      {
        asked_at: asking.moved_at,
        answered_at: answering.moved_at,
        note: asked.note,
        questions: [{ name: 'job_title', label: 'Job title' }],
      },
    ])
    expect(changes).toMatchObject([
      { changed_at: answering.moved_at, staff_name: null, fields: [{ name: 'job_title', after: 'Dean' }] },
    ])
  })

  test('can edit freely after the request is undone, and the unsent link does not work', async () => {
    const { id, token, edit, expert } = await ask()
    const hash = hashIn((await lastMail(api.database.store, id))?.text)
    expect((await coordinator.call('POST', reviewPaths.undoMoves, { token })).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'in_review', asked: null })
    expect((await edit({ fieldsToUpdate: { surname: 'Mensah' } })).statusCode).toBe(200)
    expect((await openBrowser(api.app).authenticate({ ...expert, hash })).statusCode).toBe(401)
  })

  test('11.14 can get a new link and PIN from staff, which end all earlier ones', async () => {
    const { id, expert, browser } = await ask()
    const asking = hashIn((await lastMail(api.database.store, id))?.text)
    await markSent(id)
    const answer = await coordinator.call('POST', reviewPaths.link.replace(':id', id))
    expect([answer.statusCode, answer.json()]).toEqual([200, { to: expert.email, shortlist_waits: false }])
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

  test('6.12 opens the link of a held question with the PIN of a new link', async () => {
    const { id, expert } = await ask()
    const asking = hashIn((await lastMail(api.database.store, id))?.text)
    await coordinator.call('POST', reviewPaths.link.replace(':id', id))
    const pin = pinIn((await lastMail(api.database.store, id))?.text)
    expect((await openBrowser(api.app).authenticate({ ...expert, hash: asking, pin })).statusCode).toBe(200)
  })

  const markSent = (id: string) =>
    api.database.store.db
      .updateTable('mail')
      .set({ status: 'sent', sent_at: new Date() })
      .where('application_id', '=', id)
      .execute()

  test('is asked only for fields of the form, and only by this move', async () => {
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

test('13.11 the shortlist is mailed again only while the hospital may choose', async () => {
  const { store } = api.database
  const waiting = await keepHospital(store, 'shortlist_sent', Array(3).fill('shortlisted'))
  const link = await coordinator.call('POST', reviewPaths.link.replace(':id', waiting.id))
  expect(link.json()).toEqual({ to: waiting.email, shortlist_waits: true })
  const pin = pinIn((await lastMail(store, waiting.id))?.text)
  const again = (id: string) => coordinator.call('POST', reviewPaths.shortlistAgain.replace(':id', id))
  expect((await again(waiting.id)).json()).toEqual({ to: waiting.email })
  const mail = await lastMail(store, waiting.id)
  const hash = /select-expert\?h=([\w-]{22})"/.exec(mail?.text ?? '')?.[1]
  const opened = await openBrowser(api.app).call('POST', '/api/hospital-applications/authenticate', {
    ...{ hash, email: waiting.email, pin },
  })
  expect([mail?.secret, opened.statusCode]).toEqual([true, 200])
  const early = await keepHospital(store, 'eligible', [])
  expect((await again(early.id)).statusCode).toBe(409)
  const viewer = await openAs(api.app, store, 'viewer')
  const path = reviewPaths.shortlistAgain.replace(':id', waiting.id)
  expect((await viewer.call('POST', path)).statusCode).toBe(403)
})
