import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSampleContent } from '../../../src/services/content/seed-sample-content.ts'
import { type ApiApp, startApi } from '../api-app.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
  const { store } = api.database
  await seedSampleContent(store)
  const untranslated = store.db.selectFrom('story').select('id').where('slug', '=', 'forty-eight-hours')
  await store.db.deleteFrom('content_translation').where('story_id', '=', untranslated).execute()
})
afterAll(() => api.stop())

const list = '/api/content/sort-by-order'
const one = (slug: string) => `/api/content/GetContentBySlug/${slug}`

async function get(url: string, wanted?: string, more: Record<string, string> = {}) {
  const headers = { ...(wanted && { 'accept-language': wanted }), ...more }
  const { statusCode, headers: sent, body } = await api.app.inject({ url, headers })
  return { status: statusCode, body: body && JSON.parse(body), sent }
}

test.each([
  ['fr-CH, en;q=0.5', 'fr', /^L’antibiogramme/],
  ['ru', 'ru', /^[\p{Script=Cyrillic}\s«»]+$/u],
  ['de, nl', 'en', /^The antibiogram on the wall$/],
  [undefined, 'en', /^The antibiogram on the wall$/],
])('34.9 a caller who accepts %s reads a story in %s', async (wanted, language, title) => {
  const { body, sent } = await get(one('antibiogram-on-the-wall'), wanted)
  expect(body).toMatchObject({ title: expect.stringMatching(title), slug: 'antibiogram-on-the-wall' })
  expect(sent).toMatchObject({ 'content-language': language, vary: 'accept-encoding, accept-language' })
})

test('34.9 a story without a translation is English, and says so', async () => {
  const { body, sent } = await get(one('forty-eight-hours'), 'fr')
  expect(body.title).toBe('Forty-eight hours that changed the ward round')
  expect(sent['content-language']).toBe('en')
})

test('34.9 a list names the languages that it is written in; its shape is the same in each', async () => {
  const [french, english] = [await get(list, 'fr'), await get(list, 'en')]
  expect(french.sent).toMatchObject({
    'content-language': 'en, fr',
    vary: 'accept-encoding, accept-language',
  })
  expect(english.sent['content-language']).toBe('en')
  const [shape, usual] = [french, english].map(({ body }) => body.map((card: object) => Object.keys(card)))
  expect(shape).toEqual(usual)
})

test('34.9 a cached response in one language is not sent to readers of another', async () => {
  const first = await get(one('antibiogram-on-the-wall'), 'fr')
  const etag = String(first.sent.etag)
  expect((await get(one('antibiogram-on-the-wall'), 'fr', { 'if-none-match': etag })).status).toBe(304)
  expect((await get(one('antibiogram-on-the-wall'), 'es', { 'if-none-match': etag })).status).toBe(200)
})
