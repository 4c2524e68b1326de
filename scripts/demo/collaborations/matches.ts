import type { ApplicationStatus } from '../../../src/domain/applications/application-status.ts'
import { candidateOf } from '../../../src/domain/matching/candidate.ts'
import { closedGates } from '../../../src/domain/matching/gates.ts'
import type { MatchStatus } from '../../../src/domain/matching/match-status.ts'
import { needOf } from '../../../src/domain/matching/need.ts'
import { type Match, scoreMatch } from '../../../src/domain/matching/score.ts'
import { capacity, engaged } from '../../../src/domain/matching/workload.ts'
import type { NewApplication } from '../../../src/store/applications/application.ts'
import { makeMoves } from '../moves.ts'
import { seeded } from '../random.ts'
import { type Moments, matchesOf, momentsOf } from './stages.ts'

export type PastMatch = {
  id: string
  hospital: NewApplication & { id: string }
  expert: NewApplication & { id: string }
  status: MatchStatus
  /** As it was on the day of the suggestion. */
  snapshot: Match
  moments: Moments
  /** Of its moves by the hospital's choice, which were made together. */
  batchId: string
}

/** Every request that has come so far, with the experts who suit it best and have time for it. */
export function makeMatches(applications: readonly NewApplication[], now: Date): PastMatch[] {
  const known = applications.filter((one): one is PastMatch['expert'] => one.id !== undefined)
  const experts = known
    .filter(({ kind, status }) => kind === 'expert' && status === 'active')
    .map((expert) => ({ expert, candidate: candidateOf(expert.answers), asked: 0, engagements: 0 }))
  const seen = new Map<string, number>()
  return known
    .filter(({ kind }) => kind === 'hospital')
    .flatMap((hospital) => {
      const nth = seen.get(hospital.status) ?? 0
      seen.set(hospital.status, nth + 1)
      const random = seeded(`matches of ${hospital.id}`)
      const [moments, batchId] = [momentsOf(makeMoves(hospital), now), random.uuid()]
      const need = needOf(hospital.answers)
      const best = experts
        .map((one) => ({ one, snapshot: scoreMatch(need, one.candidate) }))
        .filter(({ one }) => isFree(one) && closedGates(need, one.candidate, facts).length === 0)
        .sort((a, b) => b.snapshot.score - a.snapshot.score - often * (b.one.asked - a.one.asked))
      return matchesOf(hospital.status as ApplicationStatus<'hospital'>, nth).flatMap((status, at) => {
        const found = best[at]
        if (!found) return []
        const { one, snapshot } = found
        one.asked++
        if ((engaged as readonly MatchStatus[]).includes(status)) one.engagements++
        return [{ id: random.uuid(), hospital, expert: one.expert, status, snapshot, moments, batchId }]
      })
    })
}

/** How many points of the score it takes to ask somebody once more than the others. */
const often = 4

const isFree = ({ engagements }: { engagements: number }) => engagements < capacity

const facts = { isActive: true, hasConsented: true, hasCapacity: true }
