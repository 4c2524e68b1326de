import { expect, test } from 'vitest'
import { countries } from '../../lists/countries.ts'
import { expertForm } from '../expert.ts'
import { hospitalForm } from '../hospital.ts'
import { clean } from './clean.ts'
import { wireAnswers } from './wire.ts'

test('countries are sent as one text, and read back as the same list', () => {
  const stored = {
    regional_experience: [1, 2, 3, 4, 5, 6].map((id) => ({ id, years_of_experience: '<5' })),
    regional_experience_countries: countries.map(({ label }) => label),
    specialty_ids: [1, 2],
  }
  const wire = wireAnswers(expertForm, stored)
  expect(wire.specialty_ids).toEqual([1, 2])
  expect(wire.regional_experience_countries).toMatch(/^Afghanistan,Åland Islands,/)
  expect(clean(expertForm, wire)).toEqual(clean(expertForm, stored))
})

test('a hospital’s fields of expertise are also sent as objects, under the specification’s name', () => {
  const stored = { name: 'District Hospital', field_of_expertise_ids: [3, 5] }
  const wire = wireAnswers(hospitalForm, stored)
  expect(wire).toEqual({ ...stored, fields_of_expertise: [{ id: 3 }, { id: 5 }] })
  expect(clean(hospitalForm, wire)).toEqual(stored)
  expect(wireAnswers(hospitalForm, { name: 'District Hospital' }).fields_of_expertise).toEqual([])
})
