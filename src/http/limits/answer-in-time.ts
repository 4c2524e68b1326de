import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refused } from '../problems/problem.ts'

/** Precision of the limit. */
const interval = 1000

/** After a restart or a burst of work, a second attempt can succeed. */
const retryAfterSeconds = 5

/**
 * Answers a request whose response has not begun in time. One clock for all requests, since Fastify's own limit makes a
 * timer, a signal and an error for each, and ends as soon as the body has been read.
 */
export function answerInTime(app: FastifyInstance, usualMs: number): void {
  const deadlines = new Map<FastifyReply, number>()
  const begin = (reply: FastifyReply) => {
    const { answersWithin = usualMs } = reply.routeOptions.config
    deadlines.set(reply, performance.now() + answersWithin)
  }
  app.addHook('onRequest', (_request, reply, done) => {
    begin(reply)
    done()
  })
  app.addHook('preValidation', (_request, reply, done) => {
    begin(reply)
    done()
  })
  // The socket's own timeout watches a response that has begun.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    deadlines.delete(reply)
    done()
  })
  const clock = setInterval(() => {
    const now = performance.now()
    for (const [reply, deadline] of deadlines) {
      if (now < deadline) continue
      deadlines.delete(reply)
      if (!reply.sent) reply.send(new Refused({ code: 'unavailable', retryAfterSeconds }))
    }
  }, interval).unref()
  app.addHook('onClose', async () => clearInterval(clock))
}
