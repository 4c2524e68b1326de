import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { contactForm } from './contact.ts'
import { validate } from './engine/validate.ts'
import { errorText, summaryText } from './engine/wording.ts'

const t = translator('en', en)
const message = { name: 'Ana', email: 'ana@hospital.example', message: 'Good day' }

test('name, email and message must be non-blank; surname and phone may be left out', () => {
  expect(validate(contactForm, message)).toEqual({})
  expect(validate(contactForm, { name: ' ', email: '', message: '\u200b\n' })).toEqual({
    name: 'required',
    email: 'required',
    message: 'required',
  })
})

test('an empty field has an error at the field and above the form', () => {
  const errors = validate(contactForm, {})
  expect(errors).toEqual({ name: 'required', email: 'required', message: 'required' })
  expect(errorText(contactForm, 'name', 'required', t)).toBe('This field is required')
  expect(summaryText(contactForm, errors, t)).toBe('Please fill in all required fields')
})

test('an invalid e-mail address has the contact form’s own message', () => {
  const errors = validate(contactForm, { ...message, email: 'ana@hospital' })
  expect(errors).toEqual({ email: 'invalid_email' })
  expect(errorText(contactForm, 'email', 'invalid_email', t)).toBe('Incorrect email format')
  expect(summaryText(contactForm, errors, t)).toBe('Please enter valid email format')
})

test('the message box has 3 to 6 rows', () => {
  expect(contactForm.fields.message.rows).toEqual([3, 6])
})
