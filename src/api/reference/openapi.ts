import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { type Endpoint, type EndpointName, endpoints, type ProblemCode } from '../../domain/api/endpoints.ts'
import { statusOf } from '../../domain/api/statuses.ts'
import { brand } from '../../domain/brand.ts'
import { editSchemaOf } from '../../domain/forms/engine/edit.ts'
import { schemaOf } from '../../domain/forms/engine/schema.ts'
import { isScope } from '../../domain/integrations/scopes.ts'
import {
  type WebhookEvent,
  webhookEvents,
  webhookSchema,
  wordOfEvent,
} from '../../domain/integrations/webhook-events.ts'
import { webhookExample } from '../../domain/integrations/webhook-examples.ts'
import { en } from '../../domain/messages/en.ts'
import { translator } from '../../domain/messages/translate.ts'
import { isForStaff } from '../../domain/staff/roles.ts'
import { isSafe } from '../../http/limits/judge-before-body.ts'
import { problemOf } from '../../http/problems/answer-problem.ts'

const t = translator('en', { api: en.api, problems: en.problems, webhooks: en.webhooks })

/** The OpenAPI 3.1 document, generated from domain/api. */
export function openApiDocument(name: string = brand.name) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [id, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const path = templateOf(endpoint.path)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(id, endpoint) }
  }
  return {
    openapi: '3.1.1',
    info: { title: t('api.title', { name }), version: '1', description: t('api.intro') },
    servers: [{ url: '/' }],
    paths,
    webhooks: Object.fromEntries(webhookEvents.map((event) => [event, { post: webhookOperation(event) }])),
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        csrfCookie: { type: 'apiKey', in: 'cookie', name: 'XSRF-TOKEN', description: t('api.forgery') },
        csrfHeader: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
        editSession: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-EDIT-SESSION',
          description: t('api.editSession'),
        },
        staffSession: {
          type: 'apiKey',
          in: 'cookie',
          name: `__Host-${brand.slug}.session_token`,
          description: t('api.staffSession'),
        },
        apiToken: { type: 'http', scheme: 'bearer', description: t('api.token') },
      },
    },
  }
}

function webhookOperation(event: WebhookEvent) {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  })
  return {
    operationId: event,
    summary: t(wordOfEvent(event)),
    description: t('api.webhooksSigned'),
    parameters: [
      header('webhook-id', t('api.webhookId')),
      header('webhook-timestamp', t('api.webhookTimestamp')),
      header('webhook-signature', t('api.webhookSignature')),
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: jsonSchema(webhookSchema), example: webhookExample(event) },
      },
    },
    responses: { '2XX': { description: t('api.webhookTaken') } },
  }
}

export const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}')

/** The JSON Schema of an endpoint's body, where it takes one. */
export function bodySchema({ form, edits, request }: Endpoint) {
  const schema = form ? schemaOf(form) : edits ? editSchemaOf(edits) : request?.body
  return schema && jsonSchema(schema)
}

function operation(name: EndpointName, endpoint: Endpoint) {
  const { request, answer } = endpoint
  return {
    operationId: name,
    summary: t(`api.summary_${name}`),
    parameters: [
      ...parameters('path', request?.params),
      ...parameters('query', request?.query),
      ...parameters('header', request?.headers),
    ],
    ...requestBody(endpoint),
    responses: {
      ...(answer.status < 400 && { [answer.status]: success(name, answer) }),
      ...(answer.headers?.includes('etag') && { 304: { description: t('api.notModified') } }),
      ...failures(endpoint),
    },
    security: securityOf(endpoint),
  }
}

function securityOf({ method, access, forgery, anyToken }: Endpoint) {
  const needs = {
    ...(isSafe(method) ? {} : { csrfCookie: [], csrfHeader: [] }),
    ...(access === 'edit_session' ? { editSession: [] } : {}),
    ...(isForStaff(access) ? { staffSession: [] } : {}),
  }
  const instead = isScope(access) ? [{ apiToken: [access] }] : anyToken ? [{ apiToken: [] }] : []
  return Object.keys(needs).length > 0 ? [needs, ...instead, ...(forgery === 'origin' ? [{}] : [])] : []
}

