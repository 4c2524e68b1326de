import { expect, test } from 'vitest'
import { applicationStatuses } from '../applications/application-status.ts'
import { acceptance, punctuality, stageOf, sumOf } from './outcomes.ts'

test('16.17 every status of a request is in one stage', () => {
  for (const status of applicationStatuses('hospital')) expect(stageOf(status), status).toBeDefined()
  expect([stageOf('info_requested'), stageOf('expert_selected'), stageOf('no_match')]).toEqual([
    'review',
    'choice',
    'closed',
  ])
})

test('16.19 the rate counts experts who answered or let the deadline pass', () => {
  const answers = { interested: 3, declined: 2, expired: 1, taken_back: 4, open: 5 }
  expect(acceptance(answers)).toEqual({ part: 3, of: 6 })
})

test('16.20 the rate leaves out waived reports', () => {
  const times = { in_time: 2, late: 1, missing: 1, waived: 7 }
  expect(punctuality(times)).toEqual({ part: 2, of: 4 })
  expect(sumOf(['late', 'waived'], [times, times])).toEqual({ late: 2, waived: 14 })
})
