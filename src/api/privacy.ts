import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { answerProblem } from '../http/problems/answer-problem.ts'
import { callerOf } from '../http/sessions/caller.ts'
import type { Services } from '../services/services.ts'
import { mountHttp } from './mount.ts'

/** The export of a person; never cached. */
export function mountPrivacy(api: FastifyInstance, services: Services): void {
  mountHttp(api, 'exportPerson', async ({ query }, request, reply) => {
    const archive = await services.privacy.exportPerson(callerOf(request, reply).staff(), query)
    if (!archive.ok) return answerProblem(request, reply, archive.refusal)
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${archive.value.name}"`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(archive.value.bytes))
  })
}
