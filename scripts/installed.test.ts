import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aster-installed-'))
  await mkdir(join(folder, 'node_modules'))
})
afterEach(() => rm(folder, { recursive: true }))

const here = { os: [process.platform], cpu: [process.arch], optional: true }
const elsewhere = { ...here, cpu: ['s390x'] }

async function write(path: string, content: object) {
  await writeFile(join(folder, path), JSON.stringify(content))
}

/** The lockfile requires both; npm's hidden lockfile lists the second as installed. */
async function lock(asked: object, installed: object) {
  await write('package-lock.json', { packages: { '': {}, ...asked } })
  await write('node_modules/.package-lock.json', { packages: installed })
}

async function missing(before = '', withTools = true): Promise<string[]> {
  const program = `
    import { excuse, missingPackages, removeTools } from '${new URL('installed.mjs', import.meta.url)}'
    ${before}
    console.log(JSON.stringify(missingPackages(${withTools})))`
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { cwd: folder })
  return JSON.parse((await run).stdout)
}

const tool = { 'node_modules/tool': { version: '1.0.0' } }

test('a fresh clone lacks everything', async () => {
  await write('package-lock.json', { packages: tool })
  expect(await missing()).toEqual(['node_modules/tool'])
})

test('a package of another version counts as missing', async () => {
  await lock(tool, { 'node_modules/tool': { version: '0.9.0' } })
  expect(await missing()).toEqual(['node_modules/tool'])
  await lock(tool, tool)
  expect(await missing()).toEqual([])
})

test('53.5 the site does without the tools of developers, which tests install', async () => {
  await lock({ ...tool, 'node_modules/linter': { version: '1.0.0', dev: true } }, tool)
  expect(await missing('', false)).toEqual([])
  expect(await missing()).toEqual(['node_modules/linter'])
})

test('53.5 tools that npm has installed nevertheless are removed', async () => {
  const linter = { 'node_modules/linter': { version: '1.0.0', dev: true } }
  await lock({ ...tool, ...linter }, { ...tool, ...linter })
  await mkdir(join(folder, 'node_modules/linter'))
  expect(await missing('removeTools()', true)).toEqual(['node_modules/linter'])
  expect(await readdir(join(folder, 'node_modules'))).toEqual(['.package-lock.json'])
})

test('only binaries for this platform must be installed', async () => {
  const binaries = {
    'node_modules/tool-here': { version: '1.0.0', ...here },
    'node_modules/tool-elsewhere': { version: '1.0.0', ...elsewhere },
    'node_modules/tool-anywhere': { version: '1.0.0', optional: true },
  }
  await lock(binaries, binaries)
  expect(await missing()).toEqual(['node_modules/tool-here'])
  await mkdir(join(folder, 'node_modules/tool-here'))
  await write('node_modules/tool-here/package.json', {})
  expect(await missing()).toEqual([])
})

test('a binary for another C library is not required', async (context) => {
  context.skip(process.platform !== 'linux', 'only Linux has several')
  const binaries = Object.fromEntries(
    ['glibc', 'musl'].map((libc) => [
      `node_modules/tool-${libc}`,
      { version: '1.0.0', ...here, libc: [libc] },
    ]),
  )
  await lock(binaries, {})
  expect(await missing()).toHaveLength(1)
})

test('a package that the registry lacks is not reported again until the next installation', async () => {
  await lock({ 'node_modules/tool-here': { version: '1.0.0', ...here } }, {})
  expect(await missing('excuse(missingPackages(true))')).toEqual([])
  expect(await missing()).toEqual([])
  await rm(join(folder, 'node_modules'), { recursive: true })
  expect(await missing()).toEqual(['node_modules/tool-here'])
})
