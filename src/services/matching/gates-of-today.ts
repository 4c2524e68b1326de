import type { AnswerGate } from '../../domain/matching/gate-names.ts'
import { gatesOfToday } from '../../domain/matching/gates.ts'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import { type Need, needOf } from '../../domain/matching/need.ts'
import { isConsidered } from '../../domain/programme/request-card.ts'
import type { Database } from '../../store/database.ts'
import { readAnswers, readMatchedAnswers } from '../../store/matching/candidates.ts'

type Gated = { id: string; expert_id: string; passed_gates: object }

/** The gates that today's answers close for the matches of a request, by match; matches without any are missing. */
export async function readGatesOfToday(database: Database, need: Need, matches: readonly Gated[]) {
  const ids = matches.map(({ expert_id }) => expert_id)
  const experts = new Map((await readAnswers(database, ids)).map(({ id, answers }) => [id, answers]))
  const closed = matches.flatMap((match): [string, readonly AnswerGate[]][] => {
    const answers = experts.get(match.expert_id)
    const gates = answers ? gatesOfToday(need, answers, match) : []
    return gates.length > 0 ? [[match.id, gates]] : []
  })
  return new Map(closed)
}

/** The same for matches of many requests, with one query for all; empty for those that are decided. */
export async function withGates<Match extends { id: string; status: MatchStatus }>(
  database: Database,
  matches: readonly Match[],
): Promise<(Match & { gates: readonly AnswerGate[] })[]> {
  const open = matches.filter(({ status }) => isConsidered(status)).map(({ id }) => id)
  const gates = new Map(
    (await readMatchedAnswers(database, open)).map((match) => [
      match.id,
      gatesOfToday(needOf(match.hospital), match.expert, match),
    ]),
  )
  return matches.map((match) => ({ ...match, gates: gates.get(match.id) ?? [] }))
}
