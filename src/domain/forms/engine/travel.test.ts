import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { translator } from '../../messages/translate.ts'
import { contactForm } from '../contact.ts'
import { expertForm } from '../expert.ts'
import { trainerForm } from '../trainer.ts'
import { email, file, longText, number, otherLanguage, phone, text } from './field.ts'
import { describeForMail, travels } from './travel.ts'

const t = translator('en', en)

test('mails may contain choices and numbers, but no free text, contact details or files', () => {
  expect(travels(number())).toBe(true)
  const typed = [text(), longText(), email(), phone(), otherLanguage({ of: 'language_proficiency' }), file()]
  for (const field of typed) expect(travels(field)).toBe(false)
})

test('a field may override this', () => {
  expect(travels(text({ travels: true }))).toBe(true)
  expect(travels(number({ travels: false }))).toBe(false)
})

test('a mail contains these answers with their labels, in the order of the form', () => {
  const answers = {
    name: 'Ama',
    surname: 'Owusu',
    email: 'ama@hospital.example',
    phone_number: '+233 20 123 4567',
    country_origin: 'Ghana',
    is_escmid_course_completed: true,
    graduation_year_escmid: 2020,
  }
  expect(describeForMail(trainerForm, answers, t)).toEqual([
    { name: 'name', label: 'Name', text: 'Ama' },
    { name: 'surname', label: 'Surname', text: 'Owusu' },
    { name: 'country_origin', label: 'Country of origin', text: 'Ghana' },
    { name: 'is_escmid_course_completed', label: 'ESCMID course completed', text: 'Yes' },
    { name: 'graduation_year_escmid', label: 'ESCMID graduation year', text: '2020' },
  ])
})

test('questions without an answer are left out', () => {
  const told = describeForMail(contactForm, { name: 'Ama', email: 'a@b.example', message: 'Hello' }, t)
  expect(told.map(({ name }) => name)).toEqual(['name', 'message'])
})

test('20.24 a mail replaces ‘Other’ with ‘something else’, and does not repeat what was typed', () => {
  const answers = {
    language_proficiency: [
      { id: 1, value: 'English', proficiency: 'Native' },
      { id: 0, value: 'Other', proficiency: 'Basic' },
    ],
    language_proficiency_other: 'Wolof - Basic',
  }
  const [languages] = describeForMail(trainerForm, answers, t)
  expect(languages?.text).toBe('English - Native, something else (see the registry)')
})

test('4.55 if ‘Other’ was chosen without a text, a mail does not refer to the registry for it', () => {
  const [availability] = describeForMail(expertForm, { general_availability: 'Other' }, t)
  expect(availability?.text).toBe('something else (they did not say what)')
})
