import { Agent, request as plainRequest, type RequestOptions } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import { hostOfTests } from './proxy.ts'

export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string }
export type Visitor = ReturnType<typeof openVisitor>

/** The proxy, with its certificate, or an instance. */
export type Target = { port: number; certificate?: string }

type Body = string | Buffer | URLSearchParams | object

/** A visitor with its own address, who sends the same cookies to the proxy and to instances. */
export function openVisitor(from = anotherAddress()) {
  const jar = new Map<string, string>()
  const agents = new Map<Target, Agent>()

  function agentOf(target: Target): Agent {
    const { certificate: ca } = target
    const known = agents.get(target)
    if (known) return known
    const keepAlive = true
    const agent = ca
      ? new SecureAgent({ keepAlive, localAddress: from, ca, servername: hostOfTests })
      : new Agent({ keepAlive })
    agents.set(target, agent)
    return agent
  }

  async function call(
    target: Target,
    method: string,
    path: string,
    body?: Body,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const [type, bytes] = written(body)
    const headers = {
      host: hostOfTests,
      origin: `https://${hostOfTests}`,
      'sec-fetch-site': 'same-origin',
      cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
      ...(!target.certificate && { 'x-forwarded-for': from }),
      ...(type && { 'content-type': type }),
      ...(method !== 'GET' && method !== 'HEAD' && { 'content-length': `${bytes.length}` }),
      ...more,
    }
    const options = { method, path, host: '127.0.0.1', port: target.port, agent: agentOf(target), headers }
    const answer = await send(target.certificate ? secureRequest : plainRequest, options, bytes)
    for (const one of answer.headers['set-cookie'] ?? []) keep(one)
    return answer
  }

  function keep(setCookie: string) {
    const [pair = ''] = setCookie.split(';', 1)
    const at = pair.indexOf('=')
    jar.set(pair.slice(0, at), pair.slice(at + 1))
  }

  return {
    from,
    call,
    keep,
    /** Any refusal sets the CSRF token that changes need. */
    fetchToken: (target: Target) => call(target, 'POST', '/api/auth/verify-captcha', {}),
    close() {
      for (const agent of agents.values()) agent.destroy()
    },
  }
}

let visitors = 0

/** All of 127.0.0.0/8 is local; the proxy has the first address. */
function anotherAddress(): string {
  visitors++
  return `127.1.${visitors >> 8}.${visitors & 255}`
}

function written(body: Body = ''): [type: string, bytes: Buffer] {
  if (Buffer.isBuffer(body)) return ['', body]
  if (typeof body === 'string') return ['', Buffer.from(body)]
  if (body instanceof URLSearchParams) return ['application/x-www-form-urlencoded', Buffer.from(`${body}`)]
  return ['application/json', Buffer.from(JSON.stringify(body))]
}

function send(request: typeof plainRequest, options: RequestOptions, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(options, (answer) => {
      const { statusCode: status = 0, headers } = answer
      text(answer).then((read) => resolve({ status, headers, text: read }), reject)
    })
    call.once('error', reject).end(body)
  })
}
