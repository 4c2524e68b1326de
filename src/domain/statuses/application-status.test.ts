import { describe, expect, test } from 'vitest'
import { applicationMoves, applicationStatuses } from './application-status.ts'

const finals = {
  expert: ['declined', 'withdrawn'],
  hospital: ['completed', 'no_match', 'declined', 'withdrawn'],
  trainer: ['declined', 'withdrawn'],
}

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

  test('ends only in its final statuses', () => {
    expect(statuses.filter((status) => moves[status]?.length === 0)).toEqual(finals[kind])
  })

  test('can be withdrawn for as long as it is not final', () => {
    const open = statuses.filter((status) => !finals[kind].includes(status))
    expect(open.filter((status) => !moves[status]?.includes('withdrawn'))).toEqual([])
  })

  test('waits for information only between reviews', () => {
    expect(statuses.filter((status) => moves[status]?.includes('info_requested'))).toEqual(['in_review'])
    expect(moves.info_requested).toContain('in_review')
  })
})
