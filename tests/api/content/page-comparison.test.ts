import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { deliveredPage } from '../../../src/services/content/pages/delivered-page.ts'
import { takeDeliveredPage, writePage } from '../../../src/services/content/pages/write-page.ts'
import { makeStaff } from '../../harness/staff/staff.ts'
import { type EditorsSite, openEditorsSite } from './editors-site.ts'

const team = { page: 'team', locale: 'en' } as const
const compared = `${paths.adminPageCompare()}?page=team&locale=en`

let site: EditorsSite
let colleague: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  site = await openEditorsSite()
  colleague = await makeStaff(site.database.store, 'editor', 'Kofi the colleague')
}, 60_000)
afterAll(() => site.close())

/** An own text, saved while an older release worded the page differently. */
beforeEach(async () => {
  const { db } = site.database.store
  await db.deleteFrom('page_text').execute()
  await saveOwn(0)
  const { text } = await deliveredPage('team', 'en')
  await db
    .updateTable('page_text')
    .set({ delivered: { ...text, lede: 'As an older release had it.' } })
    .execute()
})

async function saveOwn(version: number) {
  const text = {
    title: `Our team ${version + 1}`,
    description: 'Who we are.',
    lede: 'Five people.',
    blocks: [],
  }
  const saved = await writePage(site.database.store, team, { version, text, publishes: true }, colleague)
  expect(saved.ok).toBe(true)
}

const decide = (_action: string, version: number) =>
  site.post(compared, { _action, version: String(version) }, { isPlain: true })

const stored = () =>
  site.database.store.db.selectFrom('page_text').select(['words', 'delivered']).executeTakeFirstOrThrow()

const words = async () => (await stored()).words

/** Whether the comparison is still offered. */
const isUndecided = async () => (await stored()).delivered.lede === 'As an older release had it.'

test('45.3 the delivered text is not taken over what a colleague has saved meanwhile: the editor is told, and decides again', async () => {
  await saveOwn(1)
  const { status, html } = await decide('deliver', 1)
  expect(status).toBe(409)
  expect(html).toContain('This was not done')
  expect(html).toContain('Somebody else has saved this in the meantime')
  expect(html).toContain('name="version" value="2"')
  expect(await words()).toMatchObject({ title: 'Our team 2' })
  expect((await decide('deliver', 2)).location).toMatch(/&done=delivered$/)
  expect(await words()).toBeNull()
})

test('45.3 an own text that a colleague has saved meanwhile is not confirmed unseen: the editor is told, and decides again', async () => {
  await saveOwn(1)
  const { status, html } = await decide('keep', 1)
  expect(status).toBe(409)
  expect(html).toContain('This was not done')
  expect(html).toContain('Somebody else has saved this in the meantime')
  expect(html).toContain('name="version" value="2"')
  expect(await isUndecided()).toBe(true)
  expect((await decide('keep', 2)).location).toMatch(/&done=confirmed$/)
  expect([await words(), await isUndecided()]).toMatchObject([{ title: 'Our team 2' }, false])
})

test.each([
  ['deliver', 1],
  ['keep', 1],
  ['keep', 2],
] as const)(
  '45.3 the editor is told when a colleague has left nothing to compare: %s version %i',
  async (action, version) => {
    const taken = await takeDeliveredPage(site.database.store, team, 1, colleague)
    expect(taken.ok).toBe(true)
    const { status, html } = await decide(action, version)
    expect([status, html.includes('Somebody else has saved this in the meantime')]).toEqual([409, true])
    expect(html).not.toContain('value="keep"')
  },
)

test.each(['', 'retain'])('45.3 the action "%s" decides nothing', async (action) => {
  const { status, html } = await decide(action, 1)
  expect([status, html.includes('This was not done')]).toEqual([409, true])
  expect(await isUndecided()).toBe(true)
})
