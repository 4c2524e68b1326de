import type { Delivery } from '../transport.ts'

type Failure = Error & {
  code?: string | number
  originalCode?: string
  command?: string
  response?: string
  responseCode?: number
  permanent?: boolean
}

/**
 * Classifies an SMTP failure. Up to MAIL FROM it is an outage; from RCPT TO on it concerns this mail only, so that one
 * slow recipient does not block the others.
 */
export function judgeFailure(error: unknown, isAnswered: boolean): Exclude<Delivery, { result: 'sent' }> {
  const failure = error as Failure
  const about = { code: codeOf(failure), problem: problemOf(failure) }
  if (failure.command === 'MAIL FROM') return { result: 'unreachable', ...about }
  if (isJudgement(failure)) return { result: failure.permanent === false ? 'troubled' : 'refused', ...about }
  return { result: isAnswered ? 'troubled' : 'unreachable', ...about }
}

function isJudgement({ code }: Failure): boolean {
  return code === 'EENVELOPE' || code === 'EMESSAGE'
}

function codeOf({ responseCode, originalCode, code, name }: Failure): string {
  return responseCode ? String(responseCode) : (originalCode ?? (typeof code === 'string' ? code : name))
}

const longestProblem = 300

/** Removes addresses, which servers often repeat, and NUL, which PostgreSQL cannot store. */
function problemOf(failure: Failure): string {
  const words = failure.response ?? `${codeOf(failure)}: ${failure.message}`
  return words
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\S*@\S*/g, '…')
    .slice(0, longestProblem)
}
