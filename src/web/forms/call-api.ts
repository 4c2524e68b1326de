import type { Problem } from '../../domain/api/endpoints.ts'

export type Answered =
  | { ok: true; value: unknown }
  | { ok: false; problem: Pick<Problem, 'code' | 'errors'>; retryAfterSeconds?: number }
  | { ok: false; problem: 'offline' }

export function postJson(path: string, body: unknown, headers?: Record<string, string>): Promise<Answered> {
  return callApi('POST', path, body, headers)
}

/** Calls as our own page: the cookie's token repeated in the header, once more when it was too old. */
export async function callApi(...call: Parameters<typeof attempt>): Promise<Answered> {
  const first = await attempt(...call)
  const wasStale = !first.ok && first.problem !== 'offline' && first.problem.code === 'forged_request'
  return wasStale ? attempt(...call) : first
}

/** Network timeout. */
const patience = 60_000

async function attempt(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Answered> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'accept-language': document.documentElement.lang,
        'x-xsrf-token': tokenFromCookie(),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout?.(patience), // missing in browsers before 2022
    })
    // An answer that breaks off in the middle is none.
    if (response.ok) return { ok: true, value: await response.json() }
    const problem = (await response.json().catch(() => ({ code: 'unexpected' }))) as Problem
    return { ok: false, problem, retryAfterSeconds: Number(response.headers.get('retry-after')) }
  } catch {
    return { ok: false, problem: 'offline' }
  }
}

export function tokenFromCookie(): string {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith('XSRF-TOKEN='))
  return decodeURIComponent(cookie?.slice('XSRF-TOKEN='.length) ?? '')
}
