import { toJsonSchema } from '@valibot/to-json-schema'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { anyAnswers } from '../../../../tests/arbitraries/answers.ts'
import { expertForm } from '../expert.ts'
import { hospitalForm } from '../hospital.ts'
import { trainerForm } from '../trainer.ts'
import { judgeGiven } from './judge-field.ts'
import { schemaOf, schemaOfField } from './schema.ts'
import { fieldOf } from './visible.ts'

const json = (form: typeof expertForm | typeof hospitalForm) =>
  toJsonSchema(schemaOf(form), { errorMode: 'ignore' })

test('the API describes what an applicant sends, without the fields of coordinators', () => {
  const schema = json(expertForm)
  expect(schema).toMatchObject({ type: 'object', additionalProperties: false })
  expect(schema.properties).toMatchObject({
    email: { type: 'string', format: 'idn-email', maxLength: 254 },
    specialty_ids: { type: 'array', items: { enum: expect.arrayContaining([1, 20]) } },
    language_proficiency: { items: { required: ['id', 'value', 'proficiency'] } },
  })
  expect(schema.properties).not.toHaveProperty('work_experience')
})

test('the API requires no field that may be hidden', () => {
  expect(json(hospitalForm).required).toContain('method_of_support')
  expect(json(hospitalForm).required).not.toContain('confirm_support')
  expect(json(hospitalForm).properties).toMatchObject({ num_of_beds: { minimum: 0, maximum: 20_000 } })
})

test('a file is an upload id, or base64 with its extension', () => {
  const { properties, required } = json(expertForm)
  expect(properties?.resume).toEqual({
    anyOf: [
      { type: 'string', format: 'uuid' },
      { type: 'string', contentEncoding: 'base64', contentMediaType: 'application/pdf' },
    ],
  })
  expect(properties?.resume_extension).toEqual({ type: 'string', enum: ['pdf', '.pdf'] })
  expect(required).toContain('endorsement')
  expect(required).not.toContain('endorsement_extension')
})

test('the API refuses what a form refuses, for the same reason', () => {
  for (const form of [expertForm, hospitalForm, trainerForm]) {
    fc.assert(
      fc.property(fc.oneof(anyAnswers(form), fc.dictionary(fc.string(), fc.jsonValue())), (answers) => {
        for (const [name, value] of Object.entries(answers).filter(([name]) =>
          Object.hasOwn(form.fields, name),
        )) {
          const field = fieldOf(form, name)
          const { issues } = v.safeParse(schemaOfField(field), value, { abortEarly: true })
          expect(issues?.[0].message, name).toBe(judgeGiven(field, value))
        }
      }),
    )
  }
})
