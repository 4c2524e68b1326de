import { apiPaths } from '../../../domain/api-paths.ts'
import { callApi, postJson } from '../call-api.ts'

export const readProgramme = () => callApi('GET', `${apiPaths.matches}/mine`)

/** What one does in a collaboration, by the last part of its call. */
export type Act = 'answer' | 'agreement' | 'letter' | `reports/${string}`

export const sendAct = (matchId: string, act: Act, body: object) =>
  postJson(`${apiPaths.matches}/${matchId}/${act}`, body)
