import { expect, test } from 'vitest'
import { applicationStatuses } from './application-status.ts'
import { isMadeByMatching, movesByHand } from './moves-by-matching.ts'

test('22.8 staff review and end a request by hand; matching moves it in between', () => {
  const byHand = applicationStatuses('hospital').map((from) => [from, movesByHand('hospital', from)])
  expect(Object.fromEntries(byHand)).toMatchObject({
    submitted: ['in_review', 'declined', 'withdrawn'],
    in_review: ['info_requested', 'eligible', 'declined', 'withdrawn'],
    eligible: ['no_match', 'declined', 'withdrawn'],
    shortlist_sent: ['no_match', 'withdrawn'],
    expert_selected: expect.not.arrayContaining(['active', 'shortlist_sent']),
    active: expect.not.arrayContaining(['completed']),
  })
})

test('22.8 staff make all moves of experts and trainers by hand', () => {
  for (const kind of ['expert', 'trainer'] as const) {
    expect(isMadeByMatching(kind, 'accepted', 'active')).toBe(false)
    expect(movesByHand(kind, 'active')).toEqual(['paused', 'withdrawn'])
  }
})
