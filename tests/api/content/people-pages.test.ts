import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { twoColours } from '../../harness/content/pictures.ts'
import { type EditorsSite, openEditorsSite } from './editors-site.ts'

let site: EditorsSite
beforeAll(async () => {
  site = await openEditorsSite()
  for (const table of ['story', 'news_item', 'profile', 'member', 'partner'] as const)
    await site.database.store.db.deleteFrom(table).execute()
}, 60_000)
afterAll(() => site.close())

const post = (path: string, fields: Record<string, string | Blob>) => site.post(path, fields)

const read = async (path: string) => (await fetch(site.url + path)).text()
const edit = (kind: string) => `${paths.adminContentEdit()}?kind=${kind}`
const picture = async () => new Blob([new Uint8Array(await twoColours(90, 30).png().toBuffer())])
const person = { kind: 'team', name: 'Ama Mensah', role: 'Coordinator', consent_note: 'By mail' }

/** The part of a page before its main part: the menus. */
const header = (html: string) => html.slice(0, html.indexOf('<main'))
const footer = (html: string) => html.slice(html.indexOf('<footer'))

test('47.5 an empty page is in no menu, no list of pages and no sitemap until somebody is introduced, on cached pages too', async () => {
  const empty = await read(paths.home())
  for (const path of [paths.team(), paths.expertStories()]) {
    expect(header(empty)).not.toContain(`href="${path}`)
    expect(footer(empty)).not.toContain(`href="${path}`)
    expect((await read('/sitemap.xml')).includes(`${path}</loc>`), path).toBe(false)
    expect((await fetch(site.url + path)).status).toBe(200)
  }
  expect(await read(paths.about())).not.toContain(paths.team())
  expect(await read(paths.team())).toContain('The coordinator is your first contact')
  const saved = await post(edit('member'), { ...person, version: '0', _action: 'publish' })
  expect(saved.location).toMatch(/&done=published$/)
  await expect.poll(async () => header(await read(paths.home()))).toContain(`href="${paths.team()}"`)
  expect(header(await read(`/fr${paths.home()}`))).toContain(`href="/fr${paths.team()}"`)
  await expect.poll(() => read(paths.about())).toContain(`<h2><a href="${paths.team()}">`)
  expect(await read('/sitemap.xml')).toContain(`${paths.team()}</loc>`)
  expect(await read(paths.team())).toContain('<h3 class="h4">Ama Mensah</h3>')
})

test.each([
  { kind: 'member', typed: person, seen: ['The team</h2>', 'Ama Mensah</h3>'], sizes: [30, 30] },
  {
    kind: 'partner',
    typed: { kind: 'mission', name: 'Juniper', address: 'https://juniper.org/' },
    seen: ['Our partners</h2>', '<a href="https://juniper.org/" rel="noopener">Juniper</a>'],
    sizes: [90, 30],
  },
])(
  '47.4 a draft ($kind) is previewed on its page; a portrait is cropped, a logo is not',
  async ({ kind, typed, seen, sizes }) => {
    const fields = { ...typed, image_alt: 'Two colours', version: '0', picture: await picture() }
    const { location } = await post(edit(kind), fields)
    const id = /id=([\da-f-]{36})/.exec(location)?.[1] ?? ''
    const open = async (path: string) =>
      (await fetch(site.url + path, { headers: { cookie: site.cookie } })).text()
    const html = await open(`${paths.adminContentPreview()}?kind=${kind}&id=${id}`)
    const size = `width="${sizes[0]}" height="${sizes[1]}"`
    for (const words of ['This is a draft', 'alt="Two colours"', size, ...seen]) expect(html).toContain(words)
    const editor = await open(`${edit(kind)}&id=${id}`)
    expect(editor, '45.13 its words are optional').toMatch(
      /for="(biography|description)">[^<]*<span class="opt">/,
    )
    expect(editor.includes('name="crop_x"')).toBe(kind === 'member')
  },
)
