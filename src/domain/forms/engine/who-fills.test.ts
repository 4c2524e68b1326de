import { expect, test } from 'vitest'
import { expertForm } from '../expert.ts'
import { hospitalForm } from '../hospital.ts'
import { trainerForm } from '../trainer.ts'
import type { Form } from './form.ts'
import { askedFields } from './visible.ts'
import { correctableFields, fieldsOfApplicant, teamFields } from './who-fills.ts'

const notCorrectable = (form: Form) => {
  const correctable = correctableFields(form)
  return askedFields(form).filter((name) => !correctable.includes(name))
}

test('11.16 staff can correct every answer except addresses, files, consents and promises', () => {
  expect(notCorrectable(expertForm)).toEqual(['email', 'resume', 'endorsement', 'consent'])
  expect(notCorrectable(hospitalForm)).toEqual([
    'email',
    'confirm_support',
    'terms_and_conditions',
    'information_accuracy_confirmation',
  ])
  expect(notCorrectable(trainerForm)).toEqual(['email'])
})

test('a field of the record is the applicant’s, the team’s, or both', () => {
  const both = teamFields(expertForm).filter((name) => fieldsOfApplicant(expertForm).includes(name))
  expect(both).toEqual(['registry_related_experience', 'registry_related_experience_other'])
  expect(new Set([...teamFields(expertForm), ...fieldsOfApplicant(expertForm)])).toEqual(
    new Set(Object.keys(expertForm.fields)),
  )
})
