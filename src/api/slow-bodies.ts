import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { networkOf } from './client-name.ts'
import { Refused } from './problem.ts'

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

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The server's own patience with a request must run out first, so that what has arrived can still be kept. */
const longerThanAnyRequest = 130 * second

/** Two files for each of twenty colleagues behind one address. */
const mostOfOneCaller = 40

/** What the route of uploads needs, whose bytes may come as slowly as they like. */
export function roomForUploads(): Pick<RouteOptions, 'handlerTimeout' | 'onRequest'> {
  const lines = new Map<string, number>()
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = networkOf(request.ip)
    const open = lines.get(caller) ?? 0
    if (open >= mostOfOneCaller) throw new Refused({ code: 'too_many_requests', retryAfterSeconds: 5 })
    lines.set(caller, open + 1)
    finished(reply.raw, () => {
      const left = (lines.get(caller) ?? 1) - 1
      if (left > 0) lines.set(caller, left)
      else lines.delete(caller)
    })
  }
  return { handlerTimeout: longerThanAnyRequest, onRequest: admit }
}
