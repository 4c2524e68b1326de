import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../../tests/harness/staff/staff.ts'
import type { PageText } from '../../../domain/content/pages/page-text.ts'
import { shownPage } from '../../../domain/content/pages/shown-pages.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import type { Author } from '../../../domain/staff/audit.ts'
import type { WhichPage } from '../../../store/content/page-texts.ts'
import { deliveredPage } from './delivered-page.ts'
import { publishDuePages, takeDownPage } from './publish-page.ts'
import { listPages, readPage, readPageVersion, readShownPages } from './read-pages.ts'
import {
  confirmPage,
  keepOwnPage,
  type PageOrder,
  restorePage,
  takeDeliveredPage,
  writePage,
} from './write-page.ts'

let database: TestDatabase
let staff: Author
beforeAll(async () => {
  database = await freshDatabase()
  staff = await makeStaff(database.store, 'editor')
})
afterAll(() => database.drop())
beforeEach(() => database.store.db.deleteFrom('page_text').execute())

const team: WhichPage = { page: 'team', locale: 'en' }
const french: WhichPage = { page: 'team', locale: 'fr' }

const own = (title: string): PageText => ({
  title,
  description: 'Who we are.',
  lede: 'Five people.',
  blocks: [{ kind: 'prose', fields: { html: '<p>We are five.</p>' }, items: [] }],
})

const write = (which: WhichPage, version: number, more: Partial<PageOrder> = {}) =>
  writePage(
    database.store,
    which,
    { version, text: own(`Version ${version + 1}`), publishes: true, ...more },
    staff,
  )

async function shown(locale: Locale) {
  const found = shownPage(await readShownPages(database.store), 'team', locale)
  return found && [found.text.title, found.lang]
}

async function opened(which: WhichPage) {
  const read = await readPage(database.store, which)
  if (!read.ok) throw new Error(read.refusal.code)
  return read.value
}

describe('a page', () => {
  test('45.1 shows the delivered text until a custom text is published; visitors do not see a saved draft', async () => {
    expect(await opened(team)).toMatchObject({ state: 'delivered', version: 0, versions: [] })
    await write(team, 0, { publishes: false })
    expect([(await opened(team)).state, await shown('en')]).toEqual(['draft', undefined])
    await write(team, 1)
    expect([(await opened(team)).state, await shown('en')]).toEqual(['published', ['Version 2', 'en']])
    await write(team, 2, { publishes: false })
    expect([(await opened(team)).state, await shown('en')]).toEqual(['changed', ['Version 2', 'en']])
  })

  test('45.1 is not overwritten by a save that is based on an outdated version', async () => {
    await write(team, 0)
    expect(await write(team, 0)).toMatchObject({ refusal: { code: 'version_conflict' } })
  })

  test('45.1 raises the content version, so that cached pages change', async () => {
    const version = async () =>
      (await database.store.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow())
        .version
    const before = await version()
    await write(team, 0)
    expect(Number(await version())).toBeGreaterThan(Number(before))
  })
})

describe('versions of a page', () => {
  test('45.2 are read and restored as a new version, with their author', async () => {
    await write(team, 0)
    await write(team, 1)
    await restorePage(database.store, team, { version: 1, present: 2 }, staff)
    const { text, versions, state } = await opened(team)
    expect([text.title, state]).toEqual(['Version 1', 'changed'])
    expect(
      versions.map(({ version, saved_by, was_published }) => [version, saved_by, was_published]),
    ).toEqual([
      [3, staff.name, false],
      [2, staff.name, true],
      [1, staff.name, true],
    ])
    const read = await readPageVersion(database.store, team, 2)
    expect(read.ok && read.value.text.title).toBe('Version 2')
  })
})

describe('the delivered text', () => {
  test('45.3 is restored by one action, for visitors too; the custom versions stay', async () => {
    await write(team, 0)
    expect(await takeDeliveredPage(database.store, team, 1, staff)).toMatchObject({ value: 'delivered' })
    const { state, text, delivered, versions } = await opened(team)
    expect([state, text, await shown('en')]).toEqual(['delivered', delivered, undefined])
    expect(versions.map(({ is_delivered }) => is_delivered)).toEqual([true, false])
    await restorePage(database.store, team, { version: 1, present: 2 }, staff)
    expect((await opened(team)).text.title).toBe('Version 1')
  })

  test('45.3 of a newer release is offered beside a custom text, which stays unchanged', async () => {
    await write(team, 0)
    expect((await opened(team)).seenDelivered).toBeNull()
    const older = { ...(await deliveredPage('team', 'en')).text, lede: 'As an older release had it.' }
    await database.store.db.updateTable('page_text').set({ delivered: older }).execute()
    const { seenDelivered, delivered, text } = await opened(team)
    expect([seenDelivered, text.title, await shown('en')]).toEqual([older, 'Version 1', ['Version 1', 'en']])
    expect(delivered.lede).not.toBe(older.lede)
    expect((await listPages(database.store)).find(({ page }) => page === 'team')?.languages[0]).toMatchObject(
      {
        isDeliveredNewer: true,
      },
    )
    await write(team, 1)
    expect((await opened(team)).seenDelivered, 'saving does not say that it was seen').not.toBeNull()
    expect(await keepOwnPage(database.store, team, 2, staff)).toMatchObject({ value: 'confirmed' })
    expect((await opened(team)).seenDelivered).toBeNull()
  })
})

