import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../src/domain/paths.ts'
import { secretOfTests } from '../harness/page-opened.ts'
import { twoColours } from '../harness/pictures.ts'
import { signInAs } from '../harness/staff.ts'
import { type RunningAster, startAster } from '../harness/start-aster.ts'
import { freshDatabase, type TestDatabase } from '../harness/test-database.ts'

let database: TestDatabase
let aster: RunningAster
let cookie: string
beforeAll(async () => {
  database = await freshDatabase()
  aster = await startAster(database.url, { ASTER_SECRET: secretOfTests })
  cookie = (await signInAs(database.store, 'editor', aster.url)).cookie
}, 60_000)
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

async function post(path: string, fields: Record<string, string | Blob>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const isFile = Object.values(fields).some((value) => value instanceof Blob) || path.includes('edit')
  const answer = await fetch(aster.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body: isFile ? body : new URLSearchParams(fields as Record<string, string>),
  })
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}
const edit = (kind: string) => `${paths.adminContentEdit()}?kind=${kind}`

test('2.26 a form comes back with what was typed, what is wrong, and the picture that had arrived', async () => {
  const picture = new Blob([new Uint8Array(await twoColours(40, 30).png().toBuffer())])
  const typed = { title: 'A <b>title</b>', content: 'Words', act: 'publish', version: '0' }
  const { status, html } = await post(edit('story'), { ...typed, picture })
  expect(status).toBe(422)
  expect(html).toContain('value="A &lt;b&gt;title&lt;/b&gt;"')
  expect(html).toContain('The picture in words: This field is required')
  const key = /name="picture_key" value="([\da-f]{32})"/.exec(html)?.[1] ?? ''
  const again = await post(edit('story'), {
    ...typed,
    act: 'save',
    image_alt: 'Two colours',
    picture_key: key,
  })
  expect([again.status, again.location]).toEqual([303, expect.stringMatching(/&done=saved$/)])
  const { picture_key } = await database.store.db
    .selectFrom('story')
    .select('picture_key')
    .where('slug', '=', 'a-b-title-b')
    .executeTakeFirstOrThrow()
  expect(picture_key).toBe(key)
})

test.each([
  ['something that is no picture', new Blob(['<svg/>']), 'Please choose a picture in JPEG'],
  ['a file that is too large', new Blob([new Uint8Array(11 * 1024 * 1024)]), 'larger than 10 MB'],
])('2.26 %s is told at its field', async (_name, picture, words) => {
  const { status, html } = await post(edit('story'), { title: 'T', version: '0', picture })
  expect([status, html.includes(words)]).toEqual([422, true])
})

test('2.26 a draft that is published too early is kept, and says what is missing', async () => {
  const { status, html } = await post(edit('news'), { title: 'Early', version: '0', act: 'publish' })
  expect(status).toBe(422)
  expect(html).toContain('Summary: This field is required')
  const kept = await database.store.db
    .selectFrom('news_item')
    .select('status')
    .where('slug', '=', 'early')
    .execute()
  expect(kept).toEqual([{ status: 'draft' }])
})

test.each([
  { act: 'publish', kind: 'story', id: 'no-uuid' },
  { act: 'remove', kind: 'story', id: '6d3f1c58-2a94-4e7b-b1d0-8c5e9f7a2b36' },
  { act: 'up', kind: 'news', id: '6d3f1c58-2a94-4e7b-b1d0-8c5e9f7a2b36' },
  { act: 'publish', kind: 'constructor', id: '' },
  { act: 'nonsense', kind: 'story', id: '' },
  {},
])('2.26 what cannot be done is told in words: %j', async (fields) => {
  const { status, html } = await post(paths.adminContent(), fields as Record<string, string>)
  expect([status, html.includes('This was not done')]).toEqual([422, true])
})

test('2.24 an editor removes the samples with one button, and the home page is without them at once', async () => {
  expect(await (await fetch(aster.url)).text()).toContain('Local Impact')
  const { status, location } = await post(paths.adminContent(), { act: 'samples' })
  expect([status, location]).toEqual([303, `${paths.adminContent()}?done=samples`])
  await expect.poll(async () => (await fetch(aster.url)).text()).not.toContain('Local Impact</h2>')
  const list = await fetch(`${aster.url}${paths.adminContent()}?done=samples`, { headers: { cookie } })
  const html = await list.text()
  expect(html).toContain('The sample content is removed.')
  expect(html).not.toContain('Remove sample content')
})
