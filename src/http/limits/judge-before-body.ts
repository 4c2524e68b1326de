import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureOf } from '../problems/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The page can redisplay the posted answers. */
    givesBack?: boolean
  }
  interface FastifyRequest {
    postponedError?: unknown
  }
}

type Judge = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Checks CSRF, limits and access before the body is read. Exception: while the database is unreachable, and beyond a rate
 * limit, a form that its page can redisplay is read first, so that no input is lost.
 */
export function judgeBeforeBody(app: FastifyInstance, judge: Judge): void {
  app.addHook('onRequest', async (request, reply) => {
    try {
      await judge(request, reply)
    } catch (error) {
      if (!request.routeOptions.config.givesBack || !canGiveBack(failureOf(error))) throw error
      request.postponedError ??= error
    }
  })
}

/** A refusal after which the person can send the same answers again. */
type Passing = { code: 'unavailable' | 'too_many_requests' }

export const canGiveBack = <Failure extends { code: string }>(
  failure: Failure,
): failure is Failure & Passing => failure.code === 'unavailable' || failure.code === 'too_many_requests'

/** Throws the deferred refusal after the body has been read. */
export function throwPostponedErrors(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ postponedError }) => {
    if (postponedError) throw postponedError
  })
}

/** Safe methods need no CSRF token and count only in memory. */
export const isSafe = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method)
