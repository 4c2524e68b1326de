import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { clean } from './engine/clean.ts'
import { validate } from './engine/validate.ts'
import { errorText } from './engine/wording.ts'
import { trainerForm } from './trainer.ts'

const t = translator('en', en)
const trainer = {
  name: 'Sami',
  surname: 'Haddad',
  email: 'sami@example.org',
  phone_number: '+962 7 0000 0000',
  country_origin: 'Jordan',
  field_of_expertise_ids: [1, 5],
  language_proficiency: [{ id: 7, value: 'Arabic', proficiency: 'Native' }],
}
const errors = (changes: object) => validate(trainerForm, { ...trainer, ...changes })

test('every field of the required list must be filled', () => {
  expect(Object.keys(validate(trainerForm, {}))).toEqual(Object.keys(trainer))
  expect(errors({})).toEqual({})
})

test('a completed course asks for its year, Drive-AMS also for its country', () => {
  expect(errors({ is_escmid_course_completed: true })).toEqual({ graduation_year_escmid: 'required' })
  expect(errors({ is_drive_ams_course_completed: true })).toEqual({
    graduation_year_ams_course: 'required',
    country_driveams: 'required',
  })
})

test('the year of a course that was not completed is not stored', () => {
  expect(clean(trainerForm, { ...trainer, graduation_year_escmid: 2020 })).toEqual(trainer)
})

test('a graduation year lies between 1980 and this year', () => {
  const year = (graduation_year_escmid: unknown) =>
    errors({ is_escmid_course_completed: true, graduation_year_escmid }).graduation_year_escmid
  const now = new Date().getFullYear()
  expect([1980, '2019', now].map(year)).toEqual([undefined, undefined, undefined])
  expect([1979, now + 1].map(year)).toEqual(['out_of_range', 'out_of_range'])
})

test('at most 3 fields of expertise', () => {
  expect(errors({ field_of_expertise_ids: [1, 2, 3] })).toEqual({})
  expect(errors({ field_of_expertise_ids: [1, 2, 3, 4] })).toEqual({ field_of_expertise_ids: 'too_many' })
  expect(errorText(trainerForm, 'field_of_expertise_ids', 'too_many', t)).toBe('Please choose at most 3')
})

test('at least one language; its slider runs from 0 to 4, and 0 removes it', () => {
  expect(trainerForm.fields.language_proficiency).toMatchObject({ sliderFrom: 0, otherFrom: 0 })
  expect(errors({ language_proficiency: [] })).toEqual({ language_proficiency: 'required' })
  expect(errors({ language_proficiency: [{ id: 7, proficiency: '0' }] })).toEqual({
    language_proficiency: 'required',
  })
})

test("language 'Other' must be named", () => {
  const rows = [{ id: 0, proficiency: 'Expert' }]
  expect(errors({ language_proficiency: rows })).toEqual({ language_proficiency_other: 'required' })
  expect(
    clean(trainerForm, { ...trainer, language_proficiency: rows, language_proficiency_other: 'Farsi' }),
  ).toMatchObject({ language_proficiency_other: 'Farsi - Expert' })
})
