import type { Answer } from '../uploads/exchange.ts'

type Call = {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string | Blob
}

const patience = 60_000

/** Calls the API like pages do, but also in a service worker, which has no document; undefined without a response. */
export async function call({ method, path, headers, body }: Call): Promise<Answer | undefined> {
  const send = async () => {
    const token = await csrfToken()
    const signal = AbortSignal.timeout?.(patience) // missing in browsers before 2022
    const sent = { ...headers, 'x-xsrf-token': token }
    const response = await fetch(path, { method, headers: sent, body: body ?? null, signal: signal ?? null })
    const { status } = response
    return { status, header: (name: string) => response.headers.get(name), body: await response.text() }
  }
  try {
    const first = await send()
    // The refusal brings a new token.
    return codeOf(first) === 'forged_request' ? await send() : first
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

/** Browsers with background sync also let a service worker read cookies. */
async function csrfToken(): Promise<string> {
  const name = 'XSRF-TOKEN'
  if ('document' in self) {
    const found = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)
    return decodeURIComponent(found?.[1] ?? '')
  }
  const { cookieStore } = self as unknown as { cookieStore?: CookieStore }
  return decodeURIComponent((await cookieStore?.get(name))?.value ?? '')
}
