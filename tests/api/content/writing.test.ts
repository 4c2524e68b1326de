import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runJob } from '../../../src/services/background/run-job.ts'
import type { Plan } from '../../../src/services/content/content-plan.ts'
import { listVersions, readVersion, restoreVersion } from '../../../src/services/content/list-content.ts'
import { scheduleContent } from '../../../src/services/content/schedule-content.ts'
import { twoColours } from '../../harness/content/pictures.ts'
import { jobsOfTests } from '../../harness/server/jobs-of-tests.ts'
import { all, type Editing, startEditing, story } from './editor.ts'

const staff = { id: '6d3f1c58-2a94-4e7b-b1d0-8c5e9f7a2b36', name: 'Ama' }

let editing: Editing
beforeAll(async () => {
  editing = await startEditing()
})
afterAll(() => editing.stop())
beforeEach(() => editing.forgetAll())

const save = (id: string, version: number, answers: object, more: object = {}) =>
  editing.call('PUT', `${all}/story/${id}`, { version, answers, ...more })

describe('a version', () => {
  test('14.5 is stored on every save, with author, time and whether it was published', async () => {
    const { id } = await editing.write('story', story)
    await editing.publish('story', id)
    await save(id, 1, { ...story, content: 'Two' })
    const versions = await listVersions(editing.store, 'story', id)
    expect(versions).toEqual(
      [2, 1].map((version) => ({
        version,
        saved_by: editing.editor,
        saved_at: expect.stringMatching(/^20/),
        was_published: true,
      })),
    )
    const first = await readVersion(editing.store, 'story', id, 1)
    expect(first).toMatchObject({ value: { answers: { content: '<p>One <em>word</em>.</p>' } } })
    expect(await readVersion(editing.store, 'story', id, 9)).toMatchObject({ ok: false })
  })

  test('14.5 is restored as a new version, with its picture', async () => {
    const { key } = await editing.upload(await twoColours(60, 40).png().toBuffer(), 'image/png')
    const { id } = await editing.write('story', { ...story, image_alt: 'Beds' }, { picture: key })
    await save(id, 1, { ...story, title: 'Another' }, { picture: null })
    const late = await restoreVersion(editing.store, 'story', id, { version: 1, present: 1 }, staff)
    expect(late).toMatchObject({ refusal: { code: 'version_conflict' } })
    const restored = await restoreVersion(editing.store, 'story', id, { version: 1, present: 2 }, staff)
    expect(restored).toMatchObject({ ok: true, value: { version: 3 } })
    const { title, picture } = await editing.call('GET', `${all}/story/${id}`)
    expect([title, picture.key]).toEqual([story.title, key])
    expect(await listVersions(editing.store, 'story', id)).toHaveLength(3)
  })

  test('14.5 that is incomplete cannot be restored while the text is published', async () => {
    const { id } = await editing.write('story', { title: 'Only a title' })
    await save(id, 1, story)
    await editing.publish('story', id)
    const outcome = await restoreVersion(editing.store, 'story', id, { version: 1, present: 2 }, staff)
    expect(outcome).toMatchObject({ refusal: { code: 'invalid_answers' } })
  })

  test('14.5 is stored for older texts on their next save; the last thirty are kept', async () => {
    const { id } = await editing.write('story', story)
    await editing.store.db.deleteFrom('content_revision').execute()
    for (let version = 1; version <= 31; version++)
      await save(id, version, { ...story, synopsis: `${version}` })
    const versions = (await listVersions(editing.store, 'story', id)).map(({ version }) => version)
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([30, 32, 3])
  })
})

test('14.6 every action of editors leaves an audit entry, without the text itself', async () => {
  const { id } = await editing.write('story', story)
  const other = await editing.write('story', { ...story, title: 'Other' })
  await save(id, 1, { ...story, synopsis: 'Secret words' })
  await restoreVersion(editing.store, 'story', id, { version: 1, present: 2 }, staff)
  await editing.publish('story', id)
  await editing.call('POST', `${all}/story/${id}/unpublish`)
  await editing.call('POST', `${all}/story/${other.id}/place`, { place: 0 })
  await editing.call('DELETE', `${all}/story/${id}`)
  await editing.call('DELETE', '/api/admin/sample-content')
  const entries = await editing.store.db
    .selectFrom('audit')
    .select(['action', 'subject_kind', 'fields', 'before', 'after'])
    .where((row) =>
      row.or([row('subject_id', 'in', [id, other.id]), row('subject_kind', '=', 'sample_content')]),
    )
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual([
    'content_saved',
    'content_saved',
    'content_saved',
    'content_restored',
    'content_published',
    'content_unpublished',
    'content_ordered',
    'content_removed',
    'samples_removed',
  ])
  expect(entries[2]).toMatchObject({ fields: ['synopsis'], after: { version: 2 } })
  expect(entries[3]).toMatchObject({ after: { version: 3, restores: 1 } })
  expect(JSON.stringify(entries)).not.toContain('Secret words')
})

