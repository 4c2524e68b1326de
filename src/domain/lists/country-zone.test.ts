import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { zoneOfCountry } from './country-zone.ts'

test('39.11 a country with one time has a zone; one with several has none', () => {
  const at = new Date('2026-12-01T08:30:00Z')
  expect(['GH', 'KE', 'DE', 'FR'].map((code) => zoneOfCountry(code, at))).toEqual([
    'Africa/Accra',
    'Africa/Nairobi',
    'Europe/Berlin',
    'Europe/Paris',
  ])
  expect(['US', 'RU', 'BR', 'ID'].map((code) => zoneOfCountry(code, at))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('39.11 most countries of the list have one time', () => {
  const at = new Date('2026-12-01T08:30:00Z')
  const known = countries.filter(({ code }) => zoneOfCountry(code, at))
  expect(known.length / countries.length).toBeGreaterThan(0.8)
})
