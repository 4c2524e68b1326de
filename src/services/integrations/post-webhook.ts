import { Resolver } from 'node:dns/promises'
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { WebhookProblem } from '../../domain/integrations/webhook.ts'
import { isPrivateAddress } from './private-address.ts'

export type Reply = { status?: number; problem?: WebhookProblem }

export type Outward = {
  /** The operator allows receivers in private networks. */
  mayBePrivate: boolean
  timeoutMs: number
  resolve?: typeof resolveHost
}

type Sent = { headers: Readonly<Record<string, string>>; body: string }

const mostBytes = 64 * 1024
const drainMs = 1000

/**
 * One POST. The name is resolved once, its addresses are judged, and the connection goes to one of these: a name that
 * changes its address in between (DNS rebinding) reaches nothing else. Redirects are not followed, and of the answer
 * only the status is read.
 */
export async function postWebhook(
  url: URL,
  sent: Sent,
  outward: Outward,
  signal: AbortSignal,
): Promise<Reply> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(outward.timeoutMs)])
  try {
    const addresses = await abortable((outward.resolve ?? resolveHost)(url.hostname), inTime)
    const [address] = addresses
    if (address === undefined) return { problem: 'unknown_host' }
    if (!outward.mayBePrivate && addresses.some(isPrivateAddress)) return { problem: 'private_address' }
    const status = await statusOf(send(url, address, sent, inTime), sent.body)
    return { status, ...problemOf(status) }
  } catch (error) {
    return { problem: inTime.aborted ? 'timeout' : judgeError(error) }
  }
}

function send(url: URL, address: string, { headers, body }: Sent, signal: AbortSignal): ClientRequest {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isTls = url.protocol === 'https:'
  return (isTls ? requestHttps : requestHttp)({
    method: 'POST',
    host: address,
    port: url.port || (isTls ? 443 : 80),
    path: url.pathname + url.search,
    agent: false,
    maxHeaderSize: 8192,
    signal,
    // The certificate is that of the name, not of the address.
    ...(isTls && { servername: isIP(host) ? '' : host }),
    headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body), connection: 'close' },
  })
}

function statusOf(sending: ClientRequest, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    sending.on('error', reject)
    sending.on('response', (answer) => {
      drain(answer)
      resolve(answer.statusCode ?? 0)
    })
    sending.end(body)
  })
}

/** Reads and discards the response, and aborts one that is too long or too slow. */
function drain(answer: IncomingMessage): void {
  let bytes = 0
  const cut = setTimeout(() => answer.destroy(), drainMs)
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > mostBytes) answer.destroy()
  })
  answer.on('error', () => {})
  answer.on('close', () => clearTimeout(cut))
}

function problemOf(status: number): { problem?: WebhookProblem } {
  if (status >= 200 && status < 300) return {}
  return { problem: status >= 300 && status < 400 ? 'redirect' : 'status' }
}

function judgeError(error: unknown): WebhookProblem {
  const { code = '' } = error as { code?: string }
  if (code.startsWith('HPE_')) return 'invalid_answer'
  return /CERT|TLS|SSL|SELF_SIGNED|ISSUER|SIGNATURE/.test(code) ? 'certificate' : 'unreachable'
}

/** A resolver cannot be interrupted; its answer is then ignored. */
function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}

/** Neither the system's resolver nor its hosts file: those would occupy the threads that also hash passwords. */
const dns = new Resolver({ timeout: 2000, tries: 2 })

/** All addresses of a host, of IPv4 first; none if it is unknown. */
async function resolveHost(host: string): Promise<string[]> {
  const name = host.replace(/^\[|\]$/g, '')
  if (isIP(name)) return [name]
  if (name === 'localhost') return ['127.0.0.1']
  const found = await Promise.allSettled([dns.resolve4(name), dns.resolve6(name)])
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}
