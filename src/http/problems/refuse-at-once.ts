import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { ProblemCode } from '../../domain/api/endpoints.ts'
import { problemOf } from './answer-problem.ts'

/** Refuses by its head alone what no browser and no proxy of ours sends. */
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
  // A proxy or a cache may believe the one host and we the other.
  if (!request.url?.startsWith('/') || countHosts(request) > 1) return 'malformed_request'
  // A body in chunks of one byte costs a thousand times as much as the same in one piece.
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
