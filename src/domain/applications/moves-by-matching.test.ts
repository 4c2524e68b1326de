import { expect, test } from 'vitest'
import { applicationStatuses } from './application-status.ts'
import { isMadeByMatching, movesByHand } from './moves-by-matching.ts'

test('22.8 by hand a request is reviewed and ended; what becomes of its experts moves it on', () => {
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

test('22.8 experts and trainers are moved by hand everywhere', () => {
  for (const kind of ['expert', 'trainer'] as const) {
    expect(isMadeByMatching(kind, 'accepted', 'active')).toBe(false)
    expect(movesByHand(kind, 'active')).toEqual(['paused', 'withdrawn'])
  }
})
