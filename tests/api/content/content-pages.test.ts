import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { twoColours } from '../../harness/content/pictures.ts'
import { signInAs } from '../../harness/staff/staff.ts'
import { type EditorsSite, openEditorsSite } from './editors-site.ts'

let site: EditorsSite
beforeAll(async () => {
  site = await openEditorsSite('editor', { withSamples: true })
}, 60_000)
afterAll(() => site.close())

const post = (path: string, fields: Record<string, string | Blob>) =>
  site.post(path, fields, { isPlain: !path.includes('edit') })
const idOfNothing = '6d3f1c58-2a94-4e7b-b1d0-8c5e9f7a2b36'
const edit = (kind: string) => `${paths.adminContentEdit()}?kind=${kind}`

test('48.7 ‘Where we work’ names the stories of samples and says that they are invented', async () => {
  const html = await (await fetch(site.url + paths.whereWeWork())).text()
  expect(html).toContain(`href="${paths.story('antibiogram-on-the-wall')}"`)
  expect(html).toContain('Sample content: the people and hospitals in it are invented.')
})

test('2.26 a form with errors is shown again with its input and the uploaded picture', async () => {
  const picture = new Blob([new Uint8Array(await twoColours(40, 30).png().toBuffer())])
  const typed = { title: 'A <b>title</b>', content: 'Words', _action: 'publish', version: '0' }
  const { status, html } = await post(edit('story'), { ...typed, picture })
  expect(status).toBe(422)
  expect(html).toContain('value="A &lt;b&gt;title&lt;/b&gt;"')
  expect(html).toContain('The picture in words: This field is required')
  const key = /name="picture_key" value="([\da-f]{32})"/.exec(html)?.[1] ?? ''
  const again = await post(edit('story'), {
    ...typed,
    _action: 'save',
    image_alt: 'Two colours',
    picture_key: key,
  })
  expect([again.status, again.location]).toEqual([303, expect.stringMatching(/&done=saved$/)])
  const { picture_key } = await site.database.store.db
    .selectFrom('story')
    .select('picture_key')
    .where('slug', '=', 'a-b-title-b')
    .executeTakeFirstOrThrow()
  expect(picture_key).toBe(key)
})

test('38.15 an uploaded picture is kept and shown while other fields are refused, however often', async () => {
  const picture = new Blob([new Uint8Array(await twoColours(90, 30).png().toBuffer())])
  const typed = { title: 'Wards', content: 'Words', _action: 'publish', version: '0' }
  const cut = { crop_x: '100', crop_y: '50', crop_zoom: '100' }
  const { html } = await post(edit('story'), { ...typed, ...cut, picture })
  const [, key = '', src = ''] = /name="picture_key" value="(\w+)".*?<img src="([^"]*)"/s.exec(html) ?? []
  expect(src).toMatch(new RegExp(`^/pictures/${key}/`))
  expect(html).toContain('has arrived, cut as you chose')
  const again = await post(edit('story'), { ...typed, picture_key: key })
  expect([again.status, again.html.includes(src)]).toEqual([422, true])
  const gone = await post(edit('story'), { ...typed, _action: 'save', picture_key: 'f'.repeat(32) })
  expect([gone.status, gone.html.includes('id="picture-error"')]).toEqual([422, true])
})

test.each([
  ['something that is no picture', new Blob(['<svg/>']), 'Please choose a picture in JPEG'],
  ['a file that is too large', new Blob([new Uint8Array(11 * 1024 * 1024)]), 'larger than 10 MB'],
])('2.26 %s gets an error at its field', async (_name, picture, words) => {
  const { status, html } = await post(edit('story'), { title: 'T', version: '0', picture })
  expect([status, html.includes(words)]).toEqual([422, true])
})

test.each(['f'.repeat(32), "x' OR 'a'='a", 'a\0b', 'k'.repeat(9000)])(
  '2.26 an unknown picture key (%#) gets an error at its field',
  async (picture_key) => {
    const sent = { title: 'T', version: '0', image_alt: 'Words', picture_key }
    const { status, html } = await post(edit('story'), sent)
    expect([status, html.includes('value="T"')]).toEqual([422, true])
  },
)

