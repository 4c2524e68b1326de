import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { freshDatabase, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { type RunningAster, startAster } from '../../harness/server/start-aster.ts'

/** JavaScript, since TypeScript would load the compiler that this test looks for. */
const listsModules = `
  import { registerHooks } from 'node:module'
  import { isMainThread } from 'node:worker_threads'
  const ours = new Set()
  const packages = new Set()
  registerHooks({
    load(url, context, nextLoad) {
      const found = /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)
      if (found) packages.add(found[1])
      else if (url.startsWith('file:')) ours.add(url)
      return nextLoad(url, context)
    },
  })
  if (isMainThread) process.on('SIGUSR2', () => {
    const internal = process.moduleLoadList.map((entry) => entry.split(' ').at(-1))
    console.error('modules ' + JSON.stringify({ ours: [...ours], packages: [...packages], internal }))
  })`

type Modules = { ours: string[]; packages: string[]; internal: string[] }

let database: TestDatabase
let aster: RunningAster
beforeAll(async () => {
  database = await freshDatabase()
  const preload = `data:text/javascript,${encodeURIComponent(listsModules)}`
  aster = await startAster(database.url, { NODE_OPTIONS: `--import ${preload}` })
})
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

test('53.3 the server that tests start is the bundle of the present sources, with its libraries', async () => {
  const { ours, packages, internal } = await modulesOf(aster)
  expect(ours).toEqual(expect.arrayContaining([expect.stringMatching(/programs\/serve\.js$/)]))
  expect(ours.filter((url) => url.endsWith('.ts'))).toEqual([])
  // Not even sharp, MuPDF and zxcvbn, which few requests need.
  expect(packages).toEqual([])
  expect(internal).toContain('internal/modules/esm/loader')
  expect(internal.filter((name) => name?.includes('amaro'))).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'the server has a small young generation and few malloc arenas',
  () => {
    const { pid } = aster.process
    expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')).toContain('--max-semi-space-size=8')
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')).toContain('MALLOC_ARENA_MAX=2')
  },
)

test('53.4 an error in the log names our source, not its bundle', async () => {
  await sql`ALTER TABLE match RENAME TO match_away`.execute(database.store.db)
  expect((await fetch(`${aster.url}${paths.certificate('0123-4567-89AB')}`)).status).toBe(500)
  await expect.poll(aster.printed).toMatch(/"stack":"[^"]*\/src\/store\/[^"]*\.ts:\d+:\d+/)
})

async function modulesOf({ process: server, printed }: RunningAster): Promise<Modules> {
  const told = () => /^modules (.*)$/m.exec(printed())?.[1]
  server.kill('SIGUSR2')
  await expect.poll(told).toBeDefined()
  return JSON.parse(told() ?? '')
}
