import { expect, test } from 'vitest'
import { clientNamer, networkOf } from './client-name.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a client name is a stable keyed hash of the network', () => {
  const nameOf = clientNamer(Buffer.from('one secret'))
  expect(nameOf('2001:db8::1')).toBe(nameOf('2001:db8::2'))
  expect(nameOf('203.0.113.7')).not.toBe(nameOf('203.0.113.8'))
  expect(nameOf('203.0.113.7')).not.toBe(clientNamer(Buffer.from('another secret'))('203.0.113.7'))
  expect(nameOf('203.0.113.7')).toMatch(/^[\w-]{22}$/)
})