test('2.26 an incomplete draft is saved, not published, and shows what is missing', async () => {
  const { status, html } = await post(edit('news'), { title: 'Early', version: '0', _action: 'publish' })
  expect(status).toBe(422)
  expect(html).toContain('Summary: This field is required')
  const kept = await site.database.store.db
    .selectFrom('news_item')
    .select('status')
    .where('slug', '=', 'early')
    .execute()
  expect(kept).toEqual([{ status: 'draft' }])
})

test('14.9 a picture is cropped to the format of the page, in the middle by default', async () => {
  const sizeOf = async (fields: Record<string, string>) => {
    const picture = new Blob([new Uint8Array(await twoColours(64, 80).png().toBuffer())])
    const { html } = await post(edit('story'), { title: 'T', version: '0', ...fields, picture })
    const key = /name="picture_key" value="([\da-f]{32})"/.exec(html)?.[1] ?? ''
    const row = site.database.store.db
      .selectFrom('picture')
      .select(['width', 'height'])
      .where('key', '=', key)
    return row.executeTakeFirst()
  }
  expect(await sizeOf({})).toEqual({ width: 64, height: 40 })
  expect(await sizeOf({ crop_x: '0', crop_y: '0', crop_zoom: '200' })).toEqual({ width: 32, height: 20 })
  expect(await sizeOf({ crop_x: 'x', crop_y: '-5', crop_zoom: '9999' })).toEqual({ width: 64, height: 40 })
})

test('14.5 an earlier version can be read and restored; 14.7 a schedule is validated, shown and cancelled', async () => {
  const item = { title: 'Planned', summary: 'Short', content: 'First words' }
  const { location } = await post(edit('news'), { ...item, version: '0' })
  const id = /id=([\da-f-]{36})/.exec(location ?? '')?.[1] ?? ''
  const own = `${edit('news')}&id=${id}`
  const past = await post(own, { ...item, version: '1', _action: 'plan', publish_at: '2020-01-01T08:00' })
  expect([past.status, past.html.includes('Publish at: Please choose a later time')]).toEqual([422, true])
  expect(past.html).toContain('value="2020-01-01T08:00"')
  const later = { ...item, content: 'Second words', _action: 'save', publish_at: '2099-12-01T08:00' }
  expect((await post(own, { ...later, version: '2' })).location).toMatch(/&done=planned$/)
  const read = async (path: string) =>
    (await fetch(site.url + path, { headers: { cookie: site.cookie } })).text()
  expect(await read(own)).toContain('name="planned_publish_at" value="2099-12-01T08:00"')
  const unaware = { ...later, version: '3', publish_at: '', planned_publish_at: '' }
  expect((await post(own, unaware)).location).toMatch(/&done=saved$/)
  expect(await read(paths.adminContent())).toContain('Appears 1 Dec 2099, 08:00 UTC')
  expect((await post(paths.adminContent(), { _action: 'unplan', kind: 'news', id })).location).toMatch(
    /unplanned/,
  )
  expect(await read(paths.adminContent())).not.toContain('Appears 1 Dec')

  const version = `${paths.adminContentVersion()}?kind=news&id=${id}&version=1`
  expect(await read(own)).toContain(version.replaceAll('&', '&amp;'))
  expect(await read(version)).toContain('<p>First words</p>')
  expect((await post(version, { present: '1' })).status).toBe(409)
  expect((await post(version, { present: '4' })).location).toMatch(/&done=restored$/)
  expect(await read(own)).toContain('First words')
  const gone = await fetch(`${site.url}${version}9`, { headers: { cookie: site.cookie } })
  expect(gone.status).toBe(404)
})

const item = { title: 'A draft', summary: 'In short', content: 'We **went**' }
const person = {
  name: 'Ama Draft',
  role: 'Nurse',
  country: 'Ghana',
  quote: 'Look',
  biography: 'She **works**',
}

