import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { isSafe } from './headers/safe-methods.ts'

const patience = 10_000
const pause = 50

/** After so many pauses without a request the proxy has understood; after so many in all it never will. */
const quietPauses = 6
const mostPauses = 40

/**
 * Closing lets running requests finish, though not for ever. Then it hangs up: browsers open connections
 * ahead of time, and those that never asked for anything would hold the server until they time out. Gives whether it
 * has begun.
 */
export function finishBeforeClosing(
  app: FastifyInstance,
  { behindProxy }: { behindProxy: boolean },
): () => boolean {
  let running = 0
  let arrived = 0
  let withdrawing = false
  let closing = false
  app.server.on('request', (_request, response) => {
    arrived++
    running++
    response.once('close', () => running--)
  })

  // Without an answer: the proxy repeats what only reads elsewhere, and then keeps away from here with the rest.
  app.addHook('onRequest', async (request, reply) => {
    if (!withdrawing || !isSafe(request.method)) return
    reply.hijack()
    request.raw.destroy()
  })

  /** While the door is open; whatever stands before it when it closes is lost, and a proxy sends no POST twice. */
  async function withdraw() {
    withdrawing = true
    for (let quiet = 0, all = 0; quiet < quietPauses && all < mostPauses; all++) {
      const before = arrived
      await sleep(pause)
      quiet = arrived === before ? quiet + 1 : 0
    }
  }

  // Node takes an answer for finished when it is written, though its reader may have half of it.
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
