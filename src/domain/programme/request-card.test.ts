import { expect, test } from 'vitest'
import { type MatchStatus, matchStatuses } from '../matching/match-status.ts'
import { deadlinesOf } from './deadlines.ts'
import { requestActOf } from './next-act.ts'
import { nextActorsOf } from './next-actors.ts'
import type { ReportStatus } from './reports.ts'
import { isDue } from './request-acts.ts'
import { type CardMatch, chipsOf, type RequestCard } from './request-card.ts'

const today = '2026-11-17'

function match(status: MatchStatus, facts: Partial<CardMatch> = {}): CardMatch {
  const nothing = { gates: [], answer_by: null, ends_on: null, signed: [], has_letter: false, reports: [] }
  const is_held = false
  const moved_at = new Date('2026-11-10T12:00:00Z')
  return { id: `${status}-match`, expert: status, status, moved_at, is_held, ...nothing, ...facts }
}

const eligible = (...statuses: MatchStatus[]): RequestCard => ({
  status: 'eligible',
  matches: statuses.map((status) => match(status)),
})

const unfit = (...statuses: MatchStatus[]): RequestCard => ({
  status: 'eligible',
  matches: statuses.map((status) => match(status, { gates: ['not_onsite'] })),
})

const chosen = (status: MatchStatus, facts: Partial<CardMatch> = {}): RequestCard => ({
  status: 'active',
  matches: [match('not_selected'), match(status, facts)],
})

/** Mid-term, final and feedback report with the days on which they are due. */
function reports(statuses: [ReportStatus, ReportStatus, ReportStatus], midterm: string) {
  const [first, second, third] = statuses
  return [
    { kind: 'midterm_report', status: first, due_on: midterm },
    { kind: 'final_report', status: second, due_on: '2027-06-01' },
    { kind: 'feedback_report', status: third, due_on: '2027-06-01' },
  ] as const
}

const active = (...given: Parameters<typeof reports>) =>
  chosen('active', { reports: reports(...given), ends_on: '2027-05-18' })

test.each<[name: string, RequestCard, string[], string | undefined]>([
  ['a new request', eligible(), ['coordinator'], 'find_experts'],
  ['after all have declined', eligible('declined', 'lapsed'), ['coordinator'], 'find_experts'],
  ['experts who are not asked yet', eligible('suggested', 'invited'), ['coordinator'], 'ask_experts'],
  ['experts who are asked', eligible('invited', 'interested'), ['expert'], 'see_answers'],
  ['too few for a shortlist', eligible('interested', 'interested'), ['coordinator'], 'see_answers'],
  [
    'enough for a shortlist',
    eligible('interested', 'interested', 'interested', 'invited'),
    ['coordinator'],
    'send_shortlist',
  ],
  ['experts who all no longer fit', unfit('suggested', 'invited'), ['coordinator'], 'find_experts'],
  [
    'enough for a shortlist, but one no longer fits',
    {
      status: 'eligible',
      matches: [...eligible('interested', 'interested').matches, ...unfit('interested').matches],
    },
    ['coordinator'],
    'see_answers',
  ],
  [
    'a sent shortlist',
    { status: 'shortlist_sent', matches: [match('shortlisted')] },
    ['hospital'],
    'see_shortlist',
  ],
  ['a choice', chosen('selected'), ['coordinator'], 'confirm_choice'],
  ['a confirmed choice', chosen('confirmed'), ['hospital', 'expert'], 'see_agreement'],
  [
    'a missing letter',
    chosen('confirmed', { signed: ['hospital', 'expert'] }),
    ['hospital'],
    'see_agreement',
  ],
  [
    'a missing signature',
    chosen('confirmed', { signed: ['hospital'], has_letter: true }),
    ['expert'],
    'see_agreement',
  ],
  ['a signed agreement', chosen('agreement_signed'), ['coordinator'], 'begin'],
  [
    'work before the first report',
    active(['due', 'due', 'due'], '2027-02-01'),
    ['expert'],
    'see_collaboration',
  ],
  [
    'work before the last reports',
    active(['accepted', 'due', 'due'], '2026-11-01'),
    ['expert', 'hospital'],
    'see_collaboration',
  ],
  ['a report to read', active(['submitted', 'due', 'due'], '2027-02-01'), ['coordinator'], 'read_reports'],
  [
    'an overdue report',
    active(['due', 'submitted', 'due'], '2026-11-16'),
    ['coordinator', 'expert'],
    'read_reports',
  ],
  ['settled reports', active(['accepted', 'waived', 'accepted'], '2026-11-01'), ['coordinator'], 'complete'],
  ['a pause', chosen('on_hold'), ['coordinator'], 'resume'],
  ['an end', chosen('completed'), [], 'see_result'],
  [
    'an expert who has gone',
    { status: 'active', matches: [match('ended_early')] },
    ['coordinator'],
    'find_another',
  ],
  ['a closed request', { status: 'withdrawn', matches: [match('ended_early')] }, [], undefined],
])('25.9 %s: who acts next, and with which action', (_, card, actors, act) => {
  expect(nextActorsOf(card, today)).toEqual(actors)
  expect(requestActOf(card)?.act).toBe(act)
})

