import { createHmac } from 'node:crypto'

/** A browser without JavaScript: it stores cookies, sends forms and reads responses. */
export class StaffBrowser {
  readonly #jar = new Map<string, string>()
  readonly #site: string
  readonly #from: string
  readonly #userAgent: string

  constructor(site: string, cookie = '', from = anotherCaller(), userAgent = 'a browser of the tests') {
    this.#site = site
    this.#from = from
    this.#userAgent = userAgent
    for (const pair of cookie.split('; ').filter(Boolean)) this.#keep(pair)
  }

  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  open(path: string) {
    return this.#ask(path, {})
  }

  post(path: string, fields: Record<string, string> | [name: string, value: string][] | URLSearchParams) {
    return this.#ask(path, { method: 'POST', body: new URLSearchParams(fields) })
  }

  async #ask(path: string, init: RequestInit) {
    const headers = {
      'accept-encoding': 'identity', // it is on this machine, and other tests read what is compressed
      cookie: this.cookie,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': this.#from,
      'user-agent': this.#userAgent,
    }
    const response = await fetch(this.#site + path, { ...init, redirect: 'manual', headers })
    const setCookies = response.headers.getSetCookie()
    for (const one of setCookies) this.#keep(one)
    const location = response.headers.get('location')
    const { status, headers: received } = response
    return { status, location, setCookies, headers: received, html: await response.text() }
  }

  #keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';', 1)
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (/max-age=0/i.test(setCookie)) this.#jar.delete(name)
    else this.#jar.set(name, pair.slice(at + 1))
  }
}

let callers = 0
/** A new IP address, so that no rate limit applies. */
export const anotherCaller = () => `10.9.${callers >> 8}.${callers++ & 255}`

/** The code of an authenticator app for a key (RFC 6238); a step is 30 seconds. */
export function codeFor(key: string, stepsAhead = 0): string {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead))
  const mac = createHmac('sha1', fromBase32(key)).update(step).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

function fromBase32(key: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