function parameters(place: 'path' | 'query' | 'header', schema: v.GenericSchema | undefined) {
  const { properties = {}, required = [] } = schema ? jsonSchema(schema) : {}
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

function requestBody(endpoint: Endpoint) {
  const { stream, example } = endpoint
  if (stream) return { requestBody: { required: true, content: { [stream]: {} } } }
  const schema = bodySchema(endpoint)
  return schema && { requestBody: { required: true, content: { 'application/json': { schema, example } } } }
}

function success(name: EndpointName, { headers = [], type, schema, example }: Endpoint['answer']) {
  return {
    description: t(`api.summary_${name}`),
    headers: Object.fromEntries(headers.map((header) => [header, { schema: { type: 'string' } }])),
    ...(type && schema && { content: { [type]: { schema: jsonSchema(schema), example } } }),
  }
}

/** Several codes may share a status; each has its example. */
function failures(endpoint: Endpoint) {
  const responses: Record<number, object> = {}
  const codes = problemsOf(endpoint)
  for (const status of new Set(codes.map((code) => statusOf[code]))) {
    const group = codes.filter((code) => statusOf[code] === status)
    const examples = group.map((code) => [code, { value: exampleProblem(code, endpoint) }] as const)
    responses[status] = {
      description: group.map((code) => t(`problems.${code}`)).join('; '),
      ...(status in retried && { headers: { 'retry-after': { schema: { type: 'integer' } } } }),
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          examples: Object.fromEntries(examples),
        },
      },
    }
  }
  return responses
}

/** These responses have `Retry-After`. */
const retried = { [statusOf.too_many_requests]: true, [statusOf.unavailable]: true }

function exampleProblem(code: ProblemCode, { answer, failure }: Endpoint) {
  const errors = {
    invalid_answers: { email: 'required' },
    invalid_request: { page: 'unknown_field' },
  } as const
  return problemOf(
    {
      code,
      errors: errors[code as keyof typeof errors],
      ...(code === 'replaced' && (answer.example as { replacedBy: string })),
    },
    '5f0c9a9e-2f4c-4f4e-9d58-6b1f6c1d7a10',
    { detail: failure },
  )
}

export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore' })
  return rest
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'requestId'],
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { enum: Object.keys(statusOf) },
    detail: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    replacedBy: { type: 'string' },
    attemptsLeft: { type: 'integer' },
    requestId: { type: 'string', format: 'uuid' },
  },
}

export function problemsOf(endpoint: Endpoint): ProblemCode[] {
  const { method, path, access, form, edits, request, answer } = endpoint
  const hasBody = (form ?? edits ?? request?.body) !== undefined
  const all: ProblemCode[] = ['invalid_request', ...always, ...(endpoint.problems ?? [])]
  if (hasBody) all.push('invalid_answers')
  if (!isSafe(method)) all.push('malformed_request', 'body_too_large', 'unsupported_type')
  if (path.includes(':')) all.push('not_found') // also where an escape in the address is unreadable
  if (form) all.push('captcha_failed')
  if (!isSafe(method)) all.push('forged_request')
  if (access === 'edit_session') all.push('no_session')
  if (isForStaff(access)) all.push('not_signed_in')
  if (isForStaff(access) && !endpoint.beforeSecondStep) all.push('second_step_required')
  if (isForStaff(access) && access !== 'staff') all.push('not_allowed')
  if (access === 'review_applications') all.push('other_region')
  if (isForStaff(access)) all.push('invalid_token')
  if (isForStaff(access) && !endpoint.anyToken) all.push('out_of_scope')
  if (endpoint.limit || !isSafe(method)) all.push('too_many_requests')
  if (answer.status === 410) all.push('replaced')
  return [...new Set<ProblemCode>([...all, 'unexpected', 'unavailable'])]
}

/** Refusals before routing. */
const always: readonly ProblemCode[] = ['too_slow', 'length_required', 'headers_too_large']
