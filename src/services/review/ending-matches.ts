import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { endingsBy } from '../../domain/matching/endings.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { listMatchesWith } from '../../store/matching/open-matches.ts'

/** A match with its other side. */
export type EndingMatch = { name: string; reference: string; status: MatchStatus }

export type FoundEnding = EndingMatch & { id: string; other: Pick<Application, 'id' | 'kind'> }

/** The matches that a move of a hospital or an expert would end. */
export async function listEnding(...given: Parameters<typeof findEndings>): Promise<EndingMatch[]> {
  const found = await findEndings(...given)
  return found.map(({ name, reference, status }) => ({ name, reference, status }))
}

/** The same, with the ids of each match and its other side. */
export async function findEndings(
  database: Database,
  { id, kind }: Pick<Application, 'id' | 'kind'>,
  to: ApplicationStatus,
): Promise<FoundEnding[]> {
  const endings = endingsBy(to)
  if (!endings || kind === 'trainer') return []
  const found = await listMatchesWith(database, { id, kind }, Object.keys(endings) as MatchStatus[])
  return found.map(({ id: matchId, status, other_id, kind: otherKind, name, number }) => ({
    id: matchId,
    other: { id: other_id, kind: otherKind },
    name: name ?? '',
    reference: referenceOf(otherKind, number),
    status,
  }))
}
