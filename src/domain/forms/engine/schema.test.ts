import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, test } from 'vitest'
import { expertForm } from '../expert.ts'
import { hospitalForm } from '../hospital.ts'
import { schemaOf } from './schema.ts'

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

test('a file is named by its upload id, or sent itself in base64 beside its extension', () => {
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
