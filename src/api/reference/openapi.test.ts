import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Endpoint, type EndpointName, endpoints } from '../../domain/api/endpoints.ts'
import { statusOf } from '../../domain/api/statuses.ts'
import { contactForm } from '../../domain/forms/contact.ts'
import { fieldsOfApplicant } from '../../domain/forms/engine/who-fills.ts'
import { expertForm } from '../../domain/forms/expert.ts'
import { webhookEvents, webhookSchema } from '../../domain/integrations/webhook-events.ts'
import { openApiDocument, templateOf } from './openapi.ts'

type Operation = {
  operationId: EndpointName
  summary: string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
  security: object[]
}

const document = JSON.parse(JSON.stringify(openApiDocument()))
const operations = Object.values(document.paths).flatMap((path) =>
  Object.values(path as object),
) as Operation[]

test('the document is OpenAPI 3.1 and has every endpoint under its name', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/)
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort())
  for (const { path, method } of Object.values<Endpoint>(endpoints)) {
    expect(document.paths[templateOf(path)][method.toLowerCase()]).toBeDefined()
  }
})

test('every $ref has a target', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path]) => path ?? '',
  )
  expect(references).not.toHaveLength(0)
  for (const path of references) {
    expect(
      path.split('/').reduce((value, key) => value?.[key], document),
      path,
    ).toBeDefined()
  }
})

test('every security scheme in use is described', () => {
  const known = Object.keys(document.components.securitySchemes)
  for (const { security } of operations) {
    for (const name of security.flatMap((scheme) => Object.keys(scheme))) expect(known).toContain(name)
  }
})

describe.each(operations)('$operationId', ({ operationId, summary, responses, parameters }) => {
  const { answer }: Endpoint = endpoints[operationId]

  test('has a summary, responses and errors', () => {
    expect(summary).not.toBe('')
    const statuses = Object.keys(responses).map(Number)
    expect(statuses.some((status) => status < 300 || status === statusOf.replaced)).toBe(true)
    expect(statuses).toEqual(expect.arrayContaining([400, 500]))
    for (const [status, { description, content }] of Object.entries(responses)) {
      expect(description).not.toBe('')
      const bodies =
        (answer.schema && status !== '304') || Number(status) >= 400
          ? [expect.objectContaining({ schema: expect.any(Object) })]
          : []
      expect(Object.values(content ?? {})).toEqual(bodies)
    }
    for (const parameter of parameters)
      expect(parameter).toMatchObject({ name: expect.any(String), schema: expect.any(Object) })
  })
})

test('a form’s body is described by its fields', () => {
  const schema = document.paths['/api/contact'].post.requestBody.content['application/json'].schema
  expect(Object.keys(schema.properties)).toEqual(Object.keys(contactForm.fields))
  expect(schema.required).toEqual(['name', 'email', 'message'])
  expect(schema.additionalProperties).toBe(false)
  expect(schema.properties.email).toMatchObject({ type: 'string', format: 'idn-email', maxLength: 254 })
})

test('an application is described with both ways to send a file, and with 406 for a known address', () => {
  const { requestBody, responses } = document.paths['/api/experts-applications'].post
  const { schema, example } = requestBody.content['application/json']
  expect(schema.properties.resume.anyOf).toMatchObject([{ format: 'uuid' }, { contentEncoding: 'base64' }])
  expect(schema.required).toContain('endorsement')
  expect(schema.required.filter((name: string) => !(name in example))).toEqual([])
  expect(responses[406].content['application/problem+json'].examples).toHaveProperty('email_taken')
})

test('an edit’s body is described by the separate lists and by all fields that applicants may change', () => {
  const { requestBody, security } = document.paths['/api/experts-applications/{id}'].put
  const { properties } = requestBody.content['application/json'].schema
  expect(Object.keys(properties)).toEqual([
    'id',
    'version',
    'fieldsToUpdate',
    'specialty_ids',
    'language_proficiency',
    'regional_experience',
    'registry_related_experience',
  ])
  expect(Object.keys(properties.fieldsToUpdate.properties).sort()).toEqual(
    fieldsOfApplicant(expertForm).sort(),
  )
  expect(security).toEqual([{ csrfCookie: [], csrfHeader: [], editSession: [] }])
})

test('problems are described with all their codes and an example each', () => {
  expect(document.components.schemas.Problem.properties.code.enum).toEqual(Object.keys(statusOf))
  const { examples } = document.paths['/api/contact'].post.responses[422].content['application/problem+json']
  expect(examples.invalid_answers.value).toMatchObject({
    code: 'invalid_answers',
    errors: { email: 'required' },
  })
})

test('41.5 the document names the scope with which an API token may make a call, and no token for administration', () => {
  const securityOf = (name: EndpointName) =>
    operations.find(({ operationId }) => operationId === name)?.security ?? []
  expect(securityOf('listApplications')).toContainEqual({ apiToken: ['read_applications'] })
  expect(securityOf('moveApplications')).toContainEqual({ apiToken: ['review_applications'] })
  expect(securityOf('readOwnToken')).toContainEqual({ apiToken: [] })
  expect(JSON.stringify(securityOf('exportPerson'))).not.toContain('apiToken')
  expect(document.components.securitySchemes.apiToken).toMatchObject({ type: 'http', scheme: 'bearer' })
})

test('41.16 the document describes every event of a webhook, with an example that fits', () => {
  expect(Object.keys(document.webhooks)).toEqual([...webhookEvents])
  for (const event of webhookEvents) {
    const { summary, parameters, requestBody } = document.webhooks[event].post
    expect(summary).not.toBe('')
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ])
    const { example } = requestBody.content['application/json']
    expect(v.safeParse(webhookSchema, example).issues).toBeUndefined()
    expect(example.type).toBe(event)
  }
})
