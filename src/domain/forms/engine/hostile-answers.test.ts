import { describe, expect, test } from 'vitest'
import { contactForm } from '../contact.ts'
import { expertForm } from '../expert.ts'
import { accept, acceptPatch } from './accept.ts'

const message = { name: 'Ana', email: 'ana@hospital.example', message: 'Good day' }

function errorsOf(outcome: ReturnType<typeof accept>) {
  return outcome.ok ? {} : { ...outcome.refusal.errors }
}
const contactErrors = (sent: unknown) => errorsOf(accept(contactForm, sent))
const expertErrors = (sent: unknown) => errorsOf(accept(expertForm, sent))

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

  test('unknown ids and names', () => {
    expect(
      expertErrors({ specialty_ids: [1, 99], country: 'Narnia', work_experience_range: '7 years' }),
    ).toMatchObject({
      specialty_ids: 'invalid_choice',
      country: 'invalid_choice',
      work_experience_range: 'invalid_choice',
    })
  })

  test('objects that cannot be converted to text, and deeply nested lists', () => {
    for (const odd of [{ toString: 1 }, JSON.parse('['.repeat(50_000) + ']'.repeat(50_000))]) {
      expect(contactErrors({ ...message, name: odd })).toEqual({ name: 'invalid_type' })
      expect(
        expertErrors({
          country: odd,
          specialty_ids: [odd],
          language_proficiency: [{ id: 1, proficiency: odd }],
          regional_experience: [{ id: odd, years_of_experience: odd }],
          consent: odd,
        }),
      ).toMatchObject({
        country: 'invalid_choice',
        specialty_ids: 'invalid_choice',
        language_proficiency: 'invalid_choice',
        regional_experience: 'invalid_choice',
        consent: 'invalid_type',
      })
      expect(errorsOf(acceptPatch(contactForm, message, { name: odd }))).toEqual({ name: 'invalid_type' })
    }
  })

  test('strings over the limit of their field', () => {
    expect(contactErrors({ ...message, name: 'x'.repeat(201), message: 'x'.repeat(1_000_000) })).toEqual({
      name: 'too_long',
      message: 'too_long',
    })
  })

  test('unknown field names, including those of Object.prototype', () => {
    const sent = JSON.parse('{"__proto__": {"name": "x"}, "constructor": 1, "toString": 2, "hack": null}')
    const errors = contactErrors({ ...message, ...sent })
    for (const name of ['__proto__', 'constructor', 'toString', 'hack']) {
      expect(Object.getOwnPropertyDescriptor(errors, name)?.value).toBe('unknown_field')
    }
  })

  test('inherited properties', () => {
    const nothing = { name: 'required', email: 'required', message: 'required' }
    expect(contactErrors(Object.create(message))).toEqual(nothing)
    expect(acceptPatch(contactForm, message, Object.create({ name: '' }))).toEqual({
      ok: true,
      value: message,
    })
  })

  test('values that are not objects', () => {
    for (const sent of [null, undefined, 'x', 7, [message]]) {
      expect(contactErrors(sent)).toEqual({ name: 'required', email: 'required', message: 'required' })
    }
  })
})

describe('rejecting large input takes little CPU time', () => {
  /** CPU time of this thread; a generous limit, since the attacks took seconds to minutes. */
  function within(seconds: number, judge: () => void) {
    const since = process.threadCpuUsage()
    judge()
    const { user, system } = process.threadCpuUsage(since)
    expect((user + system) / 1e6).toBeLessThan(seconds)
  }
  const marks = (count: number) => `a${'\u0315'.repeat(count / 2)}${'\u0300'.repeat(count / 2)}`

  test('a letter with very many combining marks, in a text that is too long', () => {
    within(3, () => {
      expect(contactErrors({ ...message, message: marks(100_000) })).toEqual({ message: 'too_long' })
    })
  })

  test('letters with very many combining marks, in texts within the limit', () => {
    within(3, () => {
      for (let time = 0; time < 100; time++) {
        expect(contactErrors({ ...message, message: marks(19_000) })).toEqual({ message: 'too_long' })
        expect(contactErrors({ ...message, message: marks(4000) })).toEqual({ message: 'invalid_text' })
      }
    })
  })

  test('lists with more entries than options', () => {
    within(1, () => {
      expect(
        expertErrors({
          specialty_ids: Array(1_000_000).fill('3'),
          language_proficiency: [...Array(1_000_000).fill({ id: 1, proficiency: 0 }), 'lost'],
          regional_experience: Array(1_000_000).fill({ id: 1, years_of_experience: '<5' }),
          regional_experience_countries: Array(1_000_000).fill('Zimbabwe'),
        }),
      ).toMatchObject({
        specialty_ids: 'too_many',
        language_proficiency: 'invalid_type',
        regional_experience: 'repeated',
        regional_experience_countries: 'too_many',
      })
    })
  })

  test('a text with very many countries, also outside the chosen regions', () => {
    const regional_experience = [{ id: 1, years_of_experience: '<5' }]
    within(1, () => {
      for (const country of ['Ghana', 'Romania', 'Atlantis', '']) {
        const regional_experience_countries = `${country},`.repeat(200_000)
        expect(expertErrors({ regional_experience, regional_experience_countries })).toMatchObject({
          regional_experience_countries: country === 'Atlantis' || !country ? 'invalid_choice' : 'too_many',
        })
      }
    })
  })

  test('thousands of unknown fields, of which fifty are reported', () => {
    const strange = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`x${at}`, 1]))
    within(3, () => expect(Object.keys(contactErrors({ ...message, ...strange }))).toHaveLength(50))
  })
})
