import type { FastifyInstance } from 'fastify'
import { answerProblem } from '../http/problems/answer-problem.ts'
import type { Services } from '../services/services.ts'
import { mountHttp } from './mount.ts'

/** CSP of a mail preview: inline styles only; no scripts, no requests, no navigation. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

export function mountOutbox(api: FastifyInstance, services: Services): void {
  mountHttp(api, 'showMail', async ({ params }, request, reply) => {
    const page = await services.mail.readMailAsPage(params.id)
    if (!page.ok) return answerProblem(request, reply, page.refusal)
    return reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(page.value)
  })
}