describe('a schedule', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16)
  const plan = (id: string, times: Partial<Plan>) =>
    scheduleContent(editing.store, 'story', id, { publish_at: '', unpublish_at: '', ...times }, staff)
  const rowOf = (id: string) =>
    editing.store.db
      .selectFrom('story')
      .select(['status', 'publish_at', 'unpublish_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  test.each([
    [{ publish_at: 'tomorrow' }, { publish_at: 'invalid_time' }],
    [{ publish_at: inMinutes(-5) }, { publish_at: 'too_early' }],
    [{ unpublish_at: inMinutes(5) }, { publish_at: 'required' }],
    [{ publish_at: inMinutes(10), unpublish_at: inMinutes(5) }, { unpublish_at: 'too_early' }],
  ])('14.7 needs valid future times: %j', async (times, errors) => {
    const { id } = await editing.write('story', story)
    expect(await plan(id, times)).toMatchObject({ refusal: { errors } })
  })

  test('14.7 needs a complete text, which stays complete; it can be changed and cancelled', async () => {
    const { id } = await editing.write('story', { title: 'Only a title' })
    expect(await plan(id, { publish_at: inMinutes(5) })).toMatchObject({
      refusal: { errors: { content: 'required' } },
    })
    await save(id, 1, story)
    expect(await plan(id, { publish_at: inMinutes(5), unpublish_at: inMinutes(9) })).toMatchObject({
      ok: true,
    })
    expect(await save(id, 2, { title: 'Only a title' })).toMatchObject({ status: 422 })
    const { story: listed } = await editing.call('GET', all)
    expect(listed[0].publish_at).toMatch(/:00\.000Z$/)
    expect(await plan(id, {})).toMatchObject({ ok: true })
    expect(await rowOf(id)).toEqual({ status: 'draft', publish_at: null, unpublish_at: null })
  })

  test('14.7 publishes and unpublishes the text at its times', async () => {
    const { id, slug } = await editing.write('story', story)
    await plan(id, { publish_at: inMinutes(5), unpublish_at: inMinutes(9) })
    const { db } = editing.store
    const job = { ...jobsOfTests().publishScheduled, everyMs: 20 }
    const schedules = [1, 2].map(() => runJob(editing.store, job))
    try {
      await db
        .updateTable('story')
        .set({ publish_at: new Date(Date.now() - 1000) })
        .execute()
      await expect.poll(editing.slugsShown).toEqual([slug])
      expect(await rowOf(id)).toMatchObject({ status: 'published', publish_at: null })
      await db
        .updateTable('story')
        .set({ unpublish_at: new Date(Date.now() - 1000) })
        .execute()
      await expect.poll(editing.slugsShown).toEqual([])
      expect(await rowOf(id)).toEqual({ status: 'draft', publish_at: null, unpublish_at: null })
    } finally {
      await Promise.all(schedules.map((schedule) => schedule.close()))
    }
    const entries = await db
      .selectFrom('audit')
      .select(['action', 'actor'])
      .where('subject_id', '=', id)
      .where('actor', '=', 'system')
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['content_published', 'content_unpublished'])
  })
})

test('14.8 a text moves to the chosen position and stays there', async () => {
  for (const title of ['One', 'Two', 'Three'])
    await editing.publish('story', (await editing.write('story', { ...story, title })).id)
  const { story: stories } = await editing.call('GET', all)
  const place = (at: number, to: number) =>
    editing.call('POST', `${all}/story/${stories[at].id}/place`, { place: to })
  expect(await place(2, 0)).toMatchObject({ success: true })
  await expect.poll(editing.slugsShown).toEqual(['three', 'one', 'two'])
  await place(2, 99)
  await expect.poll(editing.slugsShown).toEqual(['one', 'two', 'three'])
  expect(await place(0, -1)).toMatchObject({ status: 422 })
})
