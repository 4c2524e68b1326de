import { sendOwn, timeLimit, tokenHeader } from '../api/own-call.ts'
import type { Answer } from '../uploads/exchange.ts'

type Call = {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string | Blob
}

/** Like the client of the pages, but also for a service worker, which has no document. No answer is undefined. */
export async function call({ method, path, headers, body }: Call): Promise<Answer | undefined> {
  const send = async () => {
    const sent = { ...headers, ...tokenHeader(await readCookies()) }
    const signal = timeLimit() ?? null
    const response = await fetch(path, { method, headers: sent, body: body ?? null, signal })
    const { status } = response
    return { status, header: (name: string) => response.headers.get(name), body: await response.text() }
  }
  try {
    return await sendOwn(send, codeOf)
  } catch {
    return undefined
  }
}

export function codeOf({ status, body }: Answer): string {
  try {
    return status < 400 ? '' : (JSON.parse(body) as { code?: string }).code || 'unexpected'
  } catch {
    return 'unexpected'
  }
}

/** Browsers that wake a service worker to send also let it read cookies. */
async function readCookies(): Promise<string> {
  if ('document' in self) return document.cookie
  const { cookieStore } = self as unknown as { cookieStore?: CookieStore }
  const cookies = (await cookieStore?.getAll()) ?? []
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
