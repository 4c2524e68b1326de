import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepCollaboration, keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import { settingsOfTests } from '../../../tests/harness/server/settings-of-tests.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { type WebhookEvent, webhookBody, webhookEvents } from '../../domain/integrations/webhook-events.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { eraseApplication } from '../../store/privacy/erase-application.ts'
import { addWebhook, switchWebhook } from './manage-webhooks.ts'

let database: TestDatabase
let store: Store
let webhook: string
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  webhook = await listen([...webhookEvents])
})
afterAll(() => database.drop())
afterEach(() => store.db.deleteFrom('webhook_delivery').execute())

async function listen(events: WebhookEvent[]): Promise<string> {
  const owner = await makeStaff(store, 'administrator')
  const typed = { name: 'Warehouse', url: 'https://receiver.example/', events }
  const added = await addWebhook({ ...store, webhooks: settingsOfTests.webhooks }, owner, typed)
  if (!added.ok) throw new Error(added.refusal.code)
  return added.value.id
}

async function told(id = webhook) {
  const rows = await store.db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('webhook_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ event, event_id, happened_at, about }) =>
    webhookBody({ id: event_id, event, happenedAt: happened_at, about }),
  )
}
const types = async () => (await told()).map(({ type }) => type)

const update = (id: string, set: object) =>
  store.db.updateTable('application').set(set).where('id', '=', id).execute()

test('41.10 an application: received, edited, moved, withdrawn and erased', async () => {
  const { id } = await keepExpert(store)
  const { answers, number } = await store.db
    .selectFrom('application')
    .select(['answers', 'number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await update(id, { answers: { ...answers, job_title: 'Chief pharmacist', city: 'Accra' } })
  await update(id, { status: 'in_review' })
  await update(id, { tags: ['seen'] })
  await update(id, { status: 'withdrawn' })
  const facts = { id, kind: 'expert', reference: referenceOf('expert', number) }
  expect((await told()).map(({ type, data }) => [type, data])).toEqual([
    ['application.received', { application: { ...facts, status: 'submitted', version: 1 } }],
    [
      'application.edited',
      { application: { ...facts, status: 'submitted', version: 2 }, fields: ['city', 'job_title'] },
    ],
    [
      'application.moved',
      { application: { ...facts, status: 'in_review', version: 3 }, from: 'submitted', to: 'in_review' },
    ],
    [
      'application.withdrawn',
      { application: { ...facts, status: 'withdrawn', version: 4 }, from: 'in_review', to: 'withdrawn' },
    ],
  ])
  expect(JSON.stringify(await told())).not.toMatch(/Accra|pharmacist|Owusu|hospital\.example/i)
  await transaction(store, (trx) => eraseApplication(trx, id))
  expect((await told()).map(({ type, data }) => [type, data])).toEqual([
    ['application.erased', { application: facts }],
  ])
})

const match = (id: string, ...statuses: MatchStatus[]) =>
  statuses.reduce(
    (before, status) =>
      before.then(() =>
        store.db
          .updateTable('match')
          .set({ status })
          .where('id', '=', id)
          .execute()
          .then(() => {}),
      ),
    Promise.resolve(),
  )

test('41.10 a match: created, answered, chosen, moved, ended and completed, with both references', async () => {
  const request = await keepRequest(store, 'eligible', ['suggested', 'suggested'])
  await store.db.deleteFrom('webhook_delivery').where('event', 'like', 'application%').execute()
  const [first, second] = request.matches.map(({ id }) => id) as [string, string]
  await match(first, 'invited', 'interested', 'shortlisted', 'selected', 'confirmed')
  await match(second, 'invited', 'declined')
  expect((await told()).map(({ type, data }) => [type, data.match?.id === first ? 1 : 2, data.to])).toEqual([
    ['match.created', 1, undefined],
    ['match.created', 2, undefined],
    ['match.moved', 1, 'invited'],
    ['match.answered', 1, 'interested'],
    ['match.moved', 1, 'shortlisted'],
    ['match.chosen', 1, 'selected'],
    ['match.moved', 1, 'confirmed'],
    ['match.moved', 2, 'invited'],
    ['match.answered', 2, 'declined'],
  ])
  const [event] = await told()
  expect(event?.data).toEqual({
    match: { id: first, status: 'suggested' },
    hospital: { id: request.id, kind: 'hospital', reference: expect.stringMatching(/^H-\d{5}$/) },
    expert: { id: expect.any(String), kind: 'expert', reference: expect.stringMatching(/^E-\d{5}$/) },
  })
  await match(first, 'ended_early')
  expect((await types()).at(-1)).toBe('match.ended')
})

test('41.10 a report: submitted, reopened and settled; then the match is completed', async () => {
  const kept = await keepCollaboration(store, 'active')
  await store.db.deleteFrom('webhook_delivery').execute()
  const report = (kind: string, set: object) =>
    store.db
      .updateTable('report')
      .set(set)
      .where('match_id', '=', kept.id)
      .where('kind', '=', kind as never)
      .execute()
  await report('midterm_report', { status: 'submitted', answers: { activities: 'Marked' } })
  await report('midterm_report', { status: 'due', note: 'Please add figures.' })
  await report('midterm_report', { status: 'submitted' })
  await report('midterm_report', { status: 'accepted', settled_at: new Date() })
  for (const kind of ['final_report', 'feedback_report'])
    await report(kind, { status: 'waived', note: 'Not needed.', settled_at: new Date() })
  await match(kept.id, 'completed')
  const events = await told()
  expect(events.map(({ type, data }) => [type, data.report?.kind, data.report?.status])).toEqual([
    ['report.submitted', 'midterm_report', 'submitted'],
    ['report.reopened', 'midterm_report', 'due'],
    ['report.submitted', 'midterm_report', 'submitted'],
    ['report.settled', 'midterm_report', 'accepted'],
    ['report.settled', 'final_report', 'waived'],
    ['report.settled', 'feedback_report', 'waived'],
    ['match.completed', undefined, undefined],
  ])
  expect(JSON.stringify(events)).not.toMatch(/Marked|figures|Not needed/)
})

test('41.10 an event is queued exactly if its change is committed', async () => {
  await transaction(store, async (trx) => {
    await keepExpert(trx)
    throw new Error('rolled back')
  }).catch(() => {})
  expect(await types()).toEqual([])
  await transaction(store, (trx) => keepExpert(trx))
  expect(await types()).toEqual(['application.received'])
})

test('41.10 each enabled webhook gets the events that it subscribes to, under the same id', async () => {
  const other = await listen(['application.moved'])
  const { id } = await keepExpert(store)
  await update(id, { status: 'in_review' })
  const [all, chosen] = [await told(), await told(other)]
  expect([all.map(({ type }) => type), chosen.map(({ type }) => type)]).toEqual([
    ['application.received', 'application.moved'],
    ['application.moved'],
  ])
  expect(chosen[0]?.id).toBe(all[1]?.id)
  await switchWebhook(store, await makeStaff(store, 'administrator'), other, false)
  await update(id, { status: 'declined' })
  expect(await told(other)).toHaveLength(1)
})

test('41.10 queued events about an erased person are not sent', async () => {
  const kept = await keepCollaboration(store, 'suggested')
  await transaction(store, (trx) => eraseApplication(trx, kept.expertId))
  const left = await told()
  expect(JSON.stringify(left.filter(({ type }) => type !== 'application.erased'))).not.toContain(
    kept.expertId,
  )
  expect(left.map(({ type }) => type)).toEqual(['application.received', 'application.erased'])
})
