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

  test('ids and names that no list has', () => {
    expect(
      expertErrors({ specialty_ids: [1, 99], country: 'Narnia', work_experience_range: '7 years' }),
    ).toMatchObject({
      specialty_ids: 'invalid_choice',
      country: 'invalid_choice',
      work_experience_range: 'invalid_choice',
    })
  })

  test('objects that cannot be made a text, and lists within lists without end', () => {
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

  test('answers that are only inherited', () => {
    const nothing = { name: 'required', email: 'required', message: 'required' }
    expect(contactErrors(Object.create(message))).toEqual(nothing)
    expect(acceptPatch(contactForm, message, Object.create({ name: '' }))).toEqual({
      ok: true,
      value: message,
    })
  })

  test('what is no object at all', () => {
    for (const sent of [null, undefined, 'x', 7, [message]]) {
      expect(contactErrors(sent)).toEqual({ name: 'required', email: 'required', message: 'required' })
    }
  })
})

describe('a refusal costs little, however much is sent', () => {
  /** Seconds of this thread's work, not of the clock; generous: what is guarded against took several to minutes. */
  function within(seconds: number, judge: () => void) {
    const since = process.threadCpuUsage()
    judge()
    const { user, system } = process.threadCpuUsage(since)
    expect((user + system) / 1e6).toBeLessThan(seconds)
  }
  const marks = (count: number) => `a${'\u0315'.repeat(count / 2)}${'\u0300'.repeat(count / 2)}`

  test('marks without end on one letter, in a text that is too long anyway', () => {
    within(3, () => {
      expect(contactErrors({ ...message, message: marks(100_000) })).toEqual({ message: 'too_long' })
    })
  })

  test('marks without end in texts of a length that is read', () => {
    within(3, () => {
      for (let time = 0; time < 100; time++) {
        expect(contactErrors({ ...message, message: marks(19_000) })).toEqual({ message: 'too_long' })
        expect(contactErrors({ ...message, message: marks(4000) })).toEqual({ message: 'invalid_text' })
      }
    })
  })

  test('lists that are longer than all there is to choose', () => {
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

  test('one text of very many countries, also of those that are not kept', () => {
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

  test('strange fields by the thousand, of which fifty are named', () => {
    const strange = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`x${at}`, 1]))
    within(3, () => expect(Object.keys(contactErrors({ ...message, ...strange }))).toHaveLength(50))
  })
})
