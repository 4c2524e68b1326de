import { expect, test } from 'vitest'
import { countRecoveryCodes, hashRecoveryCodes, hashTypedCode, makeRecoveryCodes } from './recovery-codes.ts'

test('recovery codes have no ambiguous letters, and at least 64 bits', () => {
  const codes = Array.from({ length: 50 }, makeRecoveryCodes).flat()
  const used = new Set(codes.join('').replaceAll('-', ''))
  for (const alike of ['0OQD', '1IL', '2Z', '5S', '6G', '8B', 'UV']) {
    expect([...alike].filter((letter) => used.has(letter)).length).toBeLessThanOrEqual(1)
  }
  for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/)
  expect(16 * Math.log2(used.size)).toBeGreaterThan(64)
  expect(new Set(codes).size).toBe(codes.length)
})

test('recovery codes are stored as argon2id hashes, and match in any case and spacing', async () => {
  const codes = makeRecoveryCodes()
  const stored = await hashRecoveryCodes(codes)
  expect(countRecoveryCodes(stored)).toBe(10)
  for (const code of codes) expect(stored).not.toContain(code.slice(0, 9))
  const hashes: string[] = JSON.parse(stored)
  expect(new Set(hashes).size).toBe(10)
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$/)
  const [first = '', second = ''] = codes
  for (const typed of [
    first,
    first.toLowerCase(),
    first.replaceAll('-', ''),
    ` ${first.replaceAll('-', ' ')} `,
  ])
    expect(await hashTypedCode(typed, stored)).toBe(hashes[0])
  expect(await hashTypedCode(second, stored)).toBe(hashes[1])
  expect(hashes).not.toContain(await hashTypedCode(first.slice(0, -1), stored))
  expect(hashes).not.toContain(await hashTypedCode('A'.repeat(1000), stored))
})
