import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { isSafe } from './limits/judge-before-body.ts'

const patience = 10_000
const pause = 50

/** Pauses without a request until the proxy has noticed, and the maximum of all pauses. */
const quietPauses = 6
const mostPauses = 40

/**
 * Graceful shutdown with a deadline; then closes idle connections, which browsers open speculatively. Returns whether
 * it has begun.
 */
export function finishBeforeClosing(app: FastifyInstance, { behindProxy }: { behindProxy: boolean }) {
  let running = 0
  let arrived = 0
  let withdrawing = false
  let closing = false
  app.server.on('request', (_request, response) => {
    arrived++
    running++
    response.once('close', () => running--)
  })

  // Closes the connection without a response: the proxy retries safe requests elsewhere and then avoids this instance.
  app.addHook('onRequest', async (request, reply) => {
    if (!withdrawing || !isSafe(request.method)) return
    reply.hijack()
    request.raw.destroy()
  })

  /**
   * While still listening: a connection that waits in the backlog at closing is lost, and a proxy does not retry POST.
   */
  async function withdraw() {
    withdrawing = true
    for (let quiet = 0, all = 0; quiet < quietPauses && all < mostPauses; all++) {
      const before = arrived
      await sleep(pause)
      quiet = arrived === before ? quiet + 1 : 0
    }
  }

  // Node considers a response finished when it is written, although the client may not have received it all.
  app.server.closeIdleConnections = () => {}

  app.addHook('preClose', async () => {
    closing = true
    if (behindProxy) await withdraw()
    const deadline = Date.now() + patience
    const watch = setInterval(() => {
      if (running > 0 && Date.now() < deadline) return
      clearInterval(watch)
      app.server.closeAllConnections()
    }, pause)
  })
  return () => closing
}
