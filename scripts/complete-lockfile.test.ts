import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

/** The packages of the lockfile after `node scripts/complete-lockfile.ts`. */
async function completed(packages: object): Promise<object> {
  const folder = await mkdtemp(join(tmpdir(), 'aster-lockfile-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const lockfile = join(folder, 'package-lock.json')
  await writeFile(lockfile, JSON.stringify({ packages }))
  const program = join(import.meta.dirname, 'complete-lockfile.ts')
  await promisify(execFile)(process.execPath, [program], { cwd: folder })
  return JSON.parse(await readFile(lockfile, 'utf8')).packages
}

test('missing binaries are added with the platform that their names state', async () => {
  const optionalDependencies = { '@tool/linux-arm64-gnu': '1.0.0', '@tool/linux-x64-musl': '1.0.0' }
  const tool = { version: '1.0.0', dev: true, optionalDependencies }
  const binary = { version: '1.0.0', dev: true, optional: true, os: ['linux'] }
  expect(await completed({ 'node_modules/tool': tool })).toEqual({
    'node_modules/tool': tool,
    'node_modules/@tool/linux-arm64-gnu': { ...binary, cpu: ['arm64'], libc: ['glibc'] },
    'node_modules/@tool/linux-x64-musl': { ...binary, cpu: ['x64'], libc: ['musl'] },
  })
})

test('a binary is nested in its package if another version is installed at the top level', async () => {
  const packages = {
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-darwin-arm64': '1.0.0' } },
    'node_modules/tool-darwin-arm64': { version: '2.0.0' },
  }
  expect(await completed(packages)).toEqual({
    ...packages,
    'node_modules/tool/node_modules/tool-darwin-arm64': {
      version: '1.0.0',
      cpu: ['arm64'],
      optional: true,
      os: ['darwin'],
    },
  })
})

test('a complete lockfile is not changed', async () => {
  const before = JSON.parse(await readFile(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
  expect(await completed(before.packages)).toEqual(before.packages)
})
