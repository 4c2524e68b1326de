import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { expertForm } from '../expert.ts'
import { hospitalForm } from '../hospital.ts'
import { trainerForm } from '../trainer.ts'
import { editSchemaOf, listFields, readEdit } from './edit.ts'

test('the separate lists of the specification are lists of choices and of rows', () => {
  expect(listFields(expertForm).sort()).toEqual([
    'language_proficiency',
    'regional_experience',
    'registry_related_experience',
    'specialty_ids',
  ])
  expect(listFields(hospitalForm)).toContain('field_of_expertise_ids')
  expect(listFields(trainerForm)).toContain('language_proficiency')
})

describe('an edit', () => {
  test('merges its fields and its lists into one set of changes', () => {
    const sent = { id: 'x', version: 2, fieldsToUpdate: { name: 'Ana' }, specialty_ids: [1] }
    expect(readEdit(expertForm, sent)).toEqual({
      ok: true,
      value: { id: 'x', version: 2, changes: { name: 'Ana', specialty_ids: [1] } },
    })
  })

  test('3.3 leaves the team’s fields alone, unless applicants may change them', () => {
    const fieldsToUpdate = { job_title: 'Head', level_of_expertise_id: 1, declaration_of_honour: 'nonsense' }
    const sent = { fieldsToUpdate, registry_related_experience: [1] }
    expect(readEdit(expertForm, sent)).toEqual({
      ok: true,
      value: { changes: { job_title: 'Head', registry_related_experience: [1] } },
    })
    const schema = editSchemaOf(expertForm)
    expect(v.is(schema, { fieldsToUpdate: { level_of_expertise_id: 1 } })).toBe(false)
    expect(v.is(schema, { fieldsToUpdate: { registry_related_experience_other: 'Training' } })).toBe(true)
  })

  test('may contain lists only, and no version', () => {
    expect(readEdit(expertForm, { specialty_ids: [1] })).toEqual({
      ok: true,
      value: { changes: { specialty_ids: [1] } },
    })
  })

  test.each([
    [{ name: 'Ana' }, { name: 'unknown_field' }],
    [{ field_of_expertise_ids: [1] }, { field_of_expertise_ids: 'unknown_field' }],
    [{ fieldsToUpdate: null }, { fieldsToUpdate: 'invalid_type' }],
    [{ version: 1.5 }, { version: 'invalid_number' }],
  ])('like %j is refused', (sent, errors) => {
    expect(readEdit(expertForm, sent)).toEqual({ ok: false, refusal: { code: 'invalid_answers', errors } })
  })

  test.each([undefined, null, [], 'text', 7])('that is %j is not an edit', (sent) => {
    const refusal = { code: 'invalid_answers', errors: { body: 'invalid_type' } }
    expect(readEdit(expertForm, sent)).toEqual({ ok: false, refusal })
  })

  test('is described with null for a removed answer', () => {
    const schema = editSchemaOf(expertForm)
    expect(v.is(schema, { fieldsToUpdate: { specialty_other: null }, specialty_ids: [1] })).toBe(true)
    expect(v.is(schema, { fieldsToUpdate: { status: 'accepted' } })).toBe(false)
  })
})
