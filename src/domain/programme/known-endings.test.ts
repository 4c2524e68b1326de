import { expect, test } from 'vitest'
import { endingsBy, endsByLeaving } from '../matching/endings.ts'
import type { MatchStatus } from '../matching/match-status.ts'
import { knownEndings, noEndings } from './known-endings.ts'

const withStatuses = (...statuses: MatchStatus[]) => ({
  matches: statuses.map((status) => ({ status, other: { name: `Hospital ${status}` } })),
  to_choose_from: 0,
})
const all = withStatuses('invited', 'interested', 'shortlisted', 'selected', 'active', 'on_hold', 'completed')

test('6.15 leaving ends open invitations, shortlists and collaborations; ended matches stay', () => {
  expect(knownEndings(endsByLeaving, all)).toEqual({
    working: ['Hospital active', 'Hospital on_hold'],
    chosen: ['Hospital selected'],
    shortlists: 1,
    asked: 2,
    toChooseFrom: 0,
  })
  expect(knownEndings(endsByLeaving, withStatuses('completed', 'declined', 'lapsed'))).toEqual(noEndings)
})

test('6.15 an expert who pauses stays in the collaborations that they were chosen for', () => {
  const paused = knownEndings(endingsBy('paused') ?? {}, all)
  expect(paused).toEqual({ ...noEndings, shortlists: 1, asked: 2 })
})

test('6.15 a hospital that leaves closes its shortlist', () => {
  const known = { matches: [], to_choose_from: 3 }
  expect(knownEndings(endsByLeaving, known)).toEqual({ ...noEndings, toChooseFrom: 3 })
})
