import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseTrouble } from '../../../src/http/problems/problem.ts'

/** No response, or 503: the write may or may not be stored. */
class Away extends Error {}

/** A refusal that a correct client must not get. */
export class Refused extends Error {}

type Call = { headers?: Record<string, string>; json?: object; body?: BodyInit }
type Answer = { status: number; headers: Headers; body: Record<string, unknown> }

let calls = 0

/** Calls like one person's browser, always from a new address, to stay below the rate limits per caller. */
export function openClient(site: string) {
  const cookies = new Map<string, string>()

  async function attempt(method: string, path: string, { headers, json, body }: Call): Promise<Answer> {
    const answer = await fetch(site + path, {
      method,
      headers: {
        'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls++ & 255}`,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json ? JSON.stringify(json) : (body ?? null),
    })
    const text = await answer.text()
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : {} }
  }

  /** An incomplete response counts as none. */
  async function reach(...call: Parameters<typeof attempt>): Promise<Answer> {
    const answer = await attempt(...call).catch((cause) => {
      throw new Away('no answer', { cause })
    })
    if (answer.status === 503) throw new Away(JSON.stringify(answer.body))
    return answer
  }

  return async (method: string, path: string, call: Call = {}): Promise<Answer> => {
    const first = await reach(method, path, call)
    return first.status === 403 ? reach(method, path, call) : first // retried with the token from the refusal
  }
}

export function expectStatus(status: number, answer: Answer): Answer {
  if (answer.status !== status) throw new Refused(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

const pauseMs = 100

/** Retries while the server, or the database of the test, is down. */
export async function persist<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Away) && !isDatabaseTrouble(error)) throw error
      await sleep(pauseMs)
    }
  }
}

/** For calls that our pages do not retry: undefined if the server was down. */
export function tryOnce<T>(attempt: () => Promise<T>): Promise<T | undefined> {
  return attempt().catch((error) => {
    if (!(error instanceof Away)) throw error
    return undefined
  })
}
