import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../problems/problem.ts'
import { hasBody } from './large-body.ts'

const second = 1000

/** A body may take this long, and longer the more of it has come: the poorest phone line brings four times as much. */
const grace = 10 * second
const leastBytesPerSecond = 250

/** Ends what only holds a connection open. Uploads are let off: they go on where they stopped, on any line. */
export function hurryBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request) || request.routeOptions.config.patient) return
    const { socket } = request.raw
    const [start, before] = [Date.now(), socket.bytesRead]
    const watch = setInterval(() => {
      const earned = ((socket.bytesRead - before) / leastBytesPerSecond) * second
      if (request.raw.complete) clearInterval(watch)
      else if (Date.now() - start > grace + earned && !reply.sent)
        reply.send(new Refused({ code: 'too_slow' }))
    }, second)
    finished(reply.raw, () => clearInterval(watch))
  })
}
