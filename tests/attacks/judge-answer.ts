import { statusOf } from '../../src/domain/api/statuses.ts'
import type { Heard, Sent } from './http-client.ts'

/** Internals that a response must not leak: stack frames, source paths, SQL errors. */
const inside = [
  /\n\s+at .+[:(]/,
  /node_modules|node:internal|\bsrc\/(api|services|store|web|domain)\//,
  /violates|syntax error at|invalid input syntax|relation "|PostgresError|kysely/i,
  new RegExp(process.cwd()),
]

/** The fault of a response, if any; the API refuses with a problem document, a page with HTML. */
export function faultOf({ status, headers, body }: Heard, { method, path }: Sent): string | undefined {
  if (status >= 500) return `fails with ${status}`
  if (inside.some((sight) => sight.test(body) || sight.test(JSON.stringify(headers))))
    return 'shows the inside'
  if (status < 400 || method === 'HEAD' || !path.startsWith('/api/')) return undefined
  if (!headers['content-type']?.startsWith('application/problem+json'))
    return `${status} is no problem document`
  const { code } = JSON.parse(body) as { code: keyof typeof statusOf }
  return statusOf[code] === status ? undefined : `${status} has the code ${code}`
}
