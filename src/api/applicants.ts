import type { FastifyInstance } from 'fastify'
import { endpoints } from '../domain/api/endpoints.ts'
import type { EditSession } from '../domain/applicants/edit-session.ts'
import type { ApplicationKind } from '../domain/applications/application-status.ts'
import { type Outcome, refuse, succeeded } from '../domain/refusals.ts'
import { answerProblem } from '../http/problems/answer-problem.ts'
import type { Caller } from '../http/sessions/caller.ts'
import type { Services } from '../services/services.ts'
import { people } from './applications.ts'
import type { ReadForm } from './body/sent-form.ts'
import { mount, mountHttp, mountSent } from './mount.ts'
import { sendFile, sendOwnData, sendPicture } from './send-file.ts'

/** What people can do with the applications that they sent: each kind at its own paths. */
export function mountApplicants(api: FastifyInstance, services: Services, read: ReadForm): void {
  for (const kind of Object.keys(people) as ApplicationKind[]) mountKind(api, services, kind, read)

  for (const kind of ['expert', 'hospital'] as const) {
    mountSent(
      api,
      `readFileOf${people[kind]}`,
      ({ params }, caller) =>
        own(kind, caller, (session) => services.applicants.readOwnFile(session, params.fileKey)),
      sendFile,
    )
    mount(api, `viewFileOf${people[kind]}`, ({ params: { fileKey: key } }, caller) =>
      own(kind, caller, (session) =>
        services.applicants.viewOwnFile(session, { key, caller: caller.network }),
      ),
    )
    mountSent(
      api,
      `readPageOf${people[kind]}`,
      ({ params: { fileKey: key, page } }, caller) =>
        own(kind, caller, (session) =>
          services.applicants.readOwnPage(session, { key, page, caller: caller.network }),
        ),
      sendPicture,
    )
  }
  for (const name of replacedCalls) {
    const { replacedBy } = endpoints[name].answer.example
    mountHttp(api, name, async (_input, request, reply) =>
      answerProblem(request, reply, { code: 'replaced', replacedBy }),
    )
  }
  mount(api, 'sendLinkAgain', ({ body }) => services.applicants.sendLinkAgain(body.email))
  mount(api, 'signOut', async (_input, caller) => {
    caller.signOut()
    if (caller.sessionToken) await services.applicants.signOut(caller.sessionToken)
    return succeeded
  })
}

export function mountDrafts(api: FastifyInstance, services: Services): void {
  mount(api, 'keepDraft', ({ body }) => services.applicants.keepDraft(body))
  mount(api, 'readDraft', ({ params }) => services.applicants.readDraft(params.token))
  mount(api, 'dropDraft', ({ params }) => services.applicants.dropDraft(params.token))
}

const replacedCalls = [
  'readExpertEmail',
  'readExpertPin',
  'readHospitalEmail',
  'readHospitalPin',
  'readHospitalEditPin',
] as const

function mountKind(api: FastifyInstance, services: Services, kind: ApplicationKind, read: ReadForm): void {
  const person = people[kind]
  mount(api, `authenticate${person}`, async ({ body }, caller) => {
    const outcome = await services.applicants.authenticate(kind, body)
    if (!outcome.ok) return outcome
    if (caller.sessionToken) await services.applicants.signOut(caller.sessionToken)
    caller.signIn(outcome.value.sessionToken)
    return succeeded
  })
  mount(api, `sendNewPinTo${person}`, ({ body }) => services.applicants.sendNewPin(kind, body.hash))
  mount(api, `readOwn${person}`, ({ params }, caller) =>
    own(kind, caller, (session) => services.applicants.readOwnApplication(session, params.hash)),
  )
  mount(api, `editOwn${person}`, ({ params, ...sent }, caller) =>
    own(
      kind,
      caller,
      (session) => {
        const { answers, locale } = read(sent, caller)
        // A program that names no language leaves the application in its own.
        const named = sent.headers['accept-language'] === undefined ? undefined : locale
        return services.applicants.editApplication(session, { answers, locale: named })
      },
      params.id,
    ),
  )
  mount(api, `confirmEmailAgainOf${person}`, ({ params }, caller) =>
    own(kind, caller, (session) => services.applicants.sendConfirmationAgain(session), params.id),
  )
  mount(api, `keepEmailOf${person}`, ({ params }, caller) =>
    own(kind, caller, (session) => services.applicants.cancelAddressChange(session), params.id),
  )
  mountSent(
    api,
    `exportOwn${person}`,
    ({ params }, caller) =>
      own(kind, caller, (session) => services.applicants.exportOwnData(session), params.id),
    sendOwnData,
  )
  mount(api, `withdrawOwn${person}`, ({ params }, caller) =>
    own(kind, caller, (session) => services.applicants.withdrawApplication(session), params.id),
  )
  mount(api, `eraseOwn${person}`, async ({ params }, caller) => {
    const outcome = await own(kind, caller, (session) => services.applicants.eraseOwnData(session), params.id)
    if (outcome.ok) caller.signOut()
    return outcome
  })
}

/** Answers 404 for applications of others. */
async function own<T>(
  kind: ApplicationKind,
  caller: Caller,
  act: (session: EditSession) => Promise<Outcome<T>>,
  id?: string,
): Promise<Outcome<T>> {
  const session = caller.session()
  const isOwn = session.kind === kind && (id === undefined || id === session.applicationId)
  return isOwn ? act(session) : refuse('not_found')
}
