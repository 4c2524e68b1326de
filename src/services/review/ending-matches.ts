import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { endingsBy } from '../../domain/matching/endings.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { listMatchesWith } from '../../store/matching/open-matches.ts'

/** A match with its other side. */
export type EndingMatch = { name: string; reference: string; status: MatchStatus }

/** The matches that a move of a hospital or an expert would end. */
export async function listEnding(
  database: Database,
  { id, kind }: Pick<Application, 'id' | 'kind'>,
  to: ApplicationStatus,
): Promise<EndingMatch[]> {
  const endings = endingsBy(to)
  if (!endings || kind === 'trainer') return []
  const found = await listMatchesWith(database, { id, kind }, Object.keys(endings) as MatchStatus[])
  return found.map(({ name, number, kind: other, status }) => ({
    name: name ?? '',
    reference: referenceOf(other, number),
    status,
  }))
}
