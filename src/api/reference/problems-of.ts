import type { Endpoint, ProblemCode } from '../../domain/api/endpoints.ts'
import { isForStaff } from '../../domain/staff/roles.ts'
import { isSafe } from '../../http/limits/judge-before-body.ts'

/** All refusals of a call: those that the endpoint declares, and those that follow from its kind. */
export function problemsOf({
  method,
  path,
  access,
  beforeSecondStep,
  form,
  edits,
  request,
  limit,
  answer,
  problems = [],
}: Endpoint): ProblemCode[] {
  const hasBody = (form ?? edits ?? request?.body) !== undefined
  const all: ProblemCode[] = ['invalid_request', ...always, ...problems]
  if (hasBody) all.push('invalid_answers')
  if (!isSafe(method)) all.push('malformed_request', 'body_too_large', 'unsupported_type')
  if (path.includes(':')) all.push('not_found') // also where an escape in the address is unreadable
  if (form) all.push('captcha_failed')
  if (!isSafe(method)) all.push('forged_request')
  if (access === 'edit_session') all.push('no_session')
  if (isForStaff(access)) all.push('not_signed_in')
  if (isForStaff(access) && !beforeSecondStep) all.push('second_step_required')
  if (isForStaff(access) && access !== 'staff') all.push('not_allowed')
  if (limit || !isSafe(method)) all.push('too_many_requests')
  if (answer.status === 410) all.push('replaced')
  return [...new Set<ProblemCode>([...all, 'unexpected', 'unavailable'])]
}

/** Refusals before routing. */
const always: readonly ProblemCode[] = ['too_slow', 'length_required', 'headers_too_large']
