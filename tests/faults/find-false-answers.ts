import type { Database } from '../../src/store/database.ts'
import type { Heard } from './visitors.ts'

/** The limits in docs/operations.md for a call and for submitting an application. */
const longestMs = { call: 20_000, application: 60_000 }

const isProblem = ({ headers, body }: Heard) =>
  (headers.get('content-type') ?? '').startsWith('application/problem+json') &&
  JSON.parse(body).code === 'unavailable'
const isForm = ({ body, email }: Heard) =>
  body.includes(`value="${email}"`) && body.includes('Nothing you typed is lost')
const isCalmPage = ({ body }: Heard) => body.includes('The registry is out of reach for the moment')

/** The error that each kind of request gets while the database is down. */
const isClear: Partial<Record<Heard['errand'], (heard: Heard) => boolean>> = {
  application: isProblem,
  upload: isProblem,
  ready: isProblem,
  page: isCalmPage,
  'message by form': isForm,
  'application by form': isForm,
}

/** Responses that are wrong during an outage; empty if there are none. */
export async function findFalseAnswers({ db }: Database, all: readonly Heard[]): Promise<string[]> {
  const applications = await db.selectFrom('application').select('email').execute()
  const messages = await db.selectFrom('contact_message').select('answers').execute()
  const kept = new Set([
    ...applications.map(({ email }) => email),
    ...messages.map(({ answers }) => (answers as { email: string }).email),
  ])
  return all.flatMap((heard) => {
    const { errand, status, ms, email = '', headers, body } = heard
    const says = (fault: string) => [`${errand} answered ${status} after ${Math.round(ms)} ms: ${fault}`]
    const isApplication = errand === 'application' || errand === 'application by form'
    if (ms > longestMs[isApplication ? 'application' : 'call']) return says('too late')
    if (/node:internal|\.ts:\d/.test(body)) return says('a stack is shown')
    if ((status === 201 || status === 303) && email && !kept.has(email)) return says('it is not kept')
    if (status < 400) return []
    if (status !== 503 || !isClear[errand]) return says('no such answer was expected')
    if (!headers.get('retry-after')) return says('nobody says when to come back')
    return isClear[errand](heard) ? [] : says('it is not clear')
  })
}
