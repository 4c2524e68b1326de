import { randomInt } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedSampleContent } from '../../src/services/seed-sample-content.ts'
import { phonePhoto } from '../harness/pictures.ts'
import { signInAs } from '../harness/staff.ts'
import { type ApiApp, csrfHeaders, startApi } from './api-app.ts'

const photo = await phonePhoto()

let api: ApiApp
let headers: Record<string, string>
let editor: string
beforeAll(async () => {
  api = await startApi()
  const [csrf, staff] = [await csrfHeaders(api.app), await signInAs(api.database.store, 'editor')]
  editor = staff.name
  headers = { ...csrf, cookie: `${csrf.cookie}; ${staff.cookie}` }
})
afterAll(() => api.stop())
beforeEach(async () => {
  const { db } = api.database.store
  for (const table of ['story', 'news_item', 'profile', 'picture'] as const)
    await db.deleteFrom(table).execute()
})

const all = '/api/admin/content'
async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const answer = await api.app.inject({
    method,
    url,
    headers,
    remoteAddress: `10.0.0.${randomInt(256)}`,
    ...(payload && { payload }),
  } as InjectOptions)
  return { status: answer.statusCode, ...answer.json() }
}
async function upload(bytes: Buffer, type = 'image/jpeg') {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/admin/pictures',
    headers: { ...headers, 'content-type': type },
    payload: bytes,
  })
  return { status: answer.statusCode, ...answer.json() }
}

const story = {
  title: 'A ward in Kumasi',
  synopsis: 'Short',
  country_region: 'Ghana',
  content: 'One *word*.\n\n<script>alert(1)</script>',
}
const profile = {
  kind: 'expert',
  name: 'Ada Lovage',
  role: 'Pharmacist',
  country: 'Ghana',
  quote: 'Yes',
  biography: 'Long',
}
const write = (kind: string, answers: object, more: object = {}) =>
  call('POST', `${all}/${kind}`, { answers, ...more })
const publish = (kind: string, id: string) => call('POST', `${all}/${kind}/${id}/publish`)
const slugsShown = async () => {
  const answer = await api.app.inject({ url: '/api/content/sort-by-order' })
  return answer.json().map(({ slug }: { slug: string }) => slug)
}

describe('a story', () => {
  test('4.11 is written as a draft, cleaned, published and taken down under one address', async () => {
    const written = await write('story', story)
    expect(written).toMatchObject({ status: 201, slug: 'a-ward-in-kumasi', version: 1 })
    expect(await slugsShown()).toEqual([])
    const { answers, picture } = await call('GET', `${all}/story/${written.id}`)
    expect(answers.content).toBe('<p>One <em>word</em>.</p>')
    expect(picture).toBeNull()

    expect(await publish('story', written.id)).toMatchObject({ success: true })
    await expect.poll(slugsShown).toEqual(['a-ward-in-kumasi'])
    const renamed = { version: 1, answers: { ...story, title: 'Another title' } }
    expect(await call('PUT', `${all}/story/${written.id}`, renamed)).toMatchObject({
      slug: 'a-ward-in-kumasi',
      version: 2,
    })
    await call('POST', `${all}/story/${written.id}/unpublish`)
    await expect.poll(slugsShown).toEqual([])
    expect((await call('GET', `${all}/story/${written.id}`)).slug).toBe('a-ward-in-kumasi')
  })

  test('4.11 has an address of its own, which follows its title until it is published', async () => {
    const one = await write('story', story)
    const two = await write('story', story)
    expect([one.slug, two.slug]).toEqual(['a-ward-in-kumasi', 'a-ward-in-kumasi-2'])
    const same = await call('PUT', `${all}/story/${two.id}`, { version: 1, answers: story })
    expect(same.slug).toBe('a-ward-in-kumasi-2')
    const renamed = await call('PUT', `${all}/story/${two.id}`, {
      version: 2,
      answers: { ...story, title: 'Preview' },
    })
    expect(renamed.slug).toBe('preview-2')
    expect((await write('story', { title: 'Ελλάδα' })).slug).toBe('story')
  })

  test('4.11 may lack anything but its title while it is a draft, and nothing when visitors see it', async () => {
    expect(await write('story', {})).toMatchObject({ status: 422, errors: { title: 'required' } })
    const { id } = await write('story', { title: 'Only a title' })
    expect(await publish('story', id)).toMatchObject({
      status: 422,
      errors: { synopsis: 'required', country_region: 'required', content: 'required' },
    })
    await call('PUT', `${all}/story/${id}`, { version: 1, answers: story })
    await publish('story', id)
    const emptied = await call('PUT', `${all}/story/${id}`, {
      version: 2,
      answers: { ...story, content: '<p> </p>' },
    })
    expect(emptied).toMatchObject({ status: 422, errors: { content: 'required' } })
  })

  test('4.11 tells by field what is wrong', async () => {
    const answers = { ...story, title: 'x'.repeat(121), content: 'x'.repeat(60_001), position: 1 }
    expect(await write('story', answers)).toMatchObject({
      status: 422,
      errors: { title: 'too_long', content: 'too_long', position: 'unknown_field' },
    })
  })

  test('4.12 of two editors the slower one is told', async () => {
    const { id } = await write('story', story)
    const save = () => call('PUT', `${all}/story/${id}`, { version: 1, answers: story })
    const answers = await Promise.all([save(), save()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409).code).toBe('version_conflict')
  })

  test('4.13 moves up and down in the order that visitors see', async () => {
    for (const title of ['One', 'Two', 'Three'])
      await publish('story', (await write('story', { ...story, title })).id)
    await expect.poll(slugsShown).toEqual(['one', 'two', 'three'])
    const { story: stories } = await call('GET', all)
    const move = (at: number, direction: string) =>
      call('POST', `${all}/story/${stories[at].id}/move`, { direction })
    await move(2, 'up')
    await expect.poll(slugsShown).toEqual(['one', 'three', 'two'])
    await move(0, 'up')
    await move(0, 'down')
    await expect.poll(slugsShown).toEqual(['three', 'one', 'two'])
  })
})

