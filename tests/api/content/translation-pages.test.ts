import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueOf } from '../../../src/domain/messages/catalogues.ts'
import { paths } from '../../../src/domain/paths.ts'
import { type EditorsSite, openEditorsSite } from './editors-site.ts'

let site: EditorsSite
const ids: Record<string, string> = {}
beforeAll(async () => {
  site = await openEditorsSite('editor', { withSamples: true })
  const { db } = site.database.store
  for (const table of ['story', 'news_item', 'profile'] as const) {
    for (const { id, slug } of await db.selectFrom(table).select(['id', 'slug']).execute()) ids[slug] = id
  }
  await db.deleteFrom('content_translation').where('locale', '=', 'es').execute()
}, 60_000)
afterAll(() => site.close())

const open = async (path: string, as = '') => {
  const answer = await fetch(site.url + path, { headers: { cookie: as } })
  return { status: answer.status, html: await answer.text() }
}

const pageOf = (kind: string, slug: string, locale: string) =>
  `${paths.adminContentTranslation()}?kind=${kind}&id=${ids[slug]}&locale=${locale}`

const post = (path: string, fields: Record<string, string>) => site.post(path, fields, { isPlain: true })

const slug = 'forty-eight-hours'
const story = paths.story(slug)

test('34.2 a translated story has the language of its page, also for programs', async () => {
  const { html } = await open(`/fr${story}`)
  expect(html).toContain('<h1>Quarante-huit heures qui ont changé la visite</h1>')
  expect(html).toContain('"inLanguage":"fr"')
  expect(html).not.toContain('lang="en" dir="ltr"')
  expect(html).not.toContain(catalogueOf('fr').languages.englishOnly)
})