test.each([
  {
    kind: 'news',
    typed: { ...item, publish_at: '2099-12-01T08:00' },
    seen: ['A draft</h2>', 'In short', 'We <strong>went</strong>', '1 December 2099'],
  },
  {
    kind: 'profile',
    typed: { ...person, kind: 'trainer', image_alt: 'Ama, smiling' },
    seen: ['Trainers</h2>', 'Nurse, Ghana', '“Look”', 'She <strong>works</strong>', 'alt="Ama, smiling"'],
  },
])('14.10 only editors see a draft ($kind) as visitors will see it', async ({ kind, typed, seen }) => {
  const picture = new Blob([new Uint8Array(await twoColours(40, 40).png().toBuffer())])
  const { location } = await post(edit(kind), {
    ...typed,
    version: '0',
    ...(kind === 'profile' && { picture }),
  })
  const id = /id=([\da-f-]{36})/.exec(location ?? '')?.[1] ?? ''
  const own = `${paths.adminContentPreview()}?kind=${kind}&id=${id}`
  const open = (path: string, by = site.cookie) =>
    fetch(site.url + path, { headers: { cookie: by }, redirect: 'manual' })

  expect(await (await open(`${edit(kind)}&id=${id}`)).text()).toContain(`href="${own.replace('&', '&amp;')}"`)
  const page = await open(own)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const html = await page.text()
  for (const words of ['This is a draft', '<meta name="robots" content="noindex"/>', ...seen])
    expect(html).toContain(words)
  expect(html.match(/<article/g)).toHaveLength(1)

  const { cookie: viewer } = await signInAs(site.database.store, 'viewer', site.url)
  expect((await open(own, viewer)).status).toBe(403)
  expect((await open(own, '')).headers.get('location')).toMatch(/^\/login/)
  for (const bad of [
    own.replace(id, 'no-uuid'),
    own.replace(id, idOfNothing),
    own.replace(kind, 'constructor'),
  ])
    expect((await open(bad)).status, bad).toBe(404)
})

test.each([
  { _action: 'publish', kind: 'story', id: 'no-uuid' },
  { _action: 'remove', kind: 'story', id: idOfNothing },
  { _action: 'up', kind: 'news', id: idOfNothing },
  { _action: 'publish', kind: 'constructor', id: '' },
  { _action: 'nonsense', kind: 'story', id: '' },
  {},
])('2.26 an impossible action gets an explanation: %j', async (fields) => {
  const { status, html } = await post(paths.adminContent(), fields as Record<string, string>)
  expect([status, html.includes('This was not done')]).toEqual([422, true])
})

test('40.46 a filtered list of content cannot be reordered, and says when nothing matches', async () => {
  const read = async (query: string) =>
    (await fetch(`${site.url}${paths.adminContent()}${query}`, { headers: { cookie: site.cookie } })).text()
  expect(await read('')).toContain('Move down: Forty-eight hours')
  const found = await read('?search=forty+HOURS')
  expect(found).toContain('Unpublish: Forty-eight hours')
  expect(found).not.toMatch(/Move down|data-order/)
  expect(await read('?search=forty&status=draft')).toContain('Nothing fits this title and this status.')
})

test('2.24 an editor removes all samples with one button, and the home page shows none at once', async () => {
  expect(await (await fetch(site.url)).text()).toContain('Local Impact')
  const { status, location } = await post(paths.adminContent(), { _action: 'samples' })
  expect([status, location]).toEqual([303, `${paths.adminContent()}?done=samples`])
  await expect.poll(async () => (await fetch(site.url)).text()).not.toContain('Local Impact</h2>')
  const list = await fetch(`${site.url}${paths.adminContent()}?done=samples`, {
    headers: { cookie: site.cookie },
  })
  const html = await list.text()
  expect(html).toContain('The sample content is removed.')
  expect(html).not.toContain('Remove sample content')
})
