import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { signInAs } from '../../harness/staff/staff.ts'
import { type EditorsSite, openEditorsSite } from './editors-site.ts'

let site: EditorsSite
beforeAll(async () => {
  site = await openEditorsSite('administrator')
}, 60_000)
afterAll(() => site.close())

const open = (path: string, by = site.cookie) =>
  fetch(site.url + path, { headers: { cookie: by }, redirect: 'manual' })

const post = (fields: Record<string, string>, by = site.cookie) =>
  site.post(paths.adminMenus(), fields, { isPlain: true, by })

async function version() {
  const html = await (await open(paths.adminMenus())).text()
  return /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
}

const home = async (prefix = '') => (await fetch(`${site.url}${prefix}${paths.home()}`)).text()

test('47.10 an administrator hides and shows an entry without a script, and cached pages change', async () => {
  expect(await home()).toContain('Where we work')
  const hidden = await post({ _action: 'hide header.about.1', version: await version() })
  expect([hidden.status, hidden.location]).toEqual([303, `${paths.adminMenus()}?done=changed#header.about`])
  const header = async (prefix = '') => (await home(prefix)).split('<main')[0] ?? ''
  await expect.poll(() => header()).not.toContain(`href="${paths.whereWeWork()}"`)
  expect(await header('/fr')).not.toContain(`href="/fr${paths.whereWeWork()}"`)
  expect(await (await open(paths.adminMenus())).text()).toContain('Show: Where we work')
  const restored = await post({ _action: 'delivered', version: await version() })
  expect(restored.location).toBe(`${paths.adminMenus()}?done=delivered`)
  await expect.poll(() => header()).toContain(`href="${paths.whereWeWork()}"`)
})

test('47.12 a wrong link is refused at its field, and the input stays', async () => {
  const typed = { _action: 'link footer.about', address: 'http://ridge.org', label_en: 'Our "site"' }
  const wrong = await post({ ...typed, version: await version() })
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain('Please enter an address that begins with https://')
  expect(wrong.html).toContain('value="Our &quot;site&quot;"')
  const right = { ...typed, address: 'https://ridge.org/', label_fr: 'Notre site' }
  expect((await post({ ...right, version: await version() })).status).toBe(303)
  await expect.poll(() => home('/fr')).toContain('>Notre site</a>')
  expect(await home('/ru')).toContain(
    'rel="noopener noreferrer" lang="en" dir="ltr">Our &quot;site&quot;</a>',
  )
})

test('47.10 only administrators change menus, and a save that conflicts with a colleague’s is refused', async () => {
  for (const role of ['editor', 'coordinator'] as const) {
    const { cookie: other } = await signInAs(site.database.store, role, site.url)
    expect((await open(paths.adminMenus(), other)).status, role).toBe(403)
    expect((await post({ _action: 'delivered', version: '1' }, other)).status, role).toBe(403)
  }
  const late = await post({ _action: 'hide header.about.1', version: '0' })
  expect([late.status, late.html.includes('Somebody else has changed the menus')]).toEqual([409, true])
  for (const named of ['nowhere.about.1', 'header.nowhere', 'header.about.99', 'header.about.x', ''])
    expect([200, 409], named).toContain(
      (await post({ _action: `hide ${named}`, version: await version() })).status,
    )
})