test('34.2 a story without a translation is English and marked, and the page says so', async () => {
  const { html } = await open(`/es${story}`)
  expect(html).toContain('<h1 lang="en" dir="ltr">Forty-eight hours that changed the ward round</h1>')
  expect(html).toMatch(/<div lang="en" dir="ltr"><div class="prose"><p>At ten each morning/)
  expect(html).toMatch(/<img[^>]* alt="Drawing: [^>]* lang="en"/)
  expect(html).toContain('"inLanguage":"en"')
  expect(html).toContain(`<p class="sm muted">${catalogueOf('es').languages.englishOnly}</p>`)
})

test.each([
  ['the home page', '/', 9],
  ['the stories', paths.stories(), 4],
  ['the news', paths.news(), 4],
  ['the experts', paths.expertStories(), 6],
])('34.2 %s mark each entry that is not translated', async (_name, path, least) => {
  const marks = async (locale: string) =>
    (await open(`/${locale}${path === '/' ? '' : path}`)).html.match(/<(?!img)[^>]* lang="en"/g)?.length ?? 0
  expect(await marks('es')).toBeGreaterThanOrEqual(least)
  // The language menu names English in English.
  expect(await marks('fr')).toBeLessThan(least)
})

test('34.8 links inside a text lead on in the language of the page', async () => {
  const french = await open(`/fr${paths.expertStories()}`)
  expect(french.html).toContain('<a href="/fr/story/two-screens-and-a-spreadsheet">Lire le récit</a>')
  const spanish = await open(`/es${paths.expertStories()}`)
  expect(spanish.html).toContain('<a href="/es/story/two-screens-and-a-spreadsheet">')
})

test('34.8 the feed of a language has its titles; an English item says so', async () => {
  const french = await open('/fr/feed.xml')
  expect(french.html).toContain('<title>Quarante-huit heures qui ont changé la visite</title>')
  expect(french.html).not.toContain('<dc:language>')
  const spanish = await open('/es/feed.xml')
  expect(spanish.html).toContain('<dc:language>en</dc:language>')
})

test('34.4 the form of a translation needs no script: saved, published, taken down, removed', async () => {
  const path = pageOf('news', 'new-site', 'es')
  const fresh = await open(path, site.cookie)
  expect(fresh.html).toContain('A new site')
  expect(fresh.html).toMatch(/<input[^>]* dir="ltr"[^>]* lang="es"/)
  const words = { title: 'Un sitio <nuevo>', summary: 'Ligero', content: 'Texto', original_version: '1' }
  const incomplete = await post(path, { ...words, summary: '', version: '0', _action: 'publish' })
  expect(incomplete.status).toBe(422)
  expect(incomplete.html).toContain('Summary: This field is required')
  expect(incomplete.html).toContain('value="Un sitio &lt;nuevo&gt;"')
  const published = await post(path, { ...words, version: '1', _action: 'publish' })
  expect([published.status, published.location]).toEqual([303, `${path}&done=published`])
  expect((await open(`/es${paths.news()}`)).html).toContain('>Un sitio &lt;nuevo&gt;</h2>')

  const late = await post(path, { ...words, title: 'Tarde', version: '1', _action: 'save' })
  expect(late.status).toBe(409)
  expect(late.html).toContain('Somebody else has saved this in the meantime')
  expect(late.html).toContain('value="Tarde"')

  expect((await post(path, { _action: 'unpublish' })).location).toBe(`${path}&done=unpublished`)
  expect((await open(`/es${paths.news()}`)).html).not.toContain('Un sitio')
  expect((await post(path, { _action: 'remove' })).location).toBe(`${path}&done=removed`)
  const gone = await post(path, { _action: 'remove' })
  expect([gone.status, gone.html.includes('It is not there any more')]).toEqual([409, true])
})

test('34.6 the draft of a translation is shown to editors, and to holders of its link until it is saved again', async () => {
  const path = pageOf('story', slug, 'es')
  const words = { title: 'Cuarenta y ocho', content: 'Texto', original_version: '1', _action: 'save' }
  await post(path, { ...words, version: '0' })
  const link =
    /value="[^"]*(\/es\/story\/preview\/[^"]*)"/.exec((await open(path, site.cookie)).html)?.[1] ?? ''
  const address = link.replaceAll('&amp;', '&')
  const shown = await open(address)
  expect([shown.status, shown.html.includes('<h1>Cuarenta y ocho</h1>')]).toEqual([200, true])
  expect(shown.html).toContain('This is a draft')
  expect((await open(address.replace('/es/', '/fr/'))).status).toBe(404)
  expect((await open(address.slice(3))).status).toBe(404)
  const editor = await open(`/es${paths.storyPreview(slug)}`, site.cookie)
  expect(editor.html).toContain('<h1>Cuarenta y ocho</h1>')
  await post(path, { ...words, version: '1' })
  expect((await open(address)).status).toBe(404)
  expect((await open(`/es${story}`)).html).not.toContain('Cuarenta')
})

test.each([
  ['news', 'new-site', 'title'],
  ['profile', 'hawthorn', 'name'],
])('34.6 the draft of a translated %s is previewed on the page of its language', async (kind, of, name) => {
  const path = pageOf(kind, of, 'es')
  const preview = `${paths.adminContentPreview()}?kind=${kind}&id=${ids[of]}&locale=es`
  expect((await open(preview, site.cookie)).status).toBe(404)
  await post(path, { [name]: 'Borrador', version: '0', original_version: '1', _action: 'save' })
  const { html } = await open(preview, site.cookie)
  expect(html).toContain('<div lang="es" dir="ltr">')
  expect(html).toContain('>Borrador</h')
  expect(html).toContain('This is a draft')
})

test.each([
  'kind=story',
  'kind=story&id=x&locale=fr',
  'kind=page&id=x&locale=fr',
  'kind=story&id=x&locale=en',
])('34.1 there is no translation page for %s', async (query) => {
  expect((await open(`${paths.adminContentTranslation()}?${query}`, site.cookie)).status).toBe(404)
})
