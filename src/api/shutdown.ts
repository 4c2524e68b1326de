import type { FastifyInstance } from 'fastify'

const patience = 10_000
const pause = 50

/**
 * Closing lets running requests finish, though not for ever. Then it hangs up: browsers open connections
 * ahead of time, and those that never asked for anything would hold the server until they time out.
 */
export function finishBeforeClosing(app: FastifyInstance): void {
  let running = 0
  app.server.on('request', (_request, response) => {
    running++
    response.once('close', () => running--)
  })
  app.addHook('preClose', async () => {
    const deadline = Date.now() + patience
    const watch = setInterval(() => {
      if (running > 0 && Date.now() < deadline) return
      clearInterval(watch)
      app.server.closeAllConnections()
    }, pause)
  })
}
