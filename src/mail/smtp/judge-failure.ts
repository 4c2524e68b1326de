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
 * What a failed conversation says about the mail. Where the server has neither judged it nor heard its words, it
 * is an outage; after the first words, silence leaves open whether it has arrived.
 */
export function judgeFailure(error: unknown, wordsWereSent: boolean): Exclude<Delivery, { result: 'sent' }> {
  const failure = error as Failure
  const about = { code: codeOf(failure), problem: problemOf(failure) }
  if (isAboutTheMail(failure))
    return { result: failure.permanent === false ? 'troubled' : 'refused', ...about }
  return { result: wordsWereSent ? 'troubled' : 'unreachable', ...about }
}

/** A sender who is not welcome is so with every mail, and 421 says that the server closes. */
function isAboutTheMail({ code, command, responseCode }: Failure): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM' && responseCode !== 421
}

function codeOf({ responseCode, originalCode, code, name }: Failure): string {
  return responseCode ? String(responseCode) : (originalCode ?? (typeof code === 'string' ? code : name))
}

const longestProblem = 300

/** Servers like to repeat the address. */
function problemOf(failure: Failure): string {
  const words = failure.response ?? `${codeOf(failure)}: ${failure.message}`
  return words.replace(/\S*@\S*/g, '…').slice(0, longestProblem)
}
