import { readFileSync } from 'node:fs'
import { hasFlag } from 'country-flag-icons'
import { expect, test } from 'vitest'
import { countriesModule } from '../../../scripts/generate-countries.ts'
import { countries, flagPath } from './countries.ts'
import { regions } from './regions.ts'
import { subregionOf } from './subregions.ts'

const labels = countries.map(({ label }) => label)
const find = (code: string) => countries.find((country) => country.code === code)

test('the committed table matches the generator', () => {
  const table = new URL('generated/countries.ts', import.meta.url)
  expect(readFileSync(table, 'utf8')).toBe(countriesModule())
})

test('North Macedonia is shown as Macedonia', () => {
  expect(find('MK')?.label).toBe('Macedonia')
})

test('countries are sorted alphabetically, without duplicates', () => {
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(new Set(labels).size).toBe(countries.length)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
})

/** WHO's own list of member states; Indonesia is in the region that it joined in May 2025. */
const memberStates = {
  1: `DZ AO BJ BW BF BI CV CM CF TD KM CG CI CD GQ ER SZ ET GA GM GH GN GW KE LS LR MG MW ML MR MU MZ NA NE NG
      RW ST SN SC SL ZA SS TG UG TZ ZM ZW`,
  2: 'AF BH DJ EG IR IQ JO KW LB LY MA OM PK QA SA SO SD SY TN AE YE',
  3: `AL AD AM AT AZ BY BE BA BG HR CY CZ DK EE FI FR GE DE GR HU IS IE IL IT KZ KG LV LT LU MT MC ME NL MK NO
      PL PT MD RO RU SM RS SK SI ES SE CH TJ TR TM UA GB UZ`,
  4: 'BD BT KP IN MV MM NP LK TH TL',
  5: `AG AR BS BB BZ BO BR CA CL CO CR CU DM DO EC SV GD GT GY HT HN JM MX NI PA PY PE KN LC VC SR TT US UY VE`,
  6: 'AU BN KH CN CK FJ ID JP KI LA MY MH FM MN NR NZ NU PW PG PH KR WS SG SB TO TV VU VN',
}
const codes = (text: string) => text.split(/\s+/)

test.each(regions.items)('WHO region $id has its member states', ({ id }) => {
  for (const code of codes(memberStates[id])) expect([code, find(code)?.region]).toEqual([code, id])
})

test('every country is in one of the six WHO regions; 49 are not member states', () => {
  const members = Object.values(memberStates).flatMap(codes)
  const others = countries.filter(({ code }) => !members.includes(code))
  expect([new Set(members).size, others.length]).toEqual([194, 49])
  const perRegion = regions.items.map(({ id }) => others.filter(({ region }) => region === id).length)
  expect(perRegion).toEqual([4, 1, 11, 0, 19, 14])
})

test('names can be stored and listed in one comma-separated text', () => {
  for (const label of labels) {
    expect(label).toBe(label.normalize('NFC').trim())
    expect(label).not.toContain(',')
  }
})

test('every country has a flag and a subregion', () => {
  for (const { code } of countries) {
    expect(hasFlag(code), code).toBe(true)
    expect(subregionOf(code), code).toMatch(/^[A-Z]/)
  }
  expect(flagPath('HR')).toBe('/flags/HR.svg')
})