describe('languages of a page', () => {
  test('45.4 without a custom text show the custom English text, if there is one', async () => {
    expect(await shown('fr')).toBeUndefined()
    await write(team, 0)
    expect([await shown('fr'), await shown('ar')]).toEqual([
      ['Version 1', 'en'],
      ['Version 1', 'en'],
    ])
    await write(french, 0, { text: own('Équipe') })
    expect([await shown('fr'), await shown('ar')]).toEqual([
      ['Équipe', 'fr'],
      ['Version 1', 'en'],
    ])
    await takeDownPage(database.store, french, staff)
    expect(await shown('fr')).toEqual(['Version 1', 'en'])
    await takeDeliveredPage(database.store, team, 1, staff)
    expect(await shown('fr')).toBeUndefined()
  })

  test('45.4 begin with the delivered translation, also if the English text is a custom one', async () => {
    const { text, delivered } = await opened(french)
    expect(text).toEqual(delivered)
    await write(team, 0)
    const { text: begun, original } = await opened(french)
    expect([begun, original.title]).toEqual([delivered, 'Version 1'])
  })

  test('45.4 count as outdated once the English text changes, until they are saved or confirmed', async () => {
    await write(team, 0)
    await write(french, 0, { of: 1 })
    await write(team, 1, { text: own('Version 1') })
    expect((await opened(french)).isOlder, 'saved again with the same words').toBe(false)
    await write(team, 2)
    expect((await opened(french)).isOlder).toBe(true)
    await write(french, 1)
    expect((await opened(french)).isOlder, 'not all changes are in it yet').toBe(true)
    await confirmPage(database.store, french, 3, staff)
    expect((await opened(french)).isOlder).toBe(false)
  })
})

describe('a plan', () => {
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16)

  test('45.5 publishes the last saved text, and unpublishes it, at the scheduled times', async () => {
    await write(team, 0)
    const plan = { publish_at: later(1), unpublish_at: later(2) }
    await write(team, 1, { publishes: false, plan })
    expect(await shown('en')).toEqual(['Version 1', 'en'])
    expect((await opened(team)).states[0]?.publish_at).toContain(plan.publish_at)
    await database.store.db
      .updateTable('page_text')
      .set({ publish_at: new Date(Date.now() - 2000) })
      .execute()
    await publishDuePages(database.store)
    expect(await shown('en')).toEqual(['Version 2', 'en'])
    await database.store.db
      .updateTable('page_text')
      .set({ unpublish_at: new Date(Date.now() - 1000) })
      .execute()
    await publishDuePages(database.store)
    expect([await shown('en'), (await opened(team)).state]).toEqual([undefined, 'draft'])
  })

  test('45.5 needs future times; the text is saved even if they are refused', async () => {
    const plan = { publish_at: '2020-01-01T10:00', unpublish_at: '' }
    const refused = { ok: false, refusal: { errors: { publish_at: 'too_early' } } }
    expect(await write(team, 0, { publishes: false, plan })).toMatchObject({
      value: { version: 1, followed: refused },
    })
  })
})

test('45.6 every action on a page leaves an audit entry, without the text', async () => {
  await write(team, 0)
  await write(team, 1)
  await restorePage(database.store, team, { version: 1, present: 2 }, staff)
  await takeDownPage(database.store, team, staff)
  await keepOwnPage(database.store, team, 3, staff)
  await takeDeliveredPage(database.store, team, 3, staff)
  const entries = await database.store.db
    .selectFrom('audit')
    .selectAll()
    .where('subject_kind', '=', 'page')
    .orderBy('id', 'desc')
    .limit(8)
    .execute()
  expect(entries.map(({ action }) => action).reverse()).toEqual([
    'content_saved',
    'content_published',
    'content_saved',
    'content_published',
    'content_restored',
    'content_unpublished',
    'page_compared',
    'page_delivered',
  ])
  expect(JSON.stringify(entries)).not.toContain('We are five')
})
