import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { everywhere } from '../../domain/staff/regions.ts'
import { queueMail } from '../../store/mail/mail-queue.ts'
import type { Store } from '../../store/open-store.ts'
import { eraseApplication } from '../../store/privacy/erase-application.ts'
import { assessApplication } from './assess-application.ts'
import { decideDuplicate } from './decide-duplicate.ts'
import { listApplicationPage } from './list-applications.ts'
import { noteOnApplication, tagApplication } from './mark-application.ts'
import { mergeApplications, previewMerge } from './merge-applications.ts'
import { moveApplications } from './move-applications.ts'
import { readApplication } from './read-application.ts'

let database: TestDatabase
let store: Store
let nia: Author
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  nia = await makeStaff(store, 'coordinator', 'Nia Boateng')
})
afterAll(() => database.drop())

const letter = { subject: 'S', preview: 'P', heading: 'H', parts: [], reason: 'R' }

async function read(id: string) {
  const found = await readApplication(store, id)
  if (!found.ok) throw new Error(found.refusal.code)
  return found.value
}

/** Two applications of one person, under two addresses. */
async function duplicatePair() {
  const [stays, goes] = [
    await keepExpert(store),
    await keepExpert(store, { job_title: 'Head of laboratory' }),
  ]
  return { stays: stays.id, goes: goes.id, email: goes.email, files: [goes.resume, goes.endorsement] }
}

async function merge({ stays, goes }: { stays: string; goes: string }) {
  const versions = { stays: (await read(stays)).version, goes: (await read(goes)).version }
  return mergeApplications(store, nia, { stays, goes, versions })
}

const scores = { experience: 4, stewardship: 4, communication: 4 }
const assessment = { scores, recommendation: 'accept', comment: '' } as const

