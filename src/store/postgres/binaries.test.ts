import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries, linkLibraries } from './binaries.ts'

test('on a platform without bundled PostgreSQL the error asks for DATABASE_URL', async () => {
  await expect(findBinaries('sunos', 'mips')).rejects.toThrow(
    'No PostgreSQL comes with ASTER for sunos on mips: set DATABASE_URL',
  )
})

test('the PostgreSQL binaries of this platform exist', async () => {
  const { initdb, postgres, pgCtl } = await findBinaries()
  for (const program of [initdb, postgres, pgCtl]) await access(program)
})

test('symbolic links that the installation omitted are created at the first start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aster-package-'))
  await mkdir(join(folder, 'native/lib'), { recursive: true })
  const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }
  await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify([link]))
  await writeFile(join(folder, link.source), 'the library')
  for (const _ of ['first', 'second']) {
    await linkLibraries(folder)
    expect(await readFile(join(folder, link.target), 'utf8')).toBe('the library')
  }
  await rm(folder, { recursive: true })
})
