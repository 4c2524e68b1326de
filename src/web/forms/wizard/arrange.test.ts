import { expect, test } from 'vitest'
import type { Form } from '../../../domain/forms/engine/form.ts'
import { expertForm } from '../../../domain/forms/expert.ts'
import { hospitalForm } from '../../../domain/forms/hospital.ts'
import { trainerForm } from '../../../domain/forms/trainer.ts'
import { arrange, isShort } from './arrange.ts'

const step = (form: Form, id: string) =>
  arrange(form, form.steps.find((one) => one.id === id)?.asks ?? []).map((blocks) =>
    blocks.map(({ names, revealed }) => (revealed ? { revealed: names } : names)),
  )

test('large questions have their own row, and a language is named in its own row', () => {
  expect(step(expertForm, 'global')).toEqual([
    [['language_proficiency']],
    [['regional_experience']],
    [['regional_experience_countries']],
  ])
})

test('conditional questions are grouped directly below their condition', () => {
  expect(step(expertForm, 'professional')).toEqual([
    [
      ['specialty_ids'],
      { revealed: ['specialty_surgery_subspecialty'] },
      ['specialty_other', 'work_experience_range'],
    ],
  ])
  expect(step(hospitalForm, 'support')).toEqual([
    [
      ['support_timeframe', 'method_of_support'],
      { revealed: ['method_of_support_description', 'confirm_support'] },
    ],
  ])
  expect(step(trainerForm, 'application').at(-1)).toEqual([
    ['is_escmid_course_completed'],
    { revealed: ['graduation_year_escmid'] },
    ['is_drive_ams_course_completed'],
    { revealed: ['graduation_year_ams_course', 'country_driveams'] },
  ])
})

test('short questions may share a row, cards may not', () => {
  expect(isShort(expertForm, 'name')).toBe(true)
  expect(isShort(expertForm, 'motivation')).toBe(false)
  expect(isShort(hospitalForm, 'support_timeframe')).toBe(true)
  expect(isShort(hospitalForm, 'method_of_support')).toBe(false)
})
