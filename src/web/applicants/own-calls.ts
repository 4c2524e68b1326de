import { apiPaths } from '../../domain/api/paths.ts'
import { type Answered, callApi } from '../forms/call-api.ts'

export type Failed = Extract<Answered, { ok: false }>

export type OwnCalls = ReturnType<typeof ownCalls>

/** What the holder of a link may ask of the server, at the paths of one kind of application. */
export function ownCalls(apiPath: string, recordPath: string, hash: string) {
  return {
    hash,
    authenticate: (email: string, pin: string) =>
      callApi('POST', `${apiPath}/authenticate`, { hash, email, pin }),
    sendNewPin: () => callApi('POST', `${apiPath}/send-new-pin`, { hash }),
    read: () => callApi('GET', `${recordPath}/${hash}`),
    save: (id: string, edit: object) => callApi('PUT', `${apiPath}/${id}`, edit),
    exportData: (id: string) => callApi('GET', `${apiPath}/${id}/export`),
    confirmEmailAgain: (id: string) => callApi('POST', `${apiPath}/${id}/pending-email/send-again`),
    keepEmail: (id: string) => callApi('DELETE', `${apiPath}/${id}/pending-email`),
    withdraw: (id: string) => callApi('POST', `${apiPath}/${id}/withdraw`),
    erase: (id: string) => callApi('DELETE', `${apiPath}/${id}`),
    signOut: () => callApi('POST', apiPaths.signOut),
  }
}
