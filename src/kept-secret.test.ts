import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { keptSecret } from './kept-secret.ts'

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'aster-secret-')), 'data')

test('the secret is made once, for this folder, and only its owner can read it', () => {
  const folder = newFolder()
  const secret = keptSecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(keptSecret(folder)).toBe(secret)
  expect(keptSecret(newFolder())).not.toBe(secret)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('of several starts at once all get the same secret', async () => {
  const folder = newFolder()
  const module = join(import.meta.dirname, 'kept-secret.ts')
  const program = `import { keptSecret } from ${JSON.stringify(module)}; console.log(keptSecret(${JSON.stringify(folder)}))`
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  const printed = await Promise.all([start(), start(), start(), start()])
  expect(new Set(printed.map(({ stdout }) => stdout)).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['secret'])
})
