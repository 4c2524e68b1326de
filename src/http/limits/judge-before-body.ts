import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureOf } from '../problems/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The page gives a visitor their answers back when the database is away. */
    givesBack?: boolean
  }
  interface FastifyRequest {
    postponedError?: unknown
  }
}

type Judge = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Refuses a request before the first byte of its body is read. One exception: while the database is away, a form that
 * its page can give back is read first, so that nothing typed is lost.
 */
export function judgeBeforeBody(app: FastifyInstance, judge: Judge): void {
  app.addHook('onRequest', async (request, reply) => {
    try {
      await judge(request, reply)
    } catch (error) {
      const canWait = request.routeOptions.config.givesBack && failureOf(error).code === 'unavailable'
      if (!canWait) throw error
      request.postponedError ??= error
    }
  })
}

/** Throws what could not be judged earlier, now that the body has been read. */
export function throwPostponedErrors(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ postponedError }) => {
    if (postponedError) throw postponedError
  })
}
