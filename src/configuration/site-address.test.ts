import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepSiteAddress, readSiteAddress } from './site-address.ts'

const folder = mkdtempSync(join(tmpdir(), 'aster-site-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the address of a running site is found beside its data until it is closed', async () => {
  expect(readSiteAddress(folder)).toBeUndefined()
  const close = keepSiteAddress(folder, new URL('http://localhost:8080'))
  expect(readSiteAddress(folder)?.href).toBe('http://localhost:8080/')
  await close()
  expect(readSiteAddress(folder)).toBeUndefined()
})

test('a damaged file is no address', () => {
  writeFileSync(join(folder, 'site'), '')
  expect(readSiteAddress(folder)).toBeUndefined()
})
