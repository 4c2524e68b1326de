import type { FastifyInstance } from 'fastify'
import { endpoints } from '../domain/api.ts'
import type { EditableKind } from '../domain/own-pages.ts'
import { done, type Outcome, refuse } from '../domain/refusals.ts'
import type { Services } from '../services/services.ts'
import { answerProblem } from './answer-problem.ts'
import { type Caller, callerOf } from './caller.ts'
import type { EditSession } from './edit-session.ts'
import { mount, mountHttp } from './mount.ts'
import { sendFile } from './send-file.ts'
import type { ReadForm } from './sent-form.ts'

/** What people can do with what they sent, each kind at its own paths. */
export function mountOwnApplications(api: FastifyInstance, services: Services, sentForm: ReadForm): void {
  const expert = handlersFor('expert', services)
  mount(api, 'authenticateExpert', ({ body }, caller) => expert.authenticate(body, caller))
  mount(api, 'sendNewPinToExpert', ({ body }) => services.sendNewPin('expert', body.hash))
  mount(api, 'readOwnExpert', ({ params }, caller) =>
    expert.own(caller, (session) => services.readOwnApplication(session, params.hash)),
  )
  mount(api, 'editOwnExpert', ({ params, ...sent }, caller) =>
    expert.own(caller, (session) => services.editApplication(session, sentForm(sent)), params.id),
  )
  mountHttp(api, 'readOwnExpertFile', async ({ params }, request, reply) => {
    const caller = callerOf(request, reply)
    const file = await expert.own(caller, (session) => services.readOwnFile(session, params.fileKey))
    return file.ok ? sendFile(reply, file.value) : answerProblem(request, reply, file.refusal)
  })
  mount(api, 'exportOwnExpert', ({ params }, caller) =>
    expert.own(caller, (session) => services.exportOwnData(session), params.id),
  )
  mount(api, 'withdrawOwnExpert', ({ params }, caller) =>
    expert.own(caller, (session) => services.withdrawApplication(session), params.id),
  )
  mount(api, 'eraseOwnExpert', ({ params }, caller) => expert.erase(caller, params.id))
  for (const name of ['readExpertEmail', 'readExpertPin'] as const) {
    const { replacedBy } = endpoints[name].answer.example
    mountHttp(api, name, async (_input, request, reply) =>
      answerProblem(request, reply, { code: 'replaced', replacedBy }),
    )
  }

  mount(api, 'signOut', async (_input, caller) => {
    caller.signOut()
    return caller.sessionToken ? services.signOut(caller.sessionToken) : done({ success: true })
  })
}

export function mountDrafts(api: FastifyInstance, services: Services): void {
  mount(api, 'keepDraft', ({ body }) => services.keepDraft(body))
  mount(api, 'readDraft', ({ params }) => services.readDraft(params.token))
  mount(api, 'dropDraft', ({ params }) => services.dropDraft(params.token))
}

function handlersFor(kind: EditableKind, services: Services) {
  /** What is not the session's own does not exist for it. */
  const own = async <T>(
    caller: Caller,
    act: (session: EditSession) => Promise<Outcome<T>>,
    id?: string,
  ): Promise<Outcome<T>> => {
    const session = caller.session()
    const isOwn = session.kind === kind && (id === undefined || id === session.applicationId)
    return isOwn ? act(session) : refuse('not_found')
  }
  return {
    own,
    async authenticate(credentials: { hash: string; email: string; pin: string }, caller: Caller) {
      const outcome = await services.authenticate(kind, credentials)
      if (!outcome.ok) return outcome
      if (caller.sessionToken) await services.signOut(caller.sessionToken)
      caller.signIn(outcome.value.sessionToken)
      return done({ success: true as const })
    },
    async erase(caller: Caller, id: string) {
      const outcome = await own(caller, (session) => services.eraseOwnData(session), id)
      if (outcome.ok) caller.signOut()
      return outcome
    },
  }
}
