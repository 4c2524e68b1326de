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
 * What a failed conversation says about the mail. Until the server has answered the sender it is an outage; from
 * the recipient on it is the mail's own trouble, or one recipient's server that never answers would hold up all.
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

/** Servers like to repeat the address, and a text in the database holds no NUL. */
function problemOf(failure: Failure): string {
  const words = failure.response ?? `${codeOf(failure)}: ${failure.message}`
  return words
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\S*@\S*/g, '…')
    .slice(0, longestProblem)
}
