import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { openEditor } from '../applicants/own-expert.ts'
import { at, openReview, readAs } from './review-calls.ts'

const review = openReview()

const list = (query: string) => review.viewer.call('GET', `${reviewPaths.applications}?${query}`)
const read = (id: string) => readAs(review.viewer, id)
const move = (order: object) => review.coordinator.call('POST', reviewPaths.moves, order)

test('11.1 an application moves as the table allows, and only from its current version', async () => {
  const { id } = await keepExpert(review.api.database.store)
  const order = { applications: [{ id, version: 1 }], to: 'in_review' }
  const answer = await move(order)
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      undo: { token: expect.any(String), until: expect.any(String) },
      moved: [{ id, status: 'in_review', version: 2 }],
      refused: [],
    },
  ])
  const again = await move(order)
  expect([again.statusCode, again.json().code]).toEqual([409, 'version_conflict'])
  const wrong = await move({ applications: [{ id, version: 2 }], to: 'paused' })
  expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'wrong_status'])
  const { history } = await read(id)
  expect(history).toMatchObject([
    { from: 'submitted', to: 'in_review', staff_name: review.coordinator.staff.name },
  ])
})

test('11.2 a move can be previewed, and undone while its mail is held', async () => {
  const { id, email } = await keepExpert(review.api.database.store)
  const preview = await review.coordinator.call('POST', reviewPaths.previewMoves, {
    ids: [id],
    to: 'declined',
  })
  expect(preview.json().moves).toMatchObject([{ id, code: null, mail: { to: email, locale: 'en' } }])
  const { undo } = (
    await move({
      applications: [{ id, version: 1 }],
      to: 'declined',
      decline: { reason: 'documents' },
      mail: { subject: 'Not\r\nnow', text: 'Dear Ama\r\n\r\nPlease ask again.' },
    })
  ).json()
  const mails = () =>
    review.api.database.store.db.selectFrom('mail').selectAll().where('application_id', '=', id).execute()
  expect(await mails()).toMatchObject([{ recipient: email, letter: { heading: 'Not now' } }])
  const undone = await review.coordinator.call('POST', reviewPaths.undoMoves, { token: undo.token })
  expect(undone.statusCode).toBe(200)
  expect(undone.json()).toMatchObject({ undone: [{ id, status: 'submitted', version: 3 }], refused: [] })
  expect(await mails()).toEqual([])
  const late = await review.coordinator.call('POST', reviewPaths.undoMoves, { token: undo.token })
  expect([late.statusCode, late.json().code]).toEqual([409, 'too_late'])
})

test('11.4 lists are filtered by query and paginated by cursor', async () => {
  const mark = `Mark${randomUUID().slice(0, 8)}`
  for (const name of ['Ana', 'Bea', 'Cleo'])
    await keepExpert(review.api.database.store, { name, institution: mark })
  const first = (
    await list(`kind=expert&search=${mark}&sort=name&size=2&status=submitted&status=in_review`)
  ).json()
  expect(first).toMatchObject({ rows: [{ name: 'Ana Owusu' }, { name: 'Bea Owusu' }], total: { count: 3 } })
  const rest = (
    await list(`kind=expert&search=${mark}&sort=name&size=2&cursor=${encodeURIComponent(first.cursor)}`)
  ).json()
  expect(rest).toMatchObject({ rows: [{ name: 'Cleo Owusu' }], cursor: null, total: null })
  const [{ id: middle }] = first.rows.slice(1)
  const around = await review.viewer.call(
    'GET',
    `${at(reviewPaths.neighbours, middle)}?kind=expert&search=${mark}&sort=name`,
  )
  expect(around.json()).toEqual({ previous: first.rows[0].id, next: rest.rows[0].id })
  for (const [query, errors] of [
    ['', { kind: 'required' }],
    ['kind=expert&colour=red', { colour: 'unknown_field' }],
    ['kind=expert&status=lost', { 'status.0': 'invalid_choice' }],
    ['kind=expert&search=a%00b', { search: 'invalid_text' }],
  ] as const) {
    const answer = await list(query)
    expect([answer.statusCode, answer.json().errors], query).toEqual([400, errors])
  }
})

test('11.5 reviewers add notes, an assignee and tags', async () => {
  const { id } = await keepExpert(review.api.database.store)
  const note = await review.coordinator.call('POST', at(reviewPaths.notes, id), { text: 'Rang twice.\n' })
  expect([note.statusCode, note.json().text]).toEqual([200, 'Rang twice.'])
  const { id: assignee, name } = review.coordinator.staff
  expect((await review.coordinator.call('PUT', at(reviewPaths.assignee, id), { assignee })).json()).toEqual({
    assignee: { id: assignee, name },
  })
  expect(
    (await review.coordinator.call('PUT', at(reviewPaths.tags, id), { tags: ['Follow Up'] })).json(),
  ).toEqual({
    tags: ['follow-up'],
  })
  expect(await read(id)).toMatchObject({
    version: 1,
    notes: [{ text: 'Rang twice.', staff_name: name }],
    assignee: { id: assignee },
    tags: ['follow-up'],
  })
  const mine = (await list(`kind=expert&assignee=${assignee}&tag=follow-up`)).json()
  expect(mine.rows.map((row: { id: string }) => row.id)).toEqual([id])
})

