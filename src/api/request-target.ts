import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { problemOf } from './answer-problem.ts'

/**
 * Refuses requests that name their host twice, in two Host headers or in an absolute-form target: a proxy or a cache
 * may believe the one and we the other.
 */
export function refuseAmbiguousHosts(handle: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url?.startsWith('/') && hostsOf(request) <= 1) return handle(request, response)
    const problem = problemOf({ code: 'malformed_request' }, randomUUID())
    response
      .writeHead(problem.status, { 'content-type': 'application/problem+json', connection: 'close' })
      .end(JSON.stringify(problem))
  }
}

/** Node shows only the first of several Host headers. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts
}
