import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem, ProblemCode } from '../domain/api.ts'
import { en } from '../domain/messages/en.ts'
import { translator } from '../domain/messages/translate.ts'
import type { FieldErrors, Refusal } from '../domain/refusals.ts'

/** The only place where a refusal meets HTTP. A new code does not compile until it has a status. */
export const statusOf = {
  invalid_answers: 422,
  email_taken: 406, // fixed by the specification
  wrong_credentials: 401,
  not_found: 404,
  version_conflict: 409,
  link_used: 410,
  too_many_requests: 429,
  unavailable: 503,
  invalid_request: 400,
  malformed_request: 400,
  forged_request: 403,
  wrong_method: 405,
  too_slow: 408,
  body_too_large: 413,
  unsupported_type: 415,
  headers_too_large: 431,
  unexpected: 500,
} as const satisfies Record<ProblemCode, number>

export type Failure = { code: ProblemCode; errors?: FieldErrors; retryAfterSeconds?: number }

/** Hooks can end a request only by throwing; this carries the reason to the error handlers of API and pages. */
export class Refused extends Error {
  readonly failure: Failure

  constructor(code: ProblemCode, more: Omit<Failure, 'code'> = {}) {
    super(code)
    this.failure = { code, ...more }
  }
}

const t = translator('en', { api: en.api })

export function problemOf({ code, errors }: Failure, requestId: string): Problem {
  return {
    type: `/api/docs#${code}`,
    title: t(`api.problem_${code}`),
    status: statusOf[code],
    code,
    ...(errors && { errors }),
    requestId,
  }
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, failure: Failure | Refusal): FastifyReply {
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds)
  return reply
    .code(statusOf[failure.code])
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(problemOf(failure, request.id))
}
