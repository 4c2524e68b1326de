import { describe, expect, test } from 'vitest'
import { applicationMoves, applicationStatuses } from './application-status.ts'

const registry = {
  submitted: ['in_review', 'declined', 'withdrawn'],
  in_review: ['info_requested', 'interview', 'accepted', 'declined', 'withdrawn'],
  info_requested: ['in_review', 'interview', 'declined', 'withdrawn'],
  interview: ['accepted', 'declined', 'withdrawn'],
  accepted: ['active', 'declined', 'withdrawn'],
  active: ['paused', 'withdrawn'],
  paused: ['active', 'withdrawn'],
  declined: [],
  withdrawn: [],
}
const hospital = {
  submitted: ['in_review', 'declined', 'withdrawn'],
  in_review: ['info_requested', 'eligible', 'declined', 'withdrawn'],
  info_requested: ['in_review', 'eligible', 'declined', 'withdrawn'],
  eligible: ['shortlist_sent', 'no_match', 'declined', 'withdrawn'],
  shortlist_sent: ['expert_selected', 'eligible', 'no_match', 'withdrawn'],
  expert_selected: ['active', 'shortlist_sent', 'eligible', 'withdrawn'],
  active: ['completed', 'eligible', 'withdrawn'],
  completed: [],
  no_match: [],
  declined: [],
  withdrawn: [],
}

test('experts and trainers share one table of moves, hospitals have their own', () => {
  expect(applicationMoves).toEqual({ expert: registry, hospital, trainer: registry })
})

describe.each(['expert', 'hospital', 'trainer'] as const)('an application of a %s', (kind) => {
  const moves: Readonly<Record<string, readonly string[]>> = applicationMoves[kind]
  const statuses: string[] = applicationStatuses(kind)

  test('moves only to statuses that exist, and never to itself', () => {
    for (const [from, targets] of Object.entries(moves)) {
      expect(statuses).toEqual(expect.arrayContaining([...targets]))
      expect(targets).not.toContain(from)
    }
  })

  test('can reach every status from submitted', () => {
    const reached = new Set(['submitted'])
    for (const status of reached) for (const next of moves[status] ?? []) reached.add(next)
    expect([...reached].sort()).toEqual([...statuses].sort())
  })

  test('can be withdrawn until its status is final', () => {
    const open = statuses.filter((status) => moves[status]?.length !== 0)
    expect(open.filter((status) => !moves[status]?.includes('withdrawn'))).toEqual([])
  })
})
