import { describe, expect, test } from 'vitest'
import { contactForm } from '../forms/contact.ts'
import { expertForm } from '../forms/expert.ts'
import { accept, acceptPatch } from './accept.ts'
import type { Answers } from './form.ts'

const message = { name: 'Ana', email: 'ana@hospital.example', message: 'Good day' }
const english = { id: 1, value: 'English', proficiency: 'Native' }
const otherBasic = { id: 0, value: 'Other', proficiency: 'Basic' }

function errorsOf(outcome: ReturnType<typeof accept>) {
  return outcome.ok ? {} : { ...outcome.refusal.errors }
}
const contactErrors = (sent: unknown) => errorsOf(accept(contactForm, sent))
const expertErrors = (sent: unknown) => errorsOf(accept(expertForm, sent))

test('accepted answers are trimmed, composed and free of empty values', () => {
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

describe('hostile input is refused by field, never thrown', () => {
  test('wrong types', () => {
    expect(contactErrors({ name: 5, email: ['a@b.org'], message: { text: 'x' } })).toEqual({
      name: 'invalid_type',
      email: 'invalid_type',
      message: 'invalid_type',
    })
    expect(
      expertErrors({
        specialty_ids: '1',
        consent: 'maybe',
        language_proficiency: [1],
        regional_experience: {},
      }),
    ).toMatchObject({
      specialty_ids: 'invalid_type',
      consent: 'invalid_type',
      language_proficiency: 'invalid_type',
      regional_experience: 'invalid_type',
    })
  })

  test('ids and names that no list has', () => {
    expect(
      expertErrors({ specialty_ids: [1, 99], country: 'Narnia', work_experience_range: '7 years' }),
    ).toMatchObject({
      specialty_ids: 'invalid_choice',
      country: 'invalid_choice',
      work_experience_range: 'invalid_choice',
    })
  })

  test('NUL, other control characters and lone surrogates', () => {
    for (const name of ['a\0b', 'a\x07b', 'a\ud83db', '\udc00']) {
      expect(contactErrors({ ...message, name })).toEqual({ name: 'invalid_text' })
    }
    expect(contactErrors({ ...message, name: 'Ana 🌼' })).toEqual({})
  })

  test('strings beyond the limit of their field', () => {
    expect(contactErrors({ ...message, name: 'x'.repeat(201), message: 'x'.repeat(1_000_000) })).toEqual({
      name: 'too_long',
      message: 'too_long',
    })
  })

  test('names that the form does not have, those of prototypes included', () => {
    const sent = JSON.parse('{"__proto__": {"name": "x"}, "constructor": 1, "toString": 2, "hack": null}')
    const errors = contactErrors({ ...message, ...sent })
    for (const name of ['__proto__', 'constructor', 'toString', 'hack']) {
      expect(Object.getOwnPropertyDescriptor(errors, name)?.value).toBe('unknown_field')
    }
  })

  test('what is no object at all', () => {
    for (const sent of [null, undefined, 'x', 7, [message]]) {
      expect(contactErrors(sent)).toEqual({ name: 'required', email: 'required', message: 'required' })
    }
  })
})

test("coordinators' fields are closed to applicants, unless they are sent empty", () => {
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
  test('may set and take away answers, also those that only coordinators ask for', () => {
    const stored = { ...message, surname: 'Kovač' }
    expect(acceptPatch(contactForm, stored, { surname: null, phone: '1' })).toEqual({
      ok: true,
      value: { ...message, phone: '1' },
    })
    const errors = errorsOf(acceptPatch(expertForm, {}, { work_experience: 'Ten years', salary: 1 }))
    expect(errors).toMatchObject({ salary: 'unknown_field' })
    expect(errors).not.toHaveProperty('work_experience')
  })

  test('that takes a required answer away is refused', () => {
    expect(errorsOf(acceptPatch(contactForm, message, { name: ' ' }))).toEqual({ name: 'required' })
  })
})

describe("'Wolof - Basic' sent alone", () => {
  const languagesAfter = (stored: Answers, sent: Answers) => {
    const outcome = acceptPatch(languagesOnly, stored, sent)
    return outcome.ok ? outcome.value : outcome.refusal
  }
  // The two language fields on their own, so that nothing else has to be filled.
  const languagesOnly = { ...expertForm, steps: [], fields: languageFields() }

  test('adds the row of the other language to the stored list', () => {
    expect(
      languagesAfter({ language_proficiency: [english] }, { language_proficiency_other: 'Wolof - Basic' }),
    ).toEqual({ language_proficiency: [english, otherBasic], language_proficiency_other: 'Wolof - Basic' })
  })

  test('changes the level that the stored row has', () => {
    const stored = {
      language_proficiency: [otherBasic, english],
      language_proficiency_other: 'Wolof - Basic',
    }
    expect(languagesAfter(stored, { language_proficiency_other: 'Wolof - Native' })).toEqual({
      language_proficiency: [{ ...otherBasic, proficiency: 'Native' }, english],
      language_proficiency_other: 'Wolof - Native',
    })
  })

  test('gives way to a row that is sent with it', () => {
    const sent = { language_proficiency: [otherBasic], language_proficiency_other: 'Wolof - Native' }
    expect(languagesAfter({}, sent)).toMatchObject({ language_proficiency_other: 'Wolof - Basic' })
  })

  test('disappears when the list comes without its row', () => {
    const stored = {
      language_proficiency: [english, otherBasic],
      language_proficiency_other: 'Wolof - Basic',
    }
    expect(languagesAfter(stored, { language_proficiency: [english] })).toEqual({
      language_proficiency: [english],
    })
  })
})

function languageFields() {
  const { language_proficiency, language_proficiency_other } = expertForm.fields
  return { language_proficiency, language_proficiency_other }
}
