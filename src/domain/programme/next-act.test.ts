import { expect, test } from 'vitest'
import type { ApplicationStatus } from '../applications/application-status.ts'
import { afterEndOf } from './next-act.ts'

test('25.31 the next step after an ended match is what its request still needs', () => {
  const left = (status: ApplicationStatus, hasExpert = false) => afterEndOf(status, { hasExpert })
  expect([left('eligible'), left('shortlist_sent')]).toEqual(['looking', 'looking'])
  expect([left('expert_selected'), left('active')]).toEqual(['without', 'without'])
  expect([left('expert_selected', true), left('active', true)]).toEqual(['nothing', 'nothing'])
  expect([left('completed'), left('withdrawn'), left('no_match')]).toEqual(['nothing', 'nothing', 'nothing'])
})
