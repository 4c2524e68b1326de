import { execFile } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildSampleRepository, type Files } from './sample-repository.ts'

async function check(changes: Files): Promise<string> {
  await using repository = await buildSampleRepository(changes)
  await symlink(resolve('node_modules'), join(repository.root, 'node_modules'))
  return await new Promise((done) => {
    execFile(process.execPath, [resolve('scripts/check/run.ts')], { cwd: repository.root }, (error, stdout) =>
      done(`${stdout}exit code ${error ? error.code : 0}`),
    )
  })
}

test('npm run check enforces the rules of the code, and says where one is broken', async () => {
  expect(await check({})).toMatch(/^ok +structure/m)
  const broken = await check({ 'src/domain/age.ts': "import '../store/visits.ts'" })
  expect(broken).toContain('src/domain/age.ts:1 domain may not import store (../store/visits.ts)')
  expect(broken).toMatch(/^FAIL +structure/m)
  expect(broken).toMatch(/exit code 1$/)
})