describe('39.40 merging a duplicate', () => {
  test('39.40 loses nothing: notes, tags, files, mails and assessments are moved, and the history has the rest', async () => {
    const pair = await duplicatePair()
    const olu = await makeStaff(store, 'coordinator', 'Olu')
    await noteOnApplication(store, nia, { id: pair.goes, text: 'Rang twice.' })
    await tagApplication(store, nia, { id: pair.goes, tags: ['urgent'] })
    await tagApplication(store, nia, { id: pair.stays, tags: ['africa'] })
    await queueMail(store, { to: pair.email, locale: 'en', letter, applicationId: pair.goes })
    await store.db.updateTable('mail').set({ status: 'sent', sent_at: new Date() }).execute()
    await assessApplication(store, nia, { id: pair.goes, ...assessment })
    await assessApplication(store, nia, { id: pair.stays, ...assessment })
    await assessApplication(store, olu, { id: pair.goes, ...assessment })
    const applications = [{ id: pair.goes, version: 1 }]
    await moveApplications(store, nia, { applications, to: 'in_review' }, 0)
    const gone = await read(pair.goes)

    const preview = await previewMerge(store, pair)
    expect(preview).toMatchObject({
      value: {
        problem: null,
        follows: { notes: 1, mails: 1, assessments: 1, tags: ['urgent'] },
        kept_in_history: { moves: 1, assessments: 1 },
      },
    })
    expect(preview.ok && preview.value.answers.map(({ name }) => name).toSorted()).toEqual([
      'email',
      'job_title',
    ])
    expect(preview.ok && preview.value.follows.files).toHaveLength(2)

    expect(await merge(pair)).toMatchObject({ ok: true, value: { id: pair.stays } })
    const kept = await read(pair.stays)
    expect(kept.notes.map(({ text }) => text)).toEqual(['Rang twice.'])
    expect(kept.tags.toSorted()).toEqual(['africa', 'urgent'])
    expect(
      kept.files
        .filter(({ merged_from }) => merged_from === gone.reference)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(pair.files.toSorted())
    expect(kept.merged).toMatchObject([
      {
        reference: gone.reference,
        staff_name: 'Nia Boateng',
        email: pair.email,
        status: 'in_review',
        moves: [{ to: 'in_review', staff_name: 'Nia Boateng' }],
      },
    ])
    expect(kept.merged[0]?.answers.find(({ name }) => name === 'job_title')?.text).toBe('Head of laboratory')
    expect(kept.values.job_title).toBe('Pharmacist')
    const mails = await store.db
      .selectFrom('mail')
      .select('recipient')
      .where('application_id', '=', pair.stays)
      .execute()
    expect(mails.map(({ recipient }) => recipient)).toContain(pair.email)
    const reviewers = await store.db
      .selectFrom('assessment')
      .select('staff_name')
      .where('application_id', '=', pair.stays)
      .execute()
    expect(reviewers.map(({ staff_name }) => staff_name).toSorted()).toEqual(['Nia Boateng', 'Olu'])
    const audit = await store.db
      .selectFrom('audit')
      .select(['subject_id', 'after'])
      .where('action', '=', 'application_merged')
      .orderBy('id')
      .execute()
    expect(audit).toEqual([
      { subject_id: pair.stays, after: { merged: gone.reference } },
      { subject_id: pair.goes, after: { merged_into: kept.reference } },
    ])
  })

  test('39.41 the URL and the reference of the duplicate lead to the remaining application; its link ends', async () => {
    const pair = await duplicatePair()
    const { reference } = await read(pair.goes)
    await merge(pair)
    expect((await read(pair.goes)).id).toBe(pair.stays)
    const filter = {
      kind: 'expert',
      search: reference,
      status: [],
      country: [],
      area: [],
      language: [],
    } as const
    const query = { ...filter, region: [], locale: [], tag: [], sort: '-submitted', size: 20 } as const
    const found = await listApplicationPage(store, everywhere, query as never)
    expect(found.ok && found.value.rows.map(({ id }) => id)).toEqual([pair.stays])
    const links = await store.db.selectFrom('edit_link').select('application_id').execute()
    expect(links.map(({ application_id }) => application_id)).not.toContain(pair.goes)
  })

  test('39.42 is refused while a mail of the duplicate is unsent, and for an outdated version', async () => {
    const pair = await duplicatePair()
    await queueMail(store, { to: pair.email, locale: 'en', letter, applicationId: pair.goes })
    expect(await previewMerge(store, pair)).toMatchObject({ value: { problem: 'mails_unsent' } })
    expect(await merge(pair)).toMatchObject({ refusal: { code: 'act_held' } })
    await store.db.deleteFrom('mail').where('application_id', '=', pair.goes).execute()
    const stale = await mergeApplications(store, nia, { ...pair, versions: { stays: 1, goes: 9 } })
    expect(stale).toMatchObject({ refusal: { code: 'version_conflict' } })
    // A refusal takes nothing away: its link still works.
    const link = await store.db
      .selectFrom('edit_link')
      .select('application_id')
      .where('application_id', '=', pair.goes)
      .execute()
    expect(link).toHaveLength(1)
    expect(await previewMerge(store, { stays: pair.stays, goes: pair.stays })).toMatchObject({
      refusal: { code: 'invalid_answers' },
    })
  })

  test('39.43 a person erased after a merge is erased under both ids, also after a restore', async () => {
    const pair = await duplicatePair()
    await merge(pair)
    await eraseApplication(store, pair.stays)
    const erased = await store.db
      .selectFrom('erasure')
      .select('row_id')
      .where('row_table', '=', 'application')
      .where('row_id', 'in', [pair.stays, pair.goes])
      .execute()
    expect(erased).toHaveLength(2)
    expect(
      await store.db.selectFrom('merged_application').select('id').where('id', '=', pair.goes).execute(),
    ).toEqual([])
  })
})

test('39.44 ‘not a duplicate’ is remembered for both, and can be taken back', async () => {
  const [one, other] = [
    await keepExpert(store, { surname: 'Mensah' }),
    await keepExpert(store, { surname: 'Mensah' }),
  ]
  const seen = async () =>
    Promise.all(
      [one, other].map(async ({ id }) => (await read(id)).duplicates.map((duplicate) => duplicate.id)),
    )
  expect(await seen()).toEqual([[other.id], [one.id]])
  await decideDuplicate(store, nia, { id: other.id, other: one.id, is_duplicate: false })
  expect(await seen()).toEqual([[], []])
  await decideDuplicate(store, nia, { id: one.id, other: other.id, is_duplicate: true })
  expect(await seen()).toEqual([[other.id], [one.id]])
  const entries = await store.db
    .selectFrom('audit')
    .select('action')
    .where('subject_id', '=', one.id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['duplicate_excluded', 'duplicate_suspected'])
})