test('25.9 the action leads to the chosen match, and stands out while the request waits for a coordinator', () => {
  expect(requestActOf(chosen('selected'))).toEqual({ act: 'confirm_choice', matchId: 'selected-match' })
  expect(requestActOf(eligible())).toEqual({ act: 'find_experts' })
  expect([isDue('find_experts'), isDue('see_answers')]).toEqual([true, false])
})

test('25.8 a card shows the chosen expert alone; before the choice it shows the candidates, the furthest ones first', () => {
  const names = (card: RequestCard) => chipsOf(card).chips.map(({ expert }) => expert)
  expect(names(chosen('active'))).toEqual(['active'])
  expect(names(eligible('declined', 'suggested', 'lapsed', 'interested', 'invited'))).toEqual([
    'interested',
    'invited',
    'suggested',
    'declined',
  ])
  const many = eligible(...Array.from({ length: 8 }, () => 'interested' as const))
  expect([names(many).length, chipsOf(many).rest]).toEqual([5, 3])
  expect(matchStatuses.filter((status) => names(eligible(status)).length === 0)).toEqual([
    'lapsed',
    'not_selected',
  ])
})

test('25.8 a card shows the next deadlines, and marks those that have passed', () => {
  const answer_by = new Date('2026-11-20T00:00:00Z')
  const asked = { status: 'eligible', matches: [match('invited', { answer_by })] } as const
  expect(deadlinesOf(asked, today)).toEqual([{ kind: 'answer', day: '2026-11-19', isLate: false }])
  const sent = { status: 'shortlist_sent', matches: [match('shortlisted')] } as const
  expect(deadlinesOf(sent, today)).toEqual([{ kind: 'choice', day: '2026-11-17', isLate: false }])
  expect(deadlinesOf(sent, '2026-11-18')).toMatchObject([{ isLate: true }])
  expect(deadlinesOf(active(['due', 'due', 'due'], '2026-11-16'), today)).toEqual([
    { kind: 'midterm_report', day: '2026-11-16', isLate: true },
    { kind: 'last_day', day: '2027-05-18', isLate: false },
  ])
  expect(
    deadlinesOf(active(['accepted', 'due', 'due'], '2026-11-16'), today).map(({ kind }) => kind),
  ).toEqual(['final_report', 'feedback_report', 'last_day'])
  expect(deadlinesOf(chosen('on_hold', { ends_on: '2026-01-01' }), today)).toEqual([])
  expect(deadlinesOf(eligible(), today)).toEqual([])
})

test('25.30 a held shortlist waits for nobody; once it is sent, it waits for the hospital', () => {
  const sent = (is_held: boolean): RequestCard => ({
    status: 'shortlist_sent',
    matches: [match('shortlisted', { is_held }), match('interested')],
  })
  expect([nextActorsOf(sent(true), today), nextActorsOf(sent(false), today)]).toEqual([[], ['hospital']])
})
