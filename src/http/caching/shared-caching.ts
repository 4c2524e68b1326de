import type { FastifyReply } from 'fastify'

/**
 * Browsers revalidate on every visit. A shared cache (nginx, a CDN) answers on its own for a second, and may serve the
 * page for one second more while it revalidates.
 */
const cacheControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'

export const freshnessHeader = 'x-accel-expires'

/** Marks a response as cacheable by shared caches, unless it sets a cookie. */
export function allowSharedCaching(reply: FastifyReply): FastifyReply {
  if (reply.hasHeader('set-cookie')) return reply.header('cache-control', 'private, no-store')
  // nginx 1.22 drops stale-while-revalidate if its own header comes first.
  return reply.header('cache-control', cacheControl).header(freshnessHeader, freshUntil())
}

/**
 * The end of the current second, for nginx alone, which removes the header. nginx compares whole seconds: its
 * `s-maxage=1` lasts up to two seconds, too long for a change to be visible within two.
 */
export const freshUntil = (): string => `@${Math.floor(Date.now() / 1000)}`
