import { expect, test } from 'vitest'
import { applicationForms } from '../application-forms.ts'
import { formForStaff } from './staff-form.ts'
import { validate } from './validate.ts'
import { askedFields } from './visible.ts'

test('19.1 staff are asked everything but what only the person can promise', () => {
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

test('19.1 files may follow; where answers may lack, only the address is needed', () => {
  const { expert } = applicationForms
  expect(validate(formForStaff(expert), {})).not.toHaveProperty('resume')
  expect(validate(formForStaff(expert), {})).toHaveProperty('motivation')
  expect(validate(formForStaff(expert, { mayLack: true }), {})).toEqual({ email: 'required' })
})
