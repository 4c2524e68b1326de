import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { body } from '../../domain/api/endpoint-parts.ts'
import type { Endpoint } from '../../domain/api/endpoints.ts'
import type { FieldCode, FieldErrors } from '../../domain/refusals.ts'
import type { Failure } from '../../http/problems/problem.ts'

type Part = keyof NonNullable<Endpoint['request']>
type Read = { ok: true; input: Partial<Record<Part, unknown>> } | { ok: false; failure: Failure }

const nothing = body({})

/** The validated parts of a request, or the refusal. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): Read {
  const input: Partial<Record<Part, unknown>> = {}
  for (const [part, schema] of Object.entries(schemasOf(endpoint)) as [Part, v.GenericSchema][]) {
    const parsed = v.safeParse(schema, request[part])
    if (!parsed.success) return { ok: false, failure: failureIn(endpoint, part, parsed.issues) }
    input[part] = parsed.output
  }
  return { ok: true, input }
}

/** Parts that the endpoint does not describe must be empty; use cases judge answers and bytes. */
function schemasOf({ request, form, edits, stream }: Endpoint): Partial<Record<Part, v.GenericSchema>> {
  const isJudgedElsewhere = form ?? edits ?? stream
  return {
    params: nothing,
    query: nothing,
    ...(!isJudgedElsewhere && { body: v.optional(nothing) }),
    ...request,
  }
}

function failureIn({ request }: Endpoint, part: Part, issues: readonly v.BaseIssue<unknown>[]): Failure {
  const errors: FieldErrors = Object.fromEntries(
    issues.map((issue) => [v.getDotPath(issue) ?? part, issue.message as FieldCode]),
  )
  return { code: part === 'body' && request?.body ? 'invalid_answers' : 'invalid_request', errors }
}
