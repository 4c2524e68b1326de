import { readFileSync } from 'node:fs'
import { hasFlag } from 'country-flag-icons'
import { expect, test } from 'vitest'
import { countriesModule } from '../../../scripts/generate-countries.ts'
import { countries, flagPath } from './countries.ts'
import { regions } from './regions.ts'

const labels = countries.map(({ label }) => label)
const find = (code: string) => countries.find((country) => country.code === code)

test('the committed table is the one that the generator writes', () => {
  const table = new URL('generated/countries.ts', import.meta.url)
  expect(readFileSync(table, 'utf8')).toBe(countriesModule())
})

test('North Macedonia is shown as Macedonia', () => {
  expect(find('MK')?.label).toBe('Macedonia')
})

test('countries are sorted alphabetically, and each stands once', () => {
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(new Set(labels).size).toBe(countries.length)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
})

test('every country stands in one of the six WHO regions, Indonesia in the Western Pacific', () => {
  const perRegion = regions.items.map(({ id }) => countries.filter(({ region }) => region === id).length)
  expect(perRegion).toEqual([47 + 4, 21 + 1, 53 + 11, 10, 35 + 19, 28 + 14]) // member states + other places
  expect(find('ID')).toMatchObject({ region: 6, subregion: 'South-eastern Asia' })
})

test('names can be stored and listed in one comma-separated text', () => {
  for (const label of labels) {
    expect(label).toBe(label.normalize('NFC').trim())
    expect(label).not.toContain(',')
  }
})

test('every country has a flag and a subregion', () => {
  for (const { code, subregion } of countries) {
    expect(hasFlag(code), code).toBe(true)
    expect(subregion, code).toMatch(/^[A-Z]/)
  }
  expect(flagPath('HR')).toBe('/flags/HR.svg')
})
