import { expect, test } from 'vitest'
import { deviceCookie, knownDevice } from './known-device.ts'

const key = 'a key of tests'
const email = 'ama@aster.example'
const https = { key, publicUrl: new URL('https://aster.example') }
const http = { key, publicUrl: new URL('http://localhost:3000') }

test('on https the device cookie needs the __Host- prefix', () => {
  const [pair = ''] = deviceCookie(email, https).split(';', 1)
  expect(knownDevice(`other=1; ${pair}`, email, https)).toBeDefined()
  expect(knownDevice(pair, 'somebody@aster.example', https)).toBeUndefined()
  expect(knownDevice(pair.replace('__Host-', ''), email, https)).toBeUndefined()
  expect(knownDevice(pair.replace('__Host-', '__Secure-'), email, https)).toBeUndefined()
})

test('on plain http the device cookie has no prefix', () => {
  const [pair = ''] = deviceCookie(email, http).split(';', 1)
  expect(pair).toMatch(/^STAFF-DEVICE=/)
  expect(knownDevice(pair, email, http)).toBeDefined()
})
