import { expect, test } from 'vitest'
import { daysLeft, groupOf, inDays, requiredFrom, requireOf } from './second-step.ts'

const now = new Date('2026-11-16T12:00:00Z')

test('remaining days are whole days, and 0 after the deadline', () => {
  expect(daysLeft(inDays(14, now), now)).toBe(14)
  expect(daysLeft(new Date(now.getTime() + 1), now)).toBe(1)
  expect(daysLeft(now, now)).toBe(0)
  expect(daysLeft(inDays(-3, now), now)).toBe(0)
})

test('the earlier of two deadlines applies: a shorter period moves it, a longer one does not', () => {
  const first = requireOf({}, 'administrators', inDays(7, now))
  expect(requiredFrom(first, 'administrator')).toEqual(inDays(7, now))
  expect(requiredFrom(first, 'viewer')).toBeUndefined()
  const more = requireOf(first, 'everybody', inDays(30, now))
  expect(requiredFrom(more, 'administrator')).toEqual(inDays(7, now))
  expect(requiredFrom(more, 'viewer')).toEqual(inDays(30, now))
  const atOnce = requireOf(more, 'everybody', now)
  expect([requiredFrom(atOnce, 'administrator'), requiredFrom(atOnce, 'viewer')]).toEqual([now, now])
  expect(requireOf(atOnce, 'everybody', inDays(14, now))).toEqual(atOnce)
  expect(groupOf(requireOf(more, 'administrators', now))).toBe('administrators')
  expect(groupOf(requireOf(more, 'nobody', now))).toBe('nobody')
})
