import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { translator } from '../../messages/translate.ts'
import { expertForm } from '../expert.ts'
import { hospitalForm } from '../hospital.ts'
import { labelledError } from './wording.ts'

const t = translator('en', en)

test('9.32 an error that names its field has one punctuation mark after the name', () => {
  expect(labelledError(expertForm, 'name', 'required', t)).toBe('Name: This field is required')
  expect(labelledError(expertForm, 'general_availability', 'required', t)).toBe(
    'I am available for: This field is required',
  )
  expect(labelledError(hospitalForm, 'requested_support_reason', 'required', t)).toBe(
    'What is the reason for your request for support? This field is required',
  )
})

test('9.35 the field for an option that a required list lacks asks to choose the nearest option, too', () => {
  for (const { hint } of [expertForm.fields.specialty_other, hospitalForm.fields.institution_level_other])
    expect(t(hint)).toContain('in the list that comes nearest')
})
