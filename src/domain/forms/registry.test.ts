import { expect, test } from 'vitest'
import { usualContacts } from '../brand.ts'
import { acceptFacts } from './registry.ts'

const { social_x: _, ...required } = usualContacts

test('the defaults of the code are accepted, and a missing link is empty', () => {
  expect(acceptFacts(usualContacts)).toEqual({ ok: true, value: usualContacts })
  expect(acceptFacts(required)).toEqual({ ok: true, value: { ...usualContacts, social_x: '' } })
})

test.each([
  'http://hospital.example/',
  'hospital.example',
  'https://hospital',
  'https://',
  'javascript:alert(1)',
  'https://bank.example@elsewhere.example/',
  'https://hospital.example/"onclick="',
  'https://hospital.example/ a',
  '//hospital.example',
])('%s is not a valid link', (link) => {
  expect(acceptFacts({ ...usualContacts, social_x: link, institution_url: link })).toEqual({
    ok: false,
    refusal: {
      code: 'invalid_answers',
      errors: { institution_url: 'invalid_text', social_x: 'invalid_text' },
    },
  })
})

test.each([
  'https://hospital.example',
  'https://klinik.münchen.example:8443/a?b=c#d',
  'https://مثال.example/صفحة',
])('%s is a valid link', (link) => {
  expect(acceptFacts({ ...usualContacts, social_x: link })).toMatchObject({ ok: true })
})

test('the institution, its website, the coordinator, a real address and the days until an answer are required', () => {
  expect(acceptFacts({ coordinator_email: 'nobody' })).toEqual({
    ok: false,
    refusal: {
      code: 'invalid_answers',
      errors: {
        institution_name: 'required',
        institution_url: 'required',
        coordinator_name: 'required',
        coordinator_email: 'invalid_email',
        answer_days: 'required',
        invitation_days: 'required',
        expert_capacity: 'required',
      },
    },
  })
})
