import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Endpoint } from '../domain/api.ts'
import type { FieldCode, FieldErrors } from '../domain/refusals.ts'
import type { Failure } from './problem.ts'

type Part = keyof NonNullable<Endpoint['request']>
type Read = { ok: true; input: Partial<Record<Part, unknown>> } | { ok: false; failure: Failure }

const nothing = v.strictObject({}, 'unknown_field' satisfies FieldCode)

/** The parts of a request that an endpoint describes, or what is wrong with them. */
export function readInput({ request: described }: Endpoint, request: FastifyRequest): Read {
  const input: Partial<Record<Part, unknown>> = {}
  const schemas: Partial<Record<Part, v.GenericSchema>> = { params: nothing, query: nothing, ...described }
  for (const [part, schema] of Object.entries(schemas) as [Part, v.GenericSchema][]) {
    const parsed = v.safeParse(schema, request[part])
    if (!parsed.success) return { ok: false, failure: failureIn(part, parsed.issues) }
    input[part] = parsed.output
  }
  return { ok: true, input }
}

function failureIn(part: Part, issues: readonly v.BaseIssue<unknown>[]): Failure {
  const errors: FieldErrors = Object.fromEntries(
    issues.map((issue) => [v.getDotPath(issue) ?? part, issue.message as FieldCode]),
  )
  return { code: part === 'body' ? 'invalid_answers' : 'invalid_request', errors }
}
