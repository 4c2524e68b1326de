import type { Answers } from '../forms/engine/form.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { type AnswerGate, answerGates, type Gate, gates } from './gate-names.ts'
import { bestShared } from './judge.ts'
import { asksForVisit, type Need } from './need.ts'

/** What the registry knows of an expert besides their answers. */
export type ExpertFacts = {
  readonly isActive: boolean
  readonly hasConsented: boolean
  readonly hasCapacity: boolean
}

export function closedGates(need: Need, candidate: Candidate, facts: ExpertFacts): readonly Gate[] {
  const closed: Readonly<Record<Gate, boolean>> = {
    not_active: !facts.isActive,
    not_consented: !facts.hasConsented,
    no_capacity: !facts.hasCapacity,
    not_onsite: asksForVisit(need) && candidate.availability === 'online',
    no_shared_language: need.languages.length > 0 && !speaksWell(need, candidate),
    same_institution: isSameInstitution(need.institution, candidate.institution),
  }
  return gates.filter((gate) => closed[gate])
}

/** The gates that today's answers close for a match, without those that a coordinator has passed. */
export function gatesOfToday(
  need: Need,
  expert: Answers,
  { passed_gates }: { passed_gates: object },
): AnswerGate[] {
  const hasConsented = expert.consent === true
  const closed = closedGates(need, candidateOf(expert), { isActive: true, hasCapacity: true, hasConsented })
  return answerGates.filter((gate) => closed.includes(gate) && !(gate in passed_gates))
}

/** A working language is spoken at Intermediate or better. */
function speaksWell({ languages }: Need, candidate: Candidate): boolean {
  const best = bestShared(languages, candidate.languages)
  return best !== undefined && best.level !== 'Basic'
}

function isSameInstitution(one: string, other: string): boolean {
  const [a, b] = [plainInstitution(one), plainInstitution(other)]
  return a !== '' && a === b
}

/** Normalises a name: ignores accents, case, 'the', dots and spaces. */
export function plainInstitution(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\bthe\b|[^\p{L}\p{N}]/gu, '')
}
