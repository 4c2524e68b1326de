import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, matchesHash } from './hash-password.ts'

test('a password is stored only as an argon2id string with its own salt', async () => {
  const [one, two] = await Promise.all([hashPassword('twelve letters'), hashPassword('twelve letters')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(two)
})

test('the hash contains its parameters, and Unicode forms of a password are equal', async () => {
  const kept = await hashPassword('cafe\u0301 au lait')
  const [salt, tag] = kept.split('$').slice(4) as [string, string]
  const again = argon2Sync('argon2id', {
    message: 'caf\u00e9 au lait',
    nonce: Buffer.from(salt, 'base64'),
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  })
  expect(again.toString('base64').replace(/=+$/, '')).toBe(tag)
})

test('many concurrent hashes are queued, and all complete', async () => {
  const hashes = await Promise.all(Array.from({ length: 7 }, (_, n) => hashPassword(`password ${n}`)))
  expect(new Set(hashes).size).toBe(7)
})

test('a hash is matched by its own password and by no other', async () => {
  const hash = await hashPassword('042917')
  expect(await matchesHash('042917', hash)).toBe(true)
  for (const other of ['42917', '042918', '042917 ', '']) expect(await matchesHash(other, hash)).toBe(false)
})
