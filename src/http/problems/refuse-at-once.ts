import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { ProblemCode } from '../../domain/api/endpoints.ts'
import { problemOf } from './answer-problem.ts'

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
  // Two hosts: a proxy may use one and we the other.
  if (!request.url?.startsWith('/') || countHosts(request) > 1) return 'malformed_request'
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
