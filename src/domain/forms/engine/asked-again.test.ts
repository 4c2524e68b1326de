import { expect, test } from 'vitest'
import { expertForm } from '../expert.ts'
import { hospitalForm } from '../hospital.ts'
import { closedAmong, openedBy } from './asked-again.ts'

test('an applicant who is asked again may change these answers and those that depend on them', () => {
  expect(openedBy(expertForm, ['job_title'])).toEqual(['job_title'])
  expect(openedBy(expertForm, ['specialty_ids'])).toEqual(['specialty_ids', 'specialty_surgery_subspecialty'])
  expect(openedBy(expertForm, ['language_proficiency'])).toEqual([
    'language_proficiency',
    'language_proficiency_other',
  ])
  expect(openedBy(expertForm, ['regional_experience'])).toContain('regional_experience_countries')
  expect(openedBy(hospitalForm, ['method_of_support'])).toEqual([
    'method_of_support',
    'method_of_support_description',
    'confirm_support',
  ])
})

test('all other answers stay as they are', () => {
  expect(closedAmong(expertForm, ['job_title'], ['job_title'])).toEqual({})
  expect(closedAmong(expertForm, ['job_title'], ['job_title', 'name', 'email'])).toEqual({
    name: 'not_asked',
    email: 'not_asked',
  })
})
