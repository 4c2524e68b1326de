import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { apiPaths } from '../../src/domain/api/paths.ts'
import type { FormId } from '../../src/domain/forms/engine/form.ts'
import { solveCaptcha } from '../../tests/harness/protection/solve-captcha.ts'

export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  headers?: Readonly<Record<string, string>>
  /** An object is sent as JSON. */
  body?: object | Buffer
  cookie?: string
}
export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Each call has a different client address, so that no rate limit applies. */
export class Callers {
  readonly #site: { host: string; port: string }
  readonly #agent: Agent
  #calls = 0
  #token = ''

  constructor(site: string, connections = 256) {
    this.#site = { host: '127.0.0.1', port: new URL(site).port }
    // Shorter than the server's keep-alive timeout: a request on a connection that the server closes would fail.
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: 4000 })
  }

  /** Fetches a CSRF token, which is valid for all callers for a day. */
  async open(): Promise<this> {
    const { headers } = await this.call(apiPaths.signOut, { method: 'POST' })
    this.#token = /XSRF-TOKEN=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
    return this
  }

  close(): void {
    this.#agent.destroy()
  }

  /** The bytes of a call on a connection of one's own. */
  prepare(path: string, call: Call = {}): Buffer {
    const { method, headers, bytes = '' } = this.#requestOf(call)
    const { host, port } = this.#site
    const lines = Object.entries({ host: `${host}:${port}`, ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    )
    const head = [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')
    return Buffer.concat([Buffer.from(head), Buffer.from(bytes)])
  }

  #requestOf({ method = 'GET', headers = {}, body, cookie = '' }: Call) {
    const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
    const call = this.#calls++
    return {
      method,
      bytes,
      headers: {
        'accept-encoding': 'br',
        'x-forwarded-for': `10.${(call >> 16) & 255}.${(call >> 8) & 255}.${call & 255}`,
        'x-xsrf-token': this.#token,
        cookie: `XSRF-TOKEN=${this.#token}; ${cookie}`,
        ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
        ...headers,
      },
    }
  }

  call(path: string, call: Call = {}): Promise<Answered> {
    const { method, headers, bytes } = this.#requestOf(call)
    return new Promise((resolve, reject) => {
      request({ ...this.#site, path, method, agent: this.#agent, headers })
        .on('response', (answer) => {
          const { statusCode: status = 0, headers } = answer
          const read: Buffer[] = []
          answer.on('data', (bytes: Buffer) => read.push(bytes))
          answer.on('end', () => resolve({ status, headers, body: Buffer.concat(read) }))
          answer.on('error', reject)
        })
        .on('error', reject)
        .end(bytes)
    })
  }

  /** Throws unless the response has this status. */
  async expect(status: number, path: string, call: Call = {}): Promise<Answered> {
    const answered = await this.call(path, call)
    if (answered.status === status) return answered
    throw new Error(`${call.method ?? 'GET'} ${path}: ${answered.status} ${answered.body.subarray(0, 500)}`)
  }

  solveCaptcha(form: FormId): Promise<string> {
    return solveCaptcha(form, async (path) => JSON.parse((await this.expect(200, path)).body.toString()))
  }
}
