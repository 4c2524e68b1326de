import { describe, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { translator } from '../../messages/translate.ts'
import { expertForm } from '../expert.ts'
import { hospitalForm } from '../hospital.ts'
import { describeAnswers } from './describe.ts'
import type { Form } from './form.ts'

const t = translator('en', en)
const answers = {
  name: 'Ada',
  specialty_ids: [10, 2],
  specialty_surgery_subspecialty: 'Vascular',
  language_proficiency: [{ id: 2, value: 'French', proficiency: 'Expert' }],
  regional_experience: [{ id: 1, value: 'Africa', years_of_experience: '>10' }],
  regional_experience_countries: ['Ghana', 'Kenya'],
  resume: 'upload-1',
  consent: true,
} as const

test('answers are described with their labels, in the order of the form', () => {
  const described = describeAnswers(expertForm, answers, t)
  expect(described.slice(0, 2)).toEqual([
    { name: 'name', label: 'Name', text: 'Ada' },
    { name: 'surname', label: 'Surname', text: '' },
  ])
  const texts = Object.fromEntries(described.map(({ name, text }) => [name, text]))
  expect(texts).toMatchObject({
    specialty_ids: 'Surgery (please specify subspeciality), Clinical microbiology',
    specialty_surgery_subspecialty: 'Vascular',
    language_proficiency: 'French - Expert',
    regional_experience: 'Africa: >10 years',
    regional_experience_countries: 'Ghana, Kenya',
    resume: 'Attached',
    consent: 'Yes',
  })
})

test('hidden questions are not described', () => {
  const names = describeAnswers(hospitalForm, { method_of_support: 'onlineOnly' }, t).map(({ name }) => name)
  expect(names).not.toContain('confirm_support')
})

describe('an answer from an older form', () => {
  const textOf = (form: Form, name: string, value: unknown) =>
    describeAnswers(form, { [name]: value }, t).find((one) => one.name === name)?.text

  test('is shown unchanged if its id is no longer in the list', () => {
    expect(textOf(hospitalForm, 'institution_level_id', 9)).toBe('9')
    expect(textOf(expertForm, 'specialty_ids', [2, 99])).toBe('Clinical microbiology, 99')
  })

  test('is shown even if its type differs from the field’s', () => {
    expect(textOf(expertForm, 'specialty_ids', 2)).toBe('Clinical microbiology')
    expect(textOf(expertForm, 'language_proficiency', 'French')).toBe('French')
    expect(textOf(expertForm, 'language_proficiency', [null, { id: 2 }])).toBe('null, French - ')
    expect(textOf(expertForm, 'regional_experience', { id: 1, years_of_experience: '<5' })).toBe(
      'Africa: <5 years',
    )
    expect(textOf(expertForm, 'name', { toString: 1 })).toBe('{"toString":1}')
  })
})
