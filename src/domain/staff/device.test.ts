import { expect, test } from 'vitest'
import { deviceName, deviceOf, readDevice } from './device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['firefox windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  ['chrome windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`],
  ['edge windows', `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`],
  ['opera linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`],
  ['chrome android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`],
  [
    'samsung android',
    `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
  ],
  [
    'safari mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
  ],
  [
    'safari iphone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'chrome ipad',
    'Mozilla/5.0 (iPad; CPU OS 18_7) AppleWebKit/605.1.15 CriOS/141.0.0.0 Mobile/15E148 Safari/604.1',
  ],
  ['chrome chromeos', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`],
  ['other other', 'curl/8.14.1'],
  ['other other', ''],
])('%s is recognised by its user agent', (name, userAgent) => {
  const device = deviceOf(userAgent)
  expect(deviceName(device)).toBe(name)
  expect(readDevice(name)).toEqual(device)
})

test('only known names are stored, whatever the user agent is', () => {
  const hostile = `<script>alert(1)</script> ${'Chrome '.repeat(100_000)}`
  expect(deviceName(deviceOf(hostile))).toBe('other other')
  expect(readDevice('<b> <i>')).toEqual({ browser: 'other', system: 'other' })
  expect(readDevice(null)).toBeUndefined()
})
