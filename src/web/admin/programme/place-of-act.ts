import { paths } from '../../../domain/paths.ts'
import type { RequestAct } from '../../../domain/programme/request-acts.ts'

type Act = { act: RequestAct; matchId?: string | null | undefined }

/** The path of an act: experts are found, asked and sent in the workspace. */
export function placeOfAct(hospitalId: string, { matchId }: Act): string {
  return matchId ? paths.adminMatch(matchId) : paths.adminWorkspace(hospitalId)
}
