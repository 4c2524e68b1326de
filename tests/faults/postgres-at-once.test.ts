import { readdir } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { makeFolder, removeFolders } from './data-folder.ts'
import { killAllStores, startStore } from './store-process.ts'

vi.setConfig({ testTimeout: 60_000 })
afterEach(async () => {
  await killAllStores()
  await removeFolders()
})

test('of two simultaneous starts on the same new data directory one serves, and the other says why it cannot', async () => {
  const dataDir = await makeFolder()
  const stores = await Promise.all([startStore(dataDir), startStore(dataDir)])
  const serving = stores.filter(({ said }) => said === 'open')
  const refused = stores.filter(({ said }) => said !== 'open')
  expect(serving).toHaveLength(1)
  expect(refused[0]?.said).toContain(`ASTER is already running on ${dataDir}: stop it`)
  expect(await refused[0]?.exited).toBe(1)
  expect(refused[0]?.complaints()).toBe('')
  expect(await serving[0]?.query('SELECT 1 AS one')).toMatchObject({ rows: [{ one: 1 }] })
  expect((await readdir(dataDir)).sort()).toEqual(['pg', 'socket'])
})

test('a second start is refused while the first is serving, which is not affected', async () => {
  const dataDir = await makeFolder()
  const first = await startStore(dataDir)
  const second = await startStore(dataDir)
  expect(second.said).toMatch(/^ASTER is already running on .* DATABASE_URL='postgresql:/)
  expect(await second.exited).toBe(1)
  expect(await first.query('SELECT 1 AS one')).toMatchObject({ rows: [{ one: 1 }] })
  expect(first.complaints()).toBe('')
})
