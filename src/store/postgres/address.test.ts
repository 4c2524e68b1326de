import { chmod, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectionUrl, makeSocketFolder } from './address.ts'

let place: string
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'aster-address-'))
})
afterAll(() => rm(place, { recursive: true }))

test('only the owner can access the socket folder', async () => {
  const folder = join(place, 'own')
  await makeSocketFolder(folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  await makeSocketFolder(folder)
})

test('a folder with open permissions or a symbolic link is refused', async () => {
  const open = join(place, 'open')
  await mkdir(open)
  await chmod(open, 0o755)
  await expect(makeSocketFolder(open)).rejects.toThrow("must be a folder of PostgreSQL's user alone")
  const link = join(place, 'link')
  await symlink(place, link)
  await expect(makeSocketFolder(link)).rejects.toThrow("must be a folder of PostgreSQL's user alone")
})

test('the URL is valid for DATABASE_URL, whatever the name of the folder is', () => {
  const url = new URL(connectionUrl({ host: '/var/lib/a ster+/é/socket', port: 5432 }, 'aster'))
  expect(url.protocol).toBe('postgresql:')
  expect(url.hostname).toBe('localhost')
  expect(url.searchParams.get('host')).toBe('/var/lib/a ster+/é/socket')
})
