import { expect, test } from 'vitest'
import { hashPassword } from '../protection/hash-password.ts'
import { hashPin, nobodysPin, provePin } from './pin-hash.ts'

const pin = '042917'
const signing = { key: 'of now' }

test('a PIN is stored only as an HMAC with its own salt', async () => {
  const [one, other] = [hashPin(pin, signing), hashPin(pin, signing)]
  expect(one).toMatch(/^\$hmac-sha256\$v=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(other).not.toBe(one)
  expect(await provePin(pin, one, signing)).toBe(one)
  expect(await provePin('042918', one, signing)).toBeUndefined()
  expect(await provePin(pin, nobodysPin, signing)).toBeUndefined()
})

test('36.34 a PIN may be typed with the digits of an Arabic or Persian keyboard', async () => {
  const kept = hashPin(pin, signing)
  expect(await provePin(' ٠٤٢٩١٧ ', kept, signing)).toBe(kept)
  expect(await provePin('۰۴۲۹۱۷', kept, signing)).toBe(kept)
  expect(await provePin('٠٤٢٩١٨', kept, signing)).toBeUndefined()
})

test('without the key no PIN can be verified', async () => {
  expect(await provePin(pin, hashPin(pin, signing), { key: 'of another' })).toBeUndefined()
})

test('a PIN hashed with the former key is accepted and rehashed; concurrent rehashes are equal', async () => {
  const kept = hashPin(pin, signing)
  const changing = { key: 'of next year', formerKey: signing.key }
  const [renewed = '', again] = [await provePin(pin, kept, changing), await provePin(pin, kept, changing)]
  expect(renewed).not.toBe(kept)
  expect(again).toBe(renewed)
  expect(await provePin(pin, renewed, { key: changing.key })).toBe(renewed)
  expect(await provePin('042918', kept, changing)).toBeUndefined()
})

test('a PIN hashed like a password is accepted and rehashed', async () => {
  const kept = await hashPassword(pin)
  const renewed = (await provePin(pin, kept, signing)) ?? ''
  expect(await provePin(pin, renewed, signing)).toBe(renewed)
  expect(renewed).toMatch(/^\$hmac-sha256\$/)
  expect(await provePin('042918', kept, signing)).toBeUndefined()
})
