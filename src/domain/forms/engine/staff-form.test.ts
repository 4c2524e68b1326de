import { expect, test } from 'vitest'
import { applicationForms } from '../application-forms.ts'
import { formForStaff } from './staff-form.ts'
import { validate } from './validate.ts'
import { askedFields } from './visible.ts'

test('19.1 the staff form has all questions except personal declarations', () => {
  const left = Object.values(applicationForms).flatMap((form) => {
    const asked = askedFields(formForStaff(form))
    return askedFields(form).filter((name) => !asked.includes(name))
  })
  expect(left).toEqual([
    'consent',
    'confirm_support',
    'terms_and_conditions',
    'information_accuracy_confirmation',
  ])
})

test('19.1 files are optional; if answers may be missing, only the e-mail address is required', () => {
  const { expert } = applicationForms
  expect(validate(formForStaff(expert), {})).not.toHaveProperty('resume')
  expect(validate(formForStaff(expert), {})).toHaveProperty('motivation')
  expect(validate(formForStaff(expert, { mayLack: true }), {})).toEqual({ email: 'required' })
})
