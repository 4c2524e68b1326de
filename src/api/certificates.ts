import type { FastifyInstance } from 'fastify'
import { answerProblem } from '../http/problems/answer-problem.ts'
import { callerOf } from '../http/sessions/caller.ts'
import type { Services } from '../services/services.ts'
import { mountHttp } from './mount.ts'
import { sendFile, showFile } from './send-file.ts'

/** The certificate of a completed match. */
export function mountCertificates(api: FastifyInstance, services: Services): void {
  mountHttp(api, 'readOwnCertificate', async ({ params }, request, reply) => {
    const session = callerOf(request, reply).session()
    const file = await services.programme.readOwnCertificate(session, params.id)
    return file.ok ? sendFile(reply, file.value) : answerProblem(request, reply, file.refusal)
  })
  mountHttp(api, 'readCertificate', async ({ params }, request, reply) => {
    const file = await services.programme.readCertificate(params.id)
    return file.ok ? showFile(reply, file.value) : answerProblem(request, reply, file.refusal)
  })
}
