import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptSecret } from './kept-secret.ts'

let place: string
let folder: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'aster-secret-'))
  folder = join(place, 'data')
})
afterEach(() => rmSync(place, { recursive: true }))

const modeOf = (path: string) => statSync(path).mode & 0o777

test('the secret is generated once per folder, and only its owner can read it', () => {
  const secret = keptSecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(keptSecret(folder)).toBe(secret)
  expect(keptSecret(join(place, 'other'))).not.toBe(secret)
  expect(modeOf(join(folder, 'secret'))).toBe(0o600)
  expect(modeOf(folder)).toBe(0o700)
})

test('concurrent starts get the same secret', async () => {
  const module = join(import.meta.dirname, 'kept-secret.ts')
  const program = `import { keptSecret } from ${JSON.stringify(module)}; console.log(keptSecret(${JSON.stringify(folder)}))`
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  const printed = await Promise.all([start(), start(), start(), start()])
  expect(new Set(printed.map(({ stdout }) => stdout)).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['secret'])
})

test('a trailing line break in the secret file is ignored', () => {
  const secret = keptSecret(folder)
  writeFileSync(join(folder, 'secret'), `${secret}\n`)
  expect(keptSecret(folder)).toBe(secret)
})

test('an empty or truncated secret is refused, and its file is not overwritten', () => {
  const secret = keptSecret(folder)
  for (const damaged of ['', '\n', secret.slice(0, 20), '\0'.repeat(43)]) {
    writeFileSync(join(folder, 'secret'), damaged)
    expect(() => keptSecret(folder)).toThrow(`${join(folder, 'secret')} is damaged`)
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(damaged)
  }
})
