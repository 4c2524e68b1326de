import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { statusOf } from '../../domain/api/statuses.ts'
import { Refused } from '../problems/problem.ts'
import { hasBody, isLarge } from './large-body.ts'

const second = 1000

/** Grace period and minimum rate of a body; the slowest mobile connection has four times this rate. */
const grace = 10 * second
const leastBytesPerSecond = 250

/** Slowloris protection for bodies. Uploads are exempt, because they are resumable. */
export function timeOutSlowBodies(app: FastifyInstance): void {
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

/** How long the rest of a short body may take after its request was refused. */
const lingerMs = 5_000

/**
 * After an early refusal Node discards the rest of a short body, because closing at once would reset the connection and
 * could lose the response. Large or slow bodies are not awaited.
 */
export function discardRefusedBodies(app: FastifyInstance): void {
  const { bodyLimit = 0 } = app.initialConfig
  app.addHook('onSend', async (request, reply) => {
    const isHopeless = isLarge(request, bodyLimit) || reply.statusCode === statusOf.too_slow
    if (!request.raw.complete && isHopeless) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request) => {
    const { raw } = request
    if (raw.complete || !hasBody(request)) return
    const timer = setTimeout(() => raw.destroy(), lingerMs)
    finished(raw, () => clearTimeout(timer))
  })
}