describe('a picture', () => {
  test('2.22 is kept for a text that shows it, with words for those who cannot see it', async () => {
    const { status, key, ...size } = await upload(photo)
    expect([status, size]).toEqual([201, { width: 800, height: 1200 }])
    const without = await write('story', story, { picture: key })
    expect(without).toMatchObject({ status: 422, errors: { image_alt: 'required' } })
    const written = await write('story', { ...story, image_alt: 'A ward' }, { picture: key })
    expect(written.status).toBe(201)
    await publish('story', written.id)
    const read = async () =>
      (await api.app.inject({ url: `/api/content/GetContentBySlug/${written.slug}` })).json()
    await expect.poll(read).toMatchObject({ image: true, image_url: `/pictures/${key}/800x1200.webp` })
  })

  test('2.22 goes with the last text that shows it', async () => {
    const { key } = await upload(photo)
    const kept = async () =>
      (await api.database.store.db.selectFrom('picture').select('key').execute()).length
    const one = await write('story', { ...story, image_alt: 'A ward' }, { picture: key })
    const two = await write('news', {
      title: 'News',
      summary: 'S',
      content: `![A ward](/pictures/${key}/480x720.webp)`,
    })
    await call('PUT', `${all}/story/${one.id}`, { version: 1, answers: story, picture: null })
    expect(await kept()).toBe(1)
    await call('DELETE', `${all}/news/${two.id}`)
    expect(await kept()).toBe(0)
    const gone = await write('story', { ...story, image_alt: 'A ward' }, { picture: key })
    expect(gone).toMatchObject({ status: 422, errors: { picture: 'upload_gone' } })
  })

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 422],
    ['no picture', Buffer.from('hello'), 'text/plain', 415],
    ['too large', Buffer.alloc(11 * 1024 * 1024), 'image/png', 413],
  ])('2.22 is refused: %s', async (_name, bytes, type, status) => {
    expect((await upload(bytes, type)).status).toBe(status)
  })
})

describe('a profile', () => {
  test('2.23 is published only with the consent of the person, and says who wrote it down', async () => {
    const { id } = await write('profile', profile)
    expect(await publish('profile', id)).toMatchObject({ status: 422, errors: { consent_note: 'required' } })
    const consented = { ...profile, consent_note: 'By e-mail on 3 May' }
    await call('PUT', `${all}/profile/${id}`, { version: 1, answers: consented })
    expect(await publish('profile', id)).toMatchObject({ success: true })
    const kept = await call('GET', `${all}/profile/${id}`)
    expect([kept.consent_recorded_by, Date.parse(kept.consent_recorded_at) > 0]).toEqual([editor, true])
    const withdrawn = await call('PUT', `${all}/profile/${id}`, { version: 2, answers: profile })
    expect(withdrawn).toMatchObject({ status: 422, errors: { consent_note: 'required' } })
  })

  test('2.23 moves among its like: experts among experts', async () => {
    const names = [
      ['expert', 'A'],
      ['trainer', 'B'],
      ['expert', 'C'],
    ] as const
    const ids: string[] = []
    for (const [kind, name] of names) ids.push((await write('profile', { ...profile, kind, name })).id)
    await call('POST', `${all}/profile/${ids[2]}/move`, { direction: 'up' })
    const { profile: listed } = await call('GET', all)
    expect(listed.map(({ title }: { title: string }) => title)).toEqual(['C', 'A', 'B'])
  })
})

test('4.11 a news item has the day on which it was published', async () => {
  const { id } = await write('news', { title: 'News', summary: 'Short', content: 'Long' })
  await publish('news', id)
  const row = await api.database.store.db
    .selectFrom('news_item')
    .select('published_on')
    .executeTakeFirstOrThrow()
  expect(row.published_on).toBe(new Date().toISOString().slice(0, 10))
})

test('2.24 all samples go in one call with their pictures, and nothing else', async () => {
  const { store } = api.database
  const own = await write('story', story)
  await store.db.updateTable('content_version').set({ version: '0' }).execute()
  await seedSampleContent(store)
  expect(await call('DELETE', '/api/admin/sample-content')).toMatchObject({ removed: 14 })
  const { story: stories, news, profile: people } = await call('GET', all)
  expect([stories.map(({ id }: { id: string }) => id), news, people]).toEqual([[own.id], [], []])
  expect(await store.db.selectFrom('picture').select('key').execute()).toEqual([])
  expect(await seedSampleContent(store)).toBe(false)
})

test.each(['not-a-uuid', '6d3f1c58-2a94-4e7b-b1d0-8c5e9f7a2b36'])(
  'what is not there is not found: %s',
  async (id) => {
    for (const [method, path, payload] of [
      ['GET', `${all}/story/${id}`],
      ['DELETE', `${all}/story/${id}`],
      ['POST', `${all}/story/${id}/publish`],
      ['POST', `${all}/story/${id}/unpublish`],
      ['POST', `${all}/story/${id}/preview-link`],
      ['PUT', `${all}/story/${id}`, { version: 1, answers: story }],
      ['GET', `${all}/hospital/${id}`],
    ] as const) {
      expect([400, 404], path).toContain((await call(method, path, payload)).status)
    }
  },
)
