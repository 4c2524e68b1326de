import type { ProblemCode } from '../../domain/api/endpoints.ts'

/** The header with the token of the cookie that the server gave this browser with a page. */
export function tokenHeader(cookies: string) {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1] ?? ''
  return { 'x-xsrf-token': decodeURIComponent(token) }
}

/** Sends once more after a refusal of the token: the refusal brings a new one. */
export async function sendOwn<Answer>(
  send: () => Promise<Answer>,
  codeOf: (answer: Answer) => string | undefined,
): Promise<Answer> {
  const first = await send()
  return codeOf(first) === ('forged_request' satisfies ProblemCode) ? send() : first
}

/** The timeout of a call. Browsers before 2022 have none. */
export const timeLimit = () => AbortSignal.timeout?.(60_000)
