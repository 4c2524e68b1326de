import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { arrangedMenus } from '../../domain/content/menus/arrangement.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { watchContentVersion } from '../../store/content/content-version.ts'
import { changeMenus, readMenusToArrange, restoreMenus } from './change-menus.ts'

let database: TestDatabase
let staff: Author
beforeAll(async () => {
  database = await freshDatabase()
  staff = await makeStaff(database.store, 'administrator')
})
afterAll(() => database.drop())

const about = { place: 'header', section: 'about' } as const
const change = (version: number) =>
  changeMenus(database.store, version, { act: 'hide', target: { ...about, entry: 0 } }, staff)

test('47.10 changes are stored with an audit entry; one action restores the delivered menus', async () => {
  expect(await readMenusToArrange(database.store)).toEqual({
    menus: arrangedMenus(null),
    version: 0,
    isDelivered: true,
  })
  expect(await change(0)).toMatchObject({ ok: true })
  const { menus, version, isDelivered } = await readMenusToArrange(database.store)
  expect([version, isDelivered, menus.header[0]?.entries[0]]).toMatchObject([1, false, { isHidden: true }])
  expect(await restoreMenus(database.store, 1, staff)).toMatchObject({ ok: true })
  expect(await readMenusToArrange(database.store)).toMatchObject({
    menus: arrangedMenus(null),
    isDelivered: true,
  })
  const audit = database.store.db.selectFrom('audit').select(['action', 'after']).orderBy('id')
  expect(await audit.execute()).toEqual([
    { action: 'menus_changed', after: { act: 'hide', of: 'header.about.0' } },
    { action: 'menus_changed', after: { act: 'delivered' } },
  ])
})

test('47.10 a change from an outdated version of the menus is refused', async () => {
  const { version } = await readMenusToArrange(database.store)
  expect(await change(version - 1)).toMatchObject({ refusal: { code: 'version_conflict' } })
  expect(await restoreMenus(database.store, version + 1, staff)).toMatchObject({ ok: false })
})

test('47.13 every change raises the content version, so that cached pages change on all instances', async () => {
  const watched = watchContentVersion(database.store)
  const before = BigInt(await watched.current())
  const { version } = await readMenusToArrange(database.store)
  await change(version)
  await expect.poll(async () => BigInt(await watched.current()) > before).toBe(true)
  await watched.close()
})
