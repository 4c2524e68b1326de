import { expect, test } from 'vitest'
import { matchStatuses } from '../matching/match-status.ts'
import { areAcquainted, statusFor } from './own-status.ts'

const asked = { isAsked: true, before: null }
const unasked = { isAsked: false, before: null }

test('24.1 an expert sees a request only once they are invited or chosen', () => {
  expect(statusFor('expert', { ...asked, status: 'suggested' })).toBeUndefined()
  for (const status of ['shortlisted', 'not_selected', 'lapsed'] as const)
    expect(statusFor('expert', { ...unasked, status }), status).toBeUndefined()
  expect(statusFor('expert', { ...unasked, status: 'selected' })).toBe('selected')
  const held = { ...unasked, before: 'shortlisted' } as const
  expect(statusFor('expert', { ...held, status: 'selected' })).toBeUndefined()
})

test('24.1 while a choice can be undone, experts see the previous status', () => {
  const held = { isAsked: true, before: 'shortlisted' } as const
  for (const status of ['selected', 'not_selected'] as const) {
    expect(statusFor('expert', { ...held, status })).toBe('shortlisted')
    expect(statusFor('expert', { ...asked, status })).toBe(status)
  }
  expect(statusFor('expert', { ...held, before: 'interested', status: 'lapsed' })).toBe('interested')
  expect(statusFor('expert', { ...held, before: 'selected', status: 'confirmed' })).toBe('confirmed')
  expect(statusFor('hospital', { ...held, status: 'selected' })).toBe('selected')
})

test('24.1 a hospital sees an expert once it has chosen them', () => {
  const heard = matchStatuses.filter((status) => statusFor('hospital', { ...asked, status }))
  expect(heard).toEqual([
    'selected',
    'confirmed',
    'agreement_signed',
    'active',
    'on_hold',
    'completed',
    'ended_early',
  ])
})

test('24.2 both sides see each other’s contact details once the match is confirmed', () => {
  expect(matchStatuses.filter(areAcquainted)).toEqual([
    'confirmed',
    'agreement_signed',
    'active',
    'on_hold',
    'completed',
  ])
})
