import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedSampleContent } from '../../../src/services/content/seed-sample-content.ts'
import { type ApiApp, startApi } from '../api-app.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
  await seedSampleContent(api.database.store)
})
afterAll(() => api.stop())

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers })
const bySlug = '/api/content/GetContentBySlug'

describe('GET /api/content/sort-by-order', () => {
  test('7.23 lists the published stories in the editors’ order', async () => {
    const answer = await get('/api/content/sort-by-order')
    expect(answer.statusCode).toBe(200)
    const stories = answer.json()
    expect(stories.map(({ slug }: { slug: string }) => slug)).toEqual([
      'forty-eight-hours',
      'antibiogram-on-the-wall',
      'clean-hands-at-the-ferry-clinic',
      'two-screens-and-a-spreadsheet',
    ])
    expect(stories[1]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      title: 'The antibiogram on the wall',
      synopsis: expect.stringContaining('two years of plates'),
      slug: 'antibiogram-on-the-wall',
      country_region: 'St Calla Teaching Hospital, Ghana',
      image: true,
      image_url: expect.stringMatching(/^\/pictures\/[\da-f]{32}\/1440x900\.webp$/),
      image_alt: expect.stringContaining('microscope'),
      is_sample: true,
    })
  })

  test('answers 304 while nothing has changed; its ETag changes with the content', async () => {
    const { etag = '' } = (await get('/api/content/sort-by-order')).headers as Record<string, string>
    const ask = () => get('/api/content/sort-by-order', { 'if-none-match': etag })
    expect((await ask()).statusCode).toBe(304)
    const { db } = api.database.store
    await db.updateTable('story').set({ title: 'Changed' }).where('slug', '=', 'forty-eight-hours').execute()
    await expect.poll(async () => (await ask()).statusCode).toBe(200)
    expect((await ask()).json()[0].title).toBe('Changed')
  })
})

describe('GET /api/content/GetContentBySlug/{slug}', () => {
  test.each([bySlug, '/api/content/getContentBySlug'])('7.24 %s answers with the story', async (path) => {
    const answer = await get(`${path}/antibiogram-on-the-wall`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, no-cache')
    expect(answer.json()).toMatchObject({
      title: 'The antibiogram on the wall',
      country_region: 'St Calla Teaching Hospital, Ghana',
      image: true,
      content: expect.stringMatching(/^<p>The laboratory of St Calla/),
    })
  })

  test.each(['no-such-story', 'Not A Slug', '%00', 'a'.repeat(150)])(
    '7.24 answers 404 for %s',
    async (slug) => {
      const answer = await get(`${bySlug}/${slug}`)
      expect([answer.statusCode < 500, answer.headers['content-type']]).toEqual([
        true,
        'application/problem+json; charset=utf-8',
      ])
      expect(answer.json().detail).toBe('An error occurred when retrieving with slug.')
    },
  )

  test('7.24 answers 404 for a draft', async () => {
    const { db } = api.database.store
    const draft = (status: 'draft' | 'published') =>
      db.updateTable('story').set({ status }).where('slug', '=', 'antibiogram-on-the-wall').execute()
    await draft('draft')
    await expect.poll(async () => (await get(`${bySlug}/antibiogram-on-the-wall`)).statusCode).toBe(404)
    await draft('published')
  })

  test('2.21 sanitises HTML that was written directly into the database', async () => {
    const { db } = api.database.store
    await db
      .updateTable('story')
      .set({ content: '<p onclick="a()">Text</p><script>alert(1)</script>' })
      .where('slug', '=', 'two-screens-and-a-spreadsheet')
      .execute()
    await expect
      .poll(async () => (await get(`${bySlug}/two-screens-and-a-spreadsheet`)).json().content)
      .toBe('<p>Text</p>')
  })
})

test('7.25 a failure has the message of the specification', async () => {
  const lonely = await startApi()
  await sql`DROP TABLE story CASCADE`.execute(lonely.database.store.db)
  for (const [path, text] of [
    ['/api/content/sort-by-order', 'An error occurred while retrieving content.'],
    [`${bySlug}/wards`, 'An error occurred when retrieving with slug.'],
  ] as const) {
    const answer = await lonely.app.inject({ url: path })
    expect([answer.statusCode, answer.json().detail]).toEqual([500, text])
  }
  await lonely.stop()
})
