import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { hashOfInputs } from './build-inputs.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aster-inputs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await write('src/web/home.tsx', 'home')
  await write('content/en/about.md', 'about')
})

async function write(path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

test.each([
  'src/web/home.tsx',
  'src/domain/lists/countries.ts',
  'content/en/about.md',
  'public/icons/mark.svg',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
])('pages are stale when %s changes', async (path) => {
  const before = hashOfInputs(root)
  await write(path, 'changed')
  expect(hashOfInputs(root)).not.toBe(before)
})

test.each([
  'src/web/home.test.tsx',
  'src/store/content/news.ts',
  'src/server.ts',
  'docs/rules.md',
  'data/secret',
])('pages stay fresh when %s changes', async (path) => {
  const before = hashOfInputs(root)
  await write(path, 'changed')
  expect(hashOfInputs(root)).toBe(before)
})

test('pages are stale when a file is renamed or removed', async () => {
  const before = hashOfInputs(root)
  await rename(join(root, 'src/web/home.tsx'), join(root, 'src/web/start.tsx'))
  const renamed = hashOfInputs(root)
  await rm(join(root, 'src/web/start.tsx'))
  expect(new Set([before, renamed, hashOfInputs(root)]).size).toBe(3)
})
