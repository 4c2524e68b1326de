import type { ProblemCode } from '../../domain/api/endpoints.ts'
import { statusOf } from '../../domain/api/statuses.ts'
import type { FieldErrors } from '../../domain/refusals.ts'

/**
 * SQLSTATEs of shutdown, startup, recovery, too many connections, timeouts, serialisation failures, deadlocks, and of a
 * primary that has just become a replica and takes no writes.
 */
const passing = /^(08|53|57)...$|^3D000$|^55P03$|^40P01$|^40001$|^25006$/

/** The driver's own errors have no code. */
const driver = /^Connection terminated|timeout exceeded when trying to connect|not queryable/

/** A replica has no unlogged tables, which hold the rate limits. */
const isOfReplica = (code: string, message: string) => code === '0A000' && message.endsWith('during recovery')

/** Transient errors of the database and of the folder of files, in contrast to bugs. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall = '' } = error as { code?: string; syscall?: string }
  return (
    passing.test(code) ||
    code === 'FOLDER_UNAVAILABLE' ||
    isOfReplica(code, error.message) ||
    ['connect', 'getaddrinfo', 'read', 'write'].includes(syscall) ||
    driver.test(error.message)
  )
}

export type Failure = {
  code: ProblemCode
  errors?: FieldErrors | undefined
  retryAfterSeconds?: number
  attemptsLeft?: number
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
