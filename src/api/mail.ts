import type { FastifyInstance } from 'fastify'
import type { Services } from '../services/services.ts'
import { mountSent } from './mount.ts'

/** CSP of a mail preview: inline styles only; no scripts, no requests, no navigation. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

export function mountOutbox(api: FastifyInstance, services: Services): void {
  mountSent(
    api,
    'showMail',
    ({ params }) => services.mail.readMailAsPage(params.id),
    (reply, page) =>
      reply
        .header('content-security-policy', policy)
        .header('x-frame-options', 'SAMEORIGIN')
        .header('cache-control', 'private, no-store')
        .type('text/html; charset=utf-8')
        .send(page),
  )
}
