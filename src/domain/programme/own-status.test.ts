import { expect, test } from 'vitest'
import { matchStatuses } from '../statuses/match-status.ts'
import { areAcquainted, statusFor } from './own-status.ts'

const asked = { isAsked: true, isUntold: false }

test('24.1 an expert hears nothing of a request before they are asked, or chosen', () => {
  expect(statusFor('expert', { ...asked, status: 'suggested' })).toBeUndefined()
  for (const status of ['shortlisted', 'not_selected', 'lapsed'] as const)
    expect(statusFor('expert', { status, isAsked: false, isUntold: false }), status).toBeUndefined()
  expect(statusFor('expert', { status: 'selected', isAsked: false, isUntold: false })).toBe('selected')
  expect(statusFor('expert', { status: 'selected', isAsked: false, isUntold: true })).toBeUndefined()
})

test('24.1 while a choice can be undone, all who were asked are still on the shortlist', () => {
  for (const status of ['selected', 'not_selected'] as const) {
    expect(statusFor('expert', { status, isAsked: true, isUntold: true })).toBe('shortlisted')
    expect(statusFor('expert', { ...asked, status })).toBe(status)
  }
  expect(statusFor('expert', { status: 'confirmed', isAsked: true, isUntold: true })).toBe('confirmed')
})

test('24.1 a hospital hears of an expert once it has chosen them', () => {
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

test('24.2 the two know how to reach each other from the confirmation on', () => {
  expect(matchStatuses.filter(areAcquainted)).toEqual([
    'confirmed',
    'agreement_signed',
    'active',
    'on_hold',
    'completed',
  ])
})
