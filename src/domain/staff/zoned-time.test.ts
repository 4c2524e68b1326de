import { describe, expect, test } from 'vitest'
import { isTimeZone, presentZoneName, timeZones } from './time-zone.ts'
import { dayInZone, readZoned, writeZoned } from './zoned-time.ts'

describe('39.1 a typed time is read in a zone', () => {
  test.each([
    ['2026-12-01T09:30', 'UTC', '2026-12-01T09:30Z'],
    ['2026-12-01T09:30', 'Europe/Berlin', '2026-12-01T08:30Z'],
    ['2026-07-01T09:30', 'Europe/Berlin', '2026-07-01T07:30Z'],
    ['2026-12-01T00:30', 'Pacific/Kiritimati', '2026-11-30T10:30Z'],
    ['2026-12-01T09:30', 'Asia/Kathmandu', '2026-12-01T03:45Z'],
    ['2026-12-01T23:30', 'Pacific/Pago_Pago', '2026-12-02T10:30Z'],
  ])('%s in %s', (typed, zone, at) => {
    const read = readZoned(typed, zone) as Date
    expect(read).toEqual(new Date(at))
    expect(writeZoned(read, zone)).toBe(typed)
  })

  test('where the clocks change, a skipped time is later and a repeated one the first', () => {
    expect(readZoned('2026-03-29T02:30', 'Europe/Berlin')).toEqual(new Date('2026-03-29T01:30Z'))
    expect(readZoned('2026-10-25T02:30', 'Europe/Berlin')).toEqual(new Date('2026-10-25T00:30Z'))
    expect(readZoned('2026-03-08T02:30', 'America/New_York')).toEqual(new Date('2026-03-08T07:30Z'))
  })

  test.each(['', '2026-13-01T09:30', '2026-02-30T09:30', '2026-12-01', '2026-12-01T24:00', 'tomorrow'])(
    '%j is not a valid time',
    (typed) => expect(readZoned(typed, 'Europe/Berlin')).toBeUndefined(),
  )
})

test('a moment may fall on another day in another zone', () => {
  const at = new Date('2026-11-17T23:30Z')
  expect([dayInZone(at, 'UTC'), dayInZone(at, 'Africa/Nairobi')]).toEqual(['2026-11-17', '2026-11-18'])
})

test('39.1 zones are offered under their present names, and both names are accepted', () => {
  const offered = timeZones()
  const [former, present] = [
    ['Asia/Calcutta', 'Europe/Kiev', 'Asia/Katmandu', 'Asia/Saigon', 'Asia/Rangoon', 'America/Godthab'],
    ['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Kathmandu', 'Asia/Ho_Chi_Minh', 'Asia/Yangon', 'America/Nuuk'],
  ]
  expect(former?.map(presentZoneName)).toEqual(present)
  expect(offered).toEqual(expect.arrayContaining(present ?? []))
  expect(offered.filter((name) => former?.includes(name))).toEqual([])
  expect(new Set(offered).size).toBe(offered.length)
  expect([...(former ?? []), ...(present ?? [])].every(isTimeZone)).toBe(true)
})

test('names of zones are recognised, offsets and other words are not', () => {
  expect(timeZones().every(isTimeZone)).toBe(true)
  expect(['+01:00', 'Mars/Olympus', '', 'x'.repeat(1000), '../etc'].some(isTimeZone)).toBe(false)
})
