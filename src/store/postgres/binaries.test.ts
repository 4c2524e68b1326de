import { access, lstat, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'

test('a machine that no PostgreSQL is packed for is told to name a server', async () => {
  await expect(findBinaries('sunos', 'sparc' as 'x64')).rejects.toThrow(
    'No PostgreSQL comes with ASTER for sunos on sparc: set DATABASE_URL',
  )
})

test('the programs of this machine are there', async () => {
  const { initdb, postgres, pgCtl } = await findBinaries()
  for (const program of [initdb, postgres, pgCtl]) await access(program)
})
