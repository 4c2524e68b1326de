import type { FastifyRequest } from 'fastify'
import { isForStaff } from '../../domain/staff/roles.ts'

/**
 * The API token of a call to the back office. With one, cookies are ignored, and no CSRF token is needed: no page
 * of another site can make a browser send this header.
 */
export function bearerToken({ headers, routeOptions }: FastifyRequest): string | undefined {
  const { access } = routeOptions.config
  if (!access || !isForStaff(access) || !routeOptions.url?.startsWith('/api/')) return undefined
  return /^Bearer(?: +|$)(.*)/i.exec(headers.authorization ?? '')?.[1]
}
