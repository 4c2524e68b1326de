import type { IncomingMessage, RequestListener } from 'node:http'
import type { LimitName } from '../../domain/protection/rate-limits.ts'
import type { AnswerLog } from './answer-log.ts'

/** A call that can be answered ahead of Fastify. */
export type ShortCall = {
  route: string
  limit: LimitName
  /** Undefined if Fastify has to answer; nothing has changed then. */
  answer(json: unknown): Promise<{ status: number; headers: string[]; body: string } | undefined>
}

/** Undefined for calls that Fastify has to answer. */
export type FindCall = (request: IncomingMessage) => ShortCall | undefined

/** Counts a call ahead of Fastify; false above the limit. */
export type CountWrite = (limit: LimitName, request: IncomingMessage) => Promise<boolean>

/** Longer than the body of any such call; longer ones may arrive slowly, and Fastify judges them piece by piece. */
const longestBody = 1024

/**
 * Answers short, valid calls from our own pages that arrive in one packet. Everything else goes to Fastify as it
 * came: what is slow, long, from elsewhere, above the limit, invalid or refused.
 */
export function withCalls(
  find: FindCall,
  handler: RequestListener,
  { log, count }: { log: AnswerLog; count: CountWrite },
): RequestListener {
  return (request, response) => {
    const call = isShort(request) ? find(request) : undefined
    if (!call) return handler(request, response)
    const since = performance.now()
    // After this event the parser passes on the body, if it came in the same packet.
    process.nextTick(async () => {
      const answer = await answerOf(call, request, count).catch(() => undefined)
      if (!answer) return handler(request, response)
      const { status, headers, body } = answer
      request.resume()
      response.writeHead(status, headers).end(body, 'latin1')
      log(response, { method: request.method ?? '', route: call.route, status }, since)
    })
  }
}

/** Size, origin and type first, then the rate limit, then the body. */
async function answerOf(call: ShortCall, request: IncomingMessage, count: CountWrite) {
  const isThere = request.readableLength === lengthOf(request)
  const bytes = isThere ? peek(request) : undefined
  if (!bytes || !(await count(call.limit, request))) return undefined
  return call.answer(JSON.parse(bytes.toString()))
}

/** The body, which stays in the stream for Fastify. */
function peek(request: IncomingMessage): Buffer | undefined {
  const bytes: Buffer | null = request.read()
  if (bytes) request.unshift(bytes)
  return bytes ?? undefined
}

/** Browsers write the origin so, and scripts cannot forge it. */
const isShort = ({ headers }: IncomingMessage) =>
  headers['sec-fetch-site'] === 'same-origin' &&
  headers['content-type'] === 'application/json' &&
  lengthOf({ headers }) <= longestBody

const lengthOf = ({ headers }: Pick<IncomingMessage, 'headers'>) => Number(headers['content-length'])
