import type { FastifyInstance } from 'fastify'
import { answerProblem } from '../http/problems/answer-problem.ts'
import { callerOf } from '../http/sessions/caller.ts'
import type { Services } from '../services/services.ts'
import type { ReadForm } from './body/sent-form.ts'
import { mount, mountHttp } from './mount.ts'
import { sendFile, showFile } from './send-file.ts'

/** What an expert and a hospital see and do in their collaborations. */
export function mountProgramme(api: FastifyInstance, services: Services, read: ReadForm): void {
  mount(api, 'readOwnProgramme', (input, caller) =>
    services.programme.readOwnProgramme(caller.session(), read(input, caller).locale),
  )
  mount(api, 'acceptAgreement', ({ params, body, ...sent }, caller) =>
    services.programme.acceptAgreement(caller.session(), params.id, {
      ...body,
      locale: read(sent, caller).locale,
    }),
  )
  mount(api, 'handInLetter', ({ params, body }, caller) =>
    services.programme.handInLetter(caller.session(), params.id, body.letter_of_commitment),
  )
  mount(api, 'sendReport', ({ params: { id, kind }, body, headers }, caller) =>
    services.programme.sendReport(
      caller.session(),
      { matchId: id, kind },
      read({ answers: body, headers }, caller),
    ),
  )
}

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
