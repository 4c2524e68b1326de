import { matchPaths } from '../../domain/api/matching-paths.ts'
import { callApi, postJson } from '../forms/call-api.ts'

export const readProgramme = () => callApi('GET', `${matchPaths.matches}/mine`)

/** What one does in a collaboration, by the last part of its call. */
export type Act = 'answer' | 'agreement' | 'letter' | `reports/${string}`

export const sendAct = (matchId: string, act: Act, body: object) =>
  postJson(`${matchPaths.matches}/${matchId}/${act}`, body)
