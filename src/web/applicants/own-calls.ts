import type { matchPaths } from '../../domain/api/matching/matching-paths.ts'
import type { ApplicationsPath, recordCalls } from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { type Answered, callApi } from '../api/call-api.ts'
import { forgetSession, noteSession } from './open-session.ts'

export type RecordPath = (typeof recordCalls)[ApplicationKind] | typeof matchPaths.shortlist

export type OwnCalls = ReturnType<typeof ownCalls>

/** What the holder of a link may ask of the server, at the paths of one kind of application. */
export function ownCalls(apiPath: ApplicationsPath, recordPath: RecordPath, hash: string) {
  const one = (id: string) => ({ params: { id } })
  return {
    hash,
    async authenticate(email: string, pin: string) {
      const answer = await callApi('POST', `${apiPath}/authenticate`, { body: { hash, email, pin } })
      if (answer.ok) noteSession()
      return answer
    },
    sendNewPin: () => callApi('POST', `${apiPath}/send-new-pin`, { body: { hash } }),
    read: () => callApi('GET', `${recordPath}/:hash`, { params: { hash } }),
    save: (id: string, edit: object) => callApi('PUT', `${apiPath}/:id`, { ...one(id), body: edit }),
    exportData: (id: string) => callApi('GET', `${apiPath}/:id/export`, one(id)),
    confirmEmailAgain: (id: string) => callApi('POST', `${apiPath}/:id/pending-email/send-again`, one(id)),
    keepEmail: (id: string) => callApi('DELETE', `${apiPath}/:id/pending-email`, one(id)),
    withdraw: (id: string) => callApi('POST', `${apiPath}/:id/withdraw`, one(id)),
    erase: (id: string) => ending(callApi('DELETE', `${apiPath}/:id`, one(id))),
    signOut: () => ending(callApi('POST', '/api/edit-session/sign-out')),
  }
}

async function ending<Value>(call: Promise<Answered<Value>>): Promise<Answered<Value>> {
  const answer = await call
  if (answer.ok) forgetSession()
  return answer
}
