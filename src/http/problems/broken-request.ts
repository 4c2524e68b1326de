import { randomUUID } from 'node:crypto'
import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import type { ProblemCode } from '../../domain/api/endpoints.ts'
import { problemOf } from './answer-problem.ts'

const codes: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

type BrokenRequest = Error & { code?: string; rawPacket?: unknown }

const answers = new WeakMap<Socket, ServerResponse>()

/** Tracks responses in progress, so that an error is not written into the middle of one. */
export function watchAnswers(server: Server): void {
  server.on('request', ({ socket }, response) => answers.set(socket, response))
}

/** Answers malformed and incomplete requests, which Fastify does not see. */
export function answerBrokenRequest(error: BrokenRequest, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const earlier = answers.get(socket)
  const isAnswering = earlier?.headersSent && !earlier.writableFinished
  if (socket.writable && !isAnswering) {
    const problem = problemOf({ code: codes[error.code ?? ''] ?? 'malformed_request' }, randomUUID())
    const body = JSON.stringify(problem)
    const head = [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${asksForHead(error) ? '' : body}`)
  }
  socket.destroySoon()
}

/** Whether the malformed request is a HEAD, whose response has no body. */
const asksForHead = ({ rawPacket }: BrokenRequest) =>
  Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD '

/** Refuses ambiguous requests by their headers alone. */
export function refuseAtOnce(handle: RequestListener): RequestListener {
  return (request, response) => {
    const code = faultOf(request)
    if (!code) return handle(request, response)
    const problem = problemOf({ code }, randomUUID())
    response
      .writeHead(problem.status, { 'content-type': 'application/problem+json', connection: 'close' })
      .end(JSON.stringify(problem))
  }
}

function faultOf(request: IncomingMessage): ProblemCode | undefined {
  // Two hosts: a proxy may use one and we the other. Fragments belong to browsers; the router would ignore them.
  const { url = '' } = request
  if (!url.startsWith('/') || url.includes('#') || countHosts(request) > 1) return 'malformed_request'
  // Chunked bodies: a chunk of one byte costs a thousand times as much CPU.
  return request.headers['transfer-encoding'] === undefined ? undefined : 'length_required'
}

/** Node shows only the first of several Host headers. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts
}
