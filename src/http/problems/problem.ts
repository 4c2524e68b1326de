import type { ProblemCode } from '../../domain/api/endpoints.ts'
import type { FieldErrors } from '../../domain/refusals.ts'
import { isDatabaseTrouble } from './database-trouble.ts'

/** The only place where a refusal meets HTTP. A new code does not compile until it has a status. */
export const statusOf = {
  invalid_answers: 422,
  captcha_failed: 422,
  email_taken: 406, // fixed by the specification
  wrong_credentials: 401,
  wrong_status: 409,
  too_many_attempts: 429,
  no_session: 401,
  not_found: 404,
  version_conflict: 409,
  too_late: 409,
  already_chosen: 409,
  made_by_matching: 409,
  offset_conflict: 409,
  link_used: 410,
  last_administrator: 409,
  no_consent: 409,
  second_step_required: 403,
  passkey_required: 403,
  too_many_requests: 429,
  uploads_full: 429,
  unavailable: 503,
  invalid_request: 400,
  malformed_request: 400,
  forged_request: 403,
  not_signed_in: 401,
  not_allowed: 403,
  wrong_method: 405,
  replaced: 410,
  too_slow: 408,
  length_required: 411,
  unsupported_protocol: 412,
  body_too_large: 413,
  unsupported_type: 415,
  headers_too_large: 431,
  unexpected: 500,
} as const satisfies Record<ProblemCode, number>

export type Failure = {
  code: ProblemCode
  errors?: FieldErrors | undefined
  retryAfterSeconds?: number
  replacedBy?: string
}

/** Thrown by hooks; carries the refusal to the error handlers of API and pages. */
export class Refused extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.code)
    this.failure = failure
  }
}

const codesOfFastify: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
}

/** Maps an error to a failure; unexpected ones reveal nothing. */
export function failureOf(error: unknown): Failure & { status: number } {
  const failure = explain(error)
  return { ...failure, status: statusOf[failure.code] }
}

function explain(error: unknown): Failure {
  if (error instanceof Refused) return error.failure
  const { code = '', statusCode = 500 } = (error ?? {}) as { code?: string; statusCode?: number }
  const known = isDatabaseTrouble(error) ? 'unavailable' : codesOfFastify[code]
  // Long enough for a database to come back after a restart.
  if (known === 'unavailable') return { code: known, retryAfterSeconds: 5 }
  return { code: known ?? (statusCode >= 400 && statusCode < 500 ? 'malformed_request' : 'unexpected') }
}
