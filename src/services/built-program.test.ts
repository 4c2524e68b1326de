import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type BuiltPrograms, builtProgram, hashOfSource } from './built-program.ts'

const sources = { 'src/serve.ts': 'the server', 'src/age.ts': 'an age', 'src/draw-worker.ts': 'a drawing' }

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aster-programs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [path, text] of Object.entries(sources)) await write(path, text)
  const list: BuiltPrograms = {
    hashes: Object.fromEntries(Object.entries(sources).map(([path, text]) => [path, hashOfSource(text)])),
    sources: { 'src/serve.ts': ['src/serve.ts', 'src/age.ts'], 'src/draw-worker.ts': ['src/draw-worker.ts'] },
  }
  await write('dist/programs/programs.json', JSON.stringify(list))
})

async function write(path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

const chosen = (path: string) => basename(builtProgram(pathToFileURL(join(root, path)), root).pathname)

test('53.1 a program runs as the build has bundled it', () => {
  expect(chosen('src/serve.ts')).toBe('serve.js')
  expect(chosen('src/draw-worker.ts')).toBe('draw-worker.js')
})

test('53.2 a program of which a source has changed since the build runs from its sources', async () => {
  await write('src/age.ts', 'another age')
  expect(chosen('src/serve.ts')).toBe('serve.ts')
  expect(chosen('src/draw-worker.ts')).toBe('draw-worker.js')
  await write('src/age.ts', 'an age')
  expect(chosen('src/serve.ts')).toBe('serve.js')
})

test('53.2 a program of which a source was removed, and one without a build, run from their sources', async () => {
  await rm(join(root, 'src/age.ts'))
  expect(chosen('src/serve.ts')).toBe('serve.ts')
  await rm(join(root, 'dist'), { recursive: true })
  expect(chosen('src/draw-worker.ts')).toBe('draw-worker.ts')
})

test('a bundle starts the bundles beside it', () => {
  const beside = new URL('file:///dist/programs/draw-worker.js')
  expect(builtProgram(beside, root)).toBe(beside)
})
