import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { endingsBy } from '../../domain/matching/endings.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { listMatchesWith } from '../../store/matching/open-matches.ts'
import type { Belonging } from '../../store/staff/region-subjects.ts'
import { whyOutside } from '../staff/judge-regions.ts'

/** A match with its other side, which is null if it is a hospital outside the reader's regions. */
export type EndingMatch = { name: string | null; reference: string | null; status: MatchStatus }

export type FoundEnding = {
  id: string
  other: Pick<Application, 'id' | 'kind'> & Belonging
  name: string
  reference: string
  status: MatchStatus
}

/** The matches that a move of a hospital or an expert would end. */
export async function findEndings(
  database: Database,
  { id, kind }: Pick<Application, 'id' | 'kind'>,
  to: ApplicationStatus,
): Promise<FoundEnding[]> {
  const endings = endingsBy(to)
  if (!endings || kind === 'trainer') return []
  const found = await listMatchesWith(database, { id, kind }, Object.keys(endings) as MatchStatus[])
  return found.map(({ id: matchId, status, other_id, kind: otherKind, country, name, number }) => ({
    id: matchId,
    other: { id: other_id, kind: otherKind, country },
    name: name ?? '',
    reference: referenceOf(otherKind, number),
    status,
  }))
}

export function shownTo(staff: Regional, { other, name, reference, status }: FoundEnding): EndingMatch {
  if (whyOutside(staff, other, 'read')) return { name: null, reference: null, status }
  return { name, reference, status }
}
