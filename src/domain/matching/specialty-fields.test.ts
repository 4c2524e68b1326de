import { expect, test } from 'vitest'
import { fieldsOfExpertise } from '../lists/expertise.ts'
import { specialties } from '../lists/specialties.ts'
import { type FieldId, type SpecialtyId, strengthIn } from './specialty-fields.ts'

const field = { diseases: 1, microbiology: 2, diagnostics: 3, prevention: 4, stewardship: 5 } as const
const everybody = specialties.items.map(({ id }) => id)

test('every field has a specialty of full strength, and every specialty belongs to a field', () => {
  for (const { id } of fieldsOfExpertise.items) expect(strengthIn(id, everybody)).toBe(3)
  for (const { id } of specialties.items) {
    const served = fieldsOfExpertise.items.map((one) => strengthIn(one.id, [id]))
    expect(Math.max(...served)).toBeGreaterThan(0)
  }
})

test.each<[string, SpecialtyId, FieldId, number]>([
  ['a clinical pharmacist is at home in stewardship', 5, field.stewardship, 3],
  ['a clinical pharmacist runs no laboratory', 5, field.microbiology, 0],
  ['a physician of infectious diseases is at home in stewardship', 1, field.stewardship, 3],
  ['a physician of infectious diseases does not run the laboratory either', 1, field.microbiology, 1],
  ['a microbiologist of the laboratory is at home in diagnostics', 12, field.diagnostics, 3],
  ['a nurse works in prevention', 7, field.prevention, 2],
  ['infection control is at home in prevention', 3, field.prevention, 3],
  ['a veterinarian treats no patients of a hospital', 16, field.diseases, 0],
])('%s', (_, specialty, asked, strength) => {
  expect(strengthIn(asked, [specialty])).toBe(strength)
})

test('of several specialties the strongest counts', () => {
  expect(strengthIn(field.prevention, [5, 7, 3])).toBe(3)
})
