import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refused } from '../problems/problem.ts'
import { hasBody } from './large-body.ts'

/** Precision of the limit. */
const interval = 1000

/** After a restart or a burst of work, a second attempt can succeed. */
const retryAfterSeconds = 5

/** While the server reads a body, the limits of slow bodies and of whole requests hold instead. */
const untilBodyIsRead = Number.POSITIVE_INFINITY

/**
 * Answers a request whose response has not begun in time. One clock for all requests, since Fastify's own limit makes a
 * timer, a signal and an error for each, and ends as soon as the body has been read. Returns how many it watches.
 */
export function answerInTime(app: FastifyInstance, usualMs: number): () => number {
  const deadlines = new Map<FastifyReply, number>()
  const limitOf = (reply: FastifyReply) => reply.routeOptions.config.answerTimeout ?? usualMs
  const begin = (reply: FastifyReply) => deadlines.set(reply, performance.now() + limitOf(reply))
  app.addHook('onRequest', (_request, reply, done) => {
    begin(reply)
    done()
  })
  // The hooks that judge a request before its body have ended.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (hasBody(request) && !request.raw.complete) deadlines.set(reply, untilBodyIsRead)
    done()
  })
  // The connection is silent while the server works. An injected request has no socket.
  const keepOpen = (reply: FastifyReply) => {
    const longest = limitOf(reply) + 2 * interval
    const isTooLong = app.server.timeout > 0 && longest > app.server.timeout
    if (isTooLong && deadlines.has(reply)) reply.request.raw.socket.setTimeout?.(longest)
  }
  app.addHook('preValidation', (request, reply, done) => {
    begin(reply)
    // A handler may read the body itself; a sender that stops is disconnected.
    if (request.raw.complete || !hasBody(request)) keepOpen(reply)
    else request.raw.once('end', () => keepOpen(reply))
    done()
  })
  // From now on the usual timeout of the socket watches the response, as one that its client does not read.
  app.addHook('onSend', ({ raw: { socket } }, reply, _payload, done) => {
    deadlines.delete(reply)
    if ((socket.timeout ?? 0) > app.server.timeout) socket.setTimeout(app.server.timeout)
    done()
  })
  const clock = setInterval(() => {
    const now = performance.now()
    for (const [reply, deadline] of deadlines) {
      const isGone = reply.raw.destroyed
      if (deadline === untilBodyIsRead && reply.request.raw.complete) begin(reply)
      if (now < deadline && !isGone) continue
      deadlines.delete(reply)
      if (!isGone && !reply.sent)
        takeOver(reply).send(new Refused({ code: 'unavailable', retryAfterSeconds }))
    }
  }, interval).unref()
  app.addHook('onClose', async () => clearInterval(clock))
  return () => deadlines.size
}

const changes = ['send', 'code', 'status', 'type', 'header', 'headers', 'setCookie', 'clearCookie'] as const

/**
 * A reply for the error handler, with the same response. What a late handler does with the former one changes nothing,
 * also while the error handler draws its page.
 */
function takeOver(reply: FastifyReply): FastifyReply {
  const other = Object.create(Object.getPrototypeOf(reply), Object.getOwnPropertyDescriptors(reply))
  for (const name of changes) Object.defineProperty(reply, name, { value: () => reply })
  return other
}
