import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { type EditorsSite, openEditorsSite } from './editors-site.ts'

let site: EditorsSite
beforeAll(async () => {
  site = await openEditorsSite()
}, 60_000)
afterAll(() => site.close())

async function post(path: string, fields: Record<string, string>) {
  const { html, ...answer } = await site.post(path, fields)
  return { ...answer, html: shown(html) }
}

/** The page without its scripts, which contain messages that are not shown yet. */
const shown = (html: string) => html.replaceAll(/<script.*?<\/script>|<!-- -->/gs, '')

const edit = (kind: string) => `${paths.adminContentEdit()}?kind=${kind}`

test('45.20 an entry that a colleague has removed meanwhile can be saved as a new one: nothing typed is lost', async () => {
  const partner = { kind: 'funding', name: 'Juniper', version: '0' }
  const { location } = await post(edit('partner'), partner)
  await site.database.store.db.deleteFrom('partner').execute()
  const typed = {
    ...partner,
    version: '1',
    description: 'Words of an hour',
    unpublish_at: '2031-01-01T10:00',
  }
  const gone = await post(location.replace(/&done.*/, ''), typed)
  expect(gone.status).toBe(409)
  expect(gone.html).toContain('A colleague has removed this entry in the meantime')
  for (const words of [
    'Add a partner</h1>',
    'value="Juniper"',
    'Words of an hour',
    'value="2031-01-01T10:00"',
  ])
    expect(gone.html).toContain(words)
  const action = /action="([^"]*content\/edit[^"]*)"/.exec(gone.html)?.[1] ?? ''
  expect(action).toBe(edit('partner'))
  const again = await post(action, { ...typed, version: '0', unpublish_at: '' })
  expect(again.location).toMatch(/&done=saved$/)
})

test.each(['profile', 'member', 'partner'])(
  '45.21 no group is preselected, and leaving it empty is refused (%s)',
  async (kind) => {
    const { status, html } = await post(edit(kind), {
      kind: '',
      name: 'Ama Mensah',
      version: '0',
      _action: 'save',
    })
    expect(status).toBe(422)
    expect(html).toMatch(/id="kind-error"[^>]*>.*?This field is required/s)
  },
)

test('45.22 a conditionally required field says when it is needed', async () => {
  const open = async (kind: string) =>
    shown(await (await fetch(site.url + edit(kind), { headers: { cookie: site.cookie } })).text())
  const member = await open('member')
  expect(member).toContain('The picture in words<span class="opt"> (needed with a picture)</span>')
  expect(member).toContain('Consent<span class="opt"> (needed before publishing)</span>')
  expect(await open('partner')).toContain(
    'The logo in words<span class="opt"> (needed with a picture)</span>',
  )
})

test('45.23 a refused publication names all that is missing at once, and says whether a draft was saved', async () => {
  const empty = await post(edit('story'), { version: '0', _action: 'publish' })
  expect(empty.status).toBe(422)
  for (const name of ['Title', 'Synopsis', 'Country or region', 'Text'])
    expect(empty.html).toContain(`${name}: This field is required`)
  expect(empty.html).not.toContain('Your draft is saved')
  const named = await post(edit('story'), { title: 'A ward', version: '0', _action: 'publish' })
  expect(named.html).toContain('Your draft is saved. It is not published yet')
  expect(named.html).not.toContain('Title: This field is required')
  expect(named.html).toContain('Synopsis: This field is required')
  const untimely = {
    title: 'A bed',
    version: '0',
    unpublish_at: '2020-01-01T10:00',
    publish_at: '2020-01-01T09:00',
  }
  const late = await post(edit('story'), { ...untimely, _action: 'plan' })
  expect(late.html).toContain('Saved. The plan has not changed')
})

test('45.24 figures and timeline that are refused name their first wrong line', async () => {
  const typed = { outcomes: '71% | Reviewed\n5 days', timeline: 'June | Visit' }
  const { html } = await post(edit('story'), { title: 'A ward', ...typed, version: '0', _action: 'save' })
  expect(html).toContain('Figures: Line 2 (‘5 days’): Each line needs a figure')
  expect(html).toContain('Timeline: Line 1 (‘June | Visit’): Each line needs a month')
})

test('45.25 sample profiles are marked where a story chooses its expert', async () => {
  const profile = { kind: 'expert', role: 'Nurse', country: 'Ghana', quote: 'So.', biography: 'B.' }
  for (const name of ['Ama Real', 'Esi Invented'])
    await post(edit('profile'), { ...profile, name, version: '0' })
  await site.database.store.db
    .updateTable('profile')
    .set({ is_sample: true })
    .where('name', '=', 'Esi Invented')
    .execute()
  const html = await (await fetch(site.url + edit('story'), { headers: { cookie: site.cookie } })).text()
  expect(html).toMatch(/<option[^>]*>Esi Invented \(sample\)<\/option>/)
  expect(html).toMatch(/<option[^>]*>Ama Real<\/option>/)
})
