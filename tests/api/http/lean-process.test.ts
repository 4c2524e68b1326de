import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningAster, startAster } from '../../harness/start-aster.ts'
import { freshDatabase, type TestDatabase } from '../../harness/test-database.ts'

/** JavaScript, since TypeScript would load the compiler that this test looks for. */
const listsModules = `
  import { registerHooks } from 'node:module'
  import { isMainThread } from 'node:worker_threads'
  const packages = new Set()
  registerHooks({
    load(url, context, nextLoad) {
      const found = /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)
      if (found) packages.add(found[1])
      return nextLoad(url, context)
    },
  })
  if (isMainThread) process.on('SIGUSR2', () => {
    const internal = process.moduleLoadList.map((entry) => entry.split(' ').at(-1))
    console.error('modules ' + JSON.stringify({ packages: [...packages], internal }))
  })`

type Modules = { packages: string[]; internal: string[] }

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

test('the server starts without modules that few requests need, and without a compiler', async () => {
  const { packages, internal } = await modulesOf(aster)
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'pg']))
  const late = ['sharp', 'mupdf', 'vite', 'rolldown', '@zxcvbn-ts/core', '@zxcvbn-ts/language-common']
  expect(packages.filter((name) => late.includes(name))).toEqual([])
  expect(internal).toContain('internal/modules/esm/loader')
  // Also if a source file has changed since the last build.
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

async function modulesOf({ process: server, printed }: RunningAster): Promise<Modules> {
  const told = () => /^modules (.*)$/m.exec(printed())?.[1]
  server.kill('SIGUSR2')
  await expect.poll(told).toBeDefined()
  return JSON.parse(told() ?? '')
}
