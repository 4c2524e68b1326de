import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { countriesFor, countryInWords } from './country-name.ts'

test('36.30 a country is named in the language of the reader, and stored by its English name', () => {
  const ivory = countries.find(({ code }) => code === 'CI')?.label ?? ''
  expect(countryInWords(countries, ivory, 'en')).toBe(ivory)
  expect(countryInWords(countries, ivory, 'fr')).toBe('Côte d’Ivoire')
  expect(countryInWords(countries, 'Egypt', 'ar')).toBe('مصر')
  expect(countryInWords(countries, 'EG', 'ru')).toBe('Египет')
  expect(countryInWords(countries, 'Atlantis', 'fr')).toBe('Atlantis')
})

test('36.31 countries stand in the order of the reader’s alphabet', () => {
  const first = (locale: 'en' | 'fr' | 'ru') => countriesFor(countries, locale).map(({ name }) => name)
  expect(first('fr').indexOf('Égypte')).toBeLessThan(first('fr').indexOf('Espagne'))
  expect(first('ru')[0]).toMatch(/^[АБ]/)
  expect(first('en')).toEqual(countries.map(({ label }) => label))
})
