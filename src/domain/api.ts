import * as v from 'valibot'
import { schemaOf } from './engine/schema.ts'
import { contactForm } from './forms/contact.ts'
import type { LimitName } from './limits.ts'
import type { FieldErrors, RefusalCode } from './refusals.ts'

/** Who may call a route of the API or open a page; every route says so. */
export type Access = 'public' | 'set_up_link' | 'development'

/** Why a request fails: a use case refuses, or HTTP itself goes wrong. */
export type ProblemCode =
  | RefusalCode
  | 'invalid_request'
  | 'malformed_request'
  | 'forged_request'
  | 'wrong_method'
  | 'too_slow'
  | 'body_too_large'
  | 'unsupported_type'
  | 'headers_too_large'
  | 'unexpected'

/** The body of every failure, as RFC 9457 describes it. */
export type Problem = {
  type: string
  title: string
  status: number
  code: ProblemCode
  errors?: FieldErrors
  requestId: string
}

export type Schema = v.GenericSchema

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Access
  readonly limit?: LimitName
  /** What is not described here is refused, headers aside. */
  readonly request?: { readonly [part in 'params' | 'query' | 'headers' | 'body']?: Schema }
  readonly answer: { readonly status: 200 | 201; readonly type: string; readonly schema: Schema }
  /** Besides those that any request can meet. */
  readonly problems?: readonly ProblemCode[]
}

const json = 'application/json'

const country = v.object({
  label: v.string(),
  value: v.string(),
  flag: v.string(),
  region: v.string(),
  subregion: v.string(),
})
const health = v.object({ status: v.literal('ok') })

/** Every endpoint. Its summary is the message `api.summary_` and its name. */
export const endpoints = {
  listCountries: {
    method: 'GET',
    path: '/api/countries',
    access: 'public',
    limit: 'read',
    answer: { status: 200, type: json, schema: v.array(country) },
  },
  sendMessage: {
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    limit: 'message',
    request: {
      headers: v.object({ 'idempotency-key': v.optional(v.pipe(v.string(), v.uuid())) }),
      body: schemaOf(contactForm),
    },
    answer: { status: 201, type: json, schema: v.object({ id: v.pipe(v.string(), v.uuid()) }) },
    problems: ['invalid_answers'],
  },
  describeApi: {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    limit: 'read',
    answer: { status: 200, type: json, schema: v.looseObject({ openapi: v.string() }) },
  },
  explainApi: {
    method: 'GET',
    path: '/api/docs',
    access: 'public',
    limit: 'read',
    answer: { status: 200, type: 'text/html', schema: v.string() },
  },
  isAlive: {
    method: 'GET',
    path: '/healthz',
    access: 'public',
    answer: { status: 200, type: json, schema: health },
  },
  isReady: {
    method: 'GET',
    path: '/readyz',
    access: 'public',
    answer: { status: 200, type: json, schema: health },
    problems: ['unavailable'],
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
