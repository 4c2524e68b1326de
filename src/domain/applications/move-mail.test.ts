import { expect, test } from 'vitest'
import { applicationStatuses, movesFrom } from './application-status.ts'
import { mailOfMove } from './move-mail.ts'

test('an applicant gets a mail about every move that concerns them', () => {
  const silent = (['expert', 'hospital'] as const).flatMap((kind) =>
    applicationStatuses(kind).flatMap((from) =>
      movesFrom(kind, from)
        .filter((to) => !mailOfMove(kind, from, to))
        .map((to) => `${kind}: ${from} to ${to}`),
    ),
  )
  expect(silent).toEqual([
    'expert: submitted to in_review',
    'expert: info_requested to in_review',
    'hospital: submitted to in_review',
    'hospital: info_requested to in_review',
    'hospital: eligible to shortlist_sent',
    'hospital: shortlist_sent to expert_selected',
    'hospital: shortlist_sent to eligible',
    'hospital: expert_selected to shortlist_sent',
  ])
})

test('resuming after a pause sends no second welcome mail', () => {
  expect(mailOfMove('trainer', 'accepted', 'active')).toBe('registry_active')
  expect(mailOfMove('trainer', 'paused', 'active')).toBe('registry_resumed')
})

test('25.3 a hospital whose expert has left gets a mail about the new search', () => {
  expect(mailOfMove('hospital', 'in_review', 'eligible')).toBe('hospital_eligible')
  expect(mailOfMove('hospital', 'active', 'eligible')).toBe('hospital_again')
  expect(mailOfMove('hospital', 'expert_selected', 'eligible')).toBe('hospital_again')
})
