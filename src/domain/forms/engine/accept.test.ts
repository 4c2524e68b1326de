import { describe, expect, test } from 'vitest'
import { contactForm } from '../contact.ts'
import { expertForm } from '../expert.ts'
import { hospitalForm } from '../hospital.ts'
import { trainerForm } from '../trainer.ts'
import { accept, acceptPatch, acceptUnfinished } from './accept.ts'

const message = { name: 'Ana', email: 'ana@hospital.example', message: 'Good day' }

function errorsOf(outcome: ReturnType<typeof accept | typeof acceptUnfinished>) {
  return outcome.ok ? {} : { ...outcome.refusal.errors }
}
const expertErrors = (sent: unknown) => errorsOf(accept(expertForm, sent))

test('accepted answers are trimmed, in NFC and without empty values', () => {
  const sent = {
    name: '  Jose\u0301 \n Luis ',
    surname: '',
    phone: null,
    email: ' a@b.org ',
    message: ' a\r\nb ',
  }
  expect(accept(contactForm, sent)).toEqual({
    ok: true,
    value: { name: 'José Luis', email: 'a@b.org', message: 'a\nb' },
  })
})

test('a country may be sent by its ISO code; its name is stored', () => {
  const stored = { name: 'Sami' }
  const form = { ...expertForm, steps: [], fields: { country: expertForm.fields.country } }
  expect(acceptPatch(form, stored, { country: 'MK' })).toEqual({ ok: true, value: { country: 'Macedonia' } })
  expect(errorsOf(acceptPatch(form, stored, { country: 'mk' }))).toEqual({ country: 'invalid_choice' })
})

test("applicants may send coordinators' fields only empty", () => {
  expect(expertErrors({ work_experience: 'Ten years', level_of_expertise_id: 1 })).toMatchObject({
    work_experience: 'unknown_field',
    level_of_expertise_id: 'unknown_field',
  })
  const errors = expertErrors({
    work_experience: '',
    declaration_of_honour: false,
    level_of_expertise_id: null,
  })
  expect(Object.values(errors)).not.toContain('unknown_field')
})

describe('an edit', () => {
  test('may set and remove answers, also of fields for coordinators only', () => {
    const stored = { ...message, surname: 'Kovač' }
    expect(acceptPatch(contactForm, stored, { surname: null, phone: '54321' })).toEqual({
      ok: true,
      value: { ...message, phone: '54321' },
    })
    const errors = errorsOf(acceptPatch(expertForm, {}, { work_experience: 'Ten years', salary: 1 }))
    expect(errors).toMatchObject({ salary: 'unknown_field' })
    expect(errors).not.toHaveProperty('work_experience')
  })

  test('that removes a required answer is refused', () => {
    expect(errorsOf(acceptPatch(contactForm, message, { name: ' ' }))).toEqual({ name: 'required' })
  })

  test('that is not an object is refused, even if the stored record is valid', () => {
    for (const changes of [null, undefined, 'x', 7, [], [{ name: 'Eva' }]]) {
      expect(acceptPatch(contactForm, message, changes)).toEqual({
        ok: false,
        refusal: { code: 'invalid_answers' },
      })
    }
    expect(acceptPatch(contactForm, message, {})).toEqual({ ok: true, value: message })
  })
})

describe('a draft', () => {
  test('may have missing and incomplete answers, which are stored', () => {
    const sent = { name: ' Ana ', email: 'ana@', specialty_ids: [] }
    expect(acceptUnfinished(expertForm, sent)).toEqual({ ok: true, value: { name: 'Ana', email: 'ana@' } })
  })

  test('stores invalid numbers, and answers that are too long or too many', () => {
    const hospital = { contact_person: 'a'.repeat(15_000), num_of_beds: 'about 1', num_of_employees: 1.5 }
    expect(acceptUnfinished(hospitalForm, hospital)).toEqual({ ok: true, value: hospital })
    const trainer = { field_of_expertise_ids: [1, 2, 3, 4] }
    expect(acceptUnfinished(trainerForm, trainer)).toEqual({ ok: true, value: trainer })
  })

  test('has an upper limit of size', () => {
    expect(errorsOf(acceptUnfinished(hospitalForm, { contact_person: 'a'.repeat(30_000) }))).toEqual({
      contact_person: 'too_long',
    })
  })

  test('may not contain characters that PostgreSQL cannot store', () => {
    const sent = {
      contact_person: `${'a'.repeat(30_000)}\0`,
      num_of_employees: '1\0',
      num_of_beds: { about: '1\0' },
    }
    expect(Object.keys(errorsOf(acceptUnfinished(hospitalForm, sent)))).toEqual(Object.keys(sent))
  })

  test('may not contain unknown fields, unknown choices or invalid text', () => {
    const sent = { name: 'a\0b', specialty_ids: [99], declaration_of_honour: true, status: 'accepted' }
    expect(acceptUnfinished(expertForm, sent)).toMatchObject({
      refusal: {
        errors: {
          name: 'invalid_text',
          specialty_ids: 'invalid_choice',
          declaration_of_honour: 'unknown_field',
          status: 'unknown_field',
        },
      },
    })
  })
})