test('11.11 only reviewers can be assignees', async () => {
  const { id } = await keepExpert(review.api.database.store)
  const { assignees } = (await review.viewer.call('GET', reviewPaths.assignees)).json()
  expect(assignees).toEqual([{ id: review.coordinator.staff.id, name: review.coordinator.staff.name }])
  const refused = await review.coordinator.call('PUT', at(reviewPaths.assignee, id), {
    assignee: review.viewer.staff.id,
  })
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { assignee: 'invalid_choice' }])
})

test('11.5 what staff add is part of the person’s data export', async () => {
  const { expert, browser } = await openEditor(review.api)
  const { id } = expert
  await review.coordinator.call('POST', at(reviewPaths.notes, id), { text: 'Rang twice.' })
  await review.coordinator.call('PUT', at(reviewPaths.tags, id), { tags: ['urgent'] })
  await move({ applications: [{ id, version: 1 }], to: 'in_review' })
  const asked = { fields: ['phone'], note: 'Is it still yours?' }
  await move({ applications: [{ id, version: 2 }], to: 'info_requested', asked })
  const told = (await browser.call('GET', `/api/experts-applications/${id}/export`)).json()
  expect(told).toMatchObject({
    moves: [
      { from: 'submitted', to: 'in_review' },
      { from: 'in_review', to: 'info_requested' },
    ],
    informationRequests: [{ ...asked, answered_at: null }],
    notes: [{ text: 'Rang twice.', written_at: expect.any(String) }],
    tags: ['urgent'],
  })
})

test('11.6 a PDF is opened in a sandbox, is not cached, and leaves an audit entry', async () => {
  const { id, resume } = await keepExpert(review.api.database.store)
  const answer = await review.viewer.call('GET', at(reviewPaths.file, resume))
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toMatch(/^%PDF-1.7/)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; filename\*=UTF-8''resume-\w+-E-\d{5}\.pdf$/),
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  const audit = (await review.viewer.call('GET', `${reviewPaths.audit}?subject=${id}`)).json()
  expect(audit.entries).toMatchObject([
    { action: 'file_opened', staff_name: review.viewer.staff.name, fields: ['resume'] },
  ])
  expect((await review.viewer.call('GET', at(reviewPaths.file, randomUUID()))).statusCode).toBe(404)
})

test('11.7 Today lists new and longest-waiting applications, failed mails and open messages', async () => {
  const { db } = review.api.database.store
  const { id } = await keepExpert(review.api.database.store)
  const submitted_at = new Date('2020-01-01')
  await db.updateTable('application').set({ submitted_at }).where('id', '=', id).execute()
  const letter = { subject: 'Lost', preview: '', heading: '', parts: [], reason: '' }
  await db
    .insertInto('mail')
    .values({ recipient: 'a@b.example', locale: 'en', letter, status: 'failed' })
    .execute()
  await db
    .insertInto('contact_message')
    .values({ answers: { name: 'Efua', email: 'e@b.example' } })
    .execute()
  const today = (await review.coordinator.call('GET', reviewPaths.today)).json()
  expect(today.new.count).toBeGreaterThan(0)
  expect(today.new.items.at(0)).toMatchObject({ id, reference: expect.stringMatching(/^E-/) })
  expect(today.mails_failed).toMatchObject({ count: 1, items: [{ subject: 'Lost' }] })
  expect(today.messages_open).toMatchObject({ count: 1, items: [{ name: 'Efua' }] })
})

test('11.8 actions of applicants leave audit entries with field names, without answers', async () => {
  const { expert, edit, browser } = await openEditor(review.api)
  await edit({ fieldsToUpdate: { surname: 'Very-Secret' } })
  await browser.call('POST', `/api/experts-applications/${expert.id}/withdraw`)
  const { entries } = (await review.viewer.call('GET', `${reviewPaths.audit}?subject=${expert.id}`)).json()
  expect(entries).toMatchObject([
    { actor: 'applicant', action: 'application_moved', after: { status: 'withdrawn' } },
    { actor: 'applicant', action: 'application_edited', fields: ['surname'], before: null, after: null },
  ])
  const stored = entries.map(({ concerns: _, ...entry }: { concerns: string[] }) => entry)
  expect(JSON.stringify(stored)).not.toContain('Very-Secret')
})
