import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProxy } from './proxy.ts'
import { openVisitor } from './visitor.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** One server behind the cache of deploy/nginx.conf; `asked` lists the requests that reached it. */
export async function standBehindCache(handle: Handler, changes?: Parameters<typeof startProxy>[1]) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    handle(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const proxy = await startProxy([(server.address() as AddressInfo).port], changes)
  const visitor = openVisitor()
  const stopServer = async () => server.close().closeAllConnections()
  return {
    asked,
    proxy,
    stopServer,
    /** Sends no cookies by default. */
    get: (path: string, headers: Record<string, string> = {}) =>
      visitor.call(proxy, 'GET', path, undefined, { cookie: '', ...headers }),
    async stop() {
      visitor.close()
      await proxy.stop()
      await stopServer()
    },
  }
}

export type BehindCache = Awaited<ReturnType<typeof standBehindCache>>

/** The headers with which ASTER lets shared caches store an answer. */
export const shared = () => ({
  'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
  'x-accel-expires': `@${Math.floor(Date.now() / 1000)}`,
  vary: 'accept-encoding',
})

/** Answers like ASTER with a cached page: 304 if the ETag matches. */
export function keptPage(words: () => string, more: Record<string, string> = {}): Handler {
  return ({ headers }, response) => {
    const etag = `"${createHash('sha256').update(words()).digest('hex').slice(0, 8)}"`
    const status = headers['if-none-match'] === etag ? 304 : 200
    response.writeHead(status, { ...shared(), etag, ...more }).end(status === 200 ? words() : '')
  }
}

/** nginx counts whole seconds; what follows falls within one. */
export const startOfSecond = () => sleep(1020 - (Date.now() % 1000))
