import { matchPaths } from '../../domain/api/matching/matching-paths.ts'
import type { OwnProgramme } from '../../domain/programme/own-programme.ts'
import { callApi, type Failed } from '../api/call-api.ts'
import { learn } from '../islands/hydrate.ts'
import type { Collaborations } from './collaborations.tsx'

export type OpenedProgramme = { Shown: typeof Collaborations; read: OwnProgramme }

/** The collaborations of an applicant, loaded only if there are any. */
export async function openProgramme(wordsHref: string): Promise<OpenedProgramme | Failed | undefined> {
  const answer = await callApi('GET', `${matchPaths.matches}/mine`)
  if (!answer.ok) return answer
  const read = answer.value
  if (read.matches.length === 0 && read.to_choose_from === 0) return undefined
  try {
    const [{ Collaborations }, words] = await Promise.all([import('./collaborations.tsx'), fetch(wordsHref)])
    learn(await words.json())
    return { Shown: Collaborations, read }
  } catch {
    return { ok: false, code: 'offline' }
  }
}
