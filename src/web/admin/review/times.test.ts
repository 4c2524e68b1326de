import { afterEach, expect, test } from 'vitest'
import { readInZone } from '../../render/reader-zone.ts'
import { sayAge, sayClock, sayDay, sayTime } from './times.ts'

afterEach(() => readInZone(undefined))

const now = Date.parse('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T11:59:40Z', 'this minute'],
  ['2026-11-15T11:20:00Z', '40 minutes ago'],
  ['2026-11-15T03:00:00Z', '9 hours ago'],
  ['2026-11-14T11:00:00Z', 'yesterday'],
  ['2026-10-15T11:00:00Z', '31 days ago'],
])('%s is %s', (time, said) => {
  expect(sayAge(time, 'en', now)).toBe(said)
})

test('39.1 times of the desk are those of the reader’s zone, and name it', () => {
  const time = '2026-11-17T22:30:00Z'
  const said = () => [sayTime(time, 'en'), sayDay(time, 'en'), sayClock(time, 'en')]
  expect(said()).toEqual(['17 Nov 2026, 22:30 UTC', '17 Nov 2026', '22:30 UTC'])
  readInZone('Africa/Nairobi')
  expect(said()).toEqual(['18 Nov 2026, 01:30 GMT+3', '18 Nov 2026', '01:30 GMT+3'])
})
