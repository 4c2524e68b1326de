import { expect, test } from 'vitest'
import type { ProblemCode } from '../../domain/api/endpoints.ts'
import { en } from '../../domain/messages/en.ts'
import { translator } from '../../domain/messages/translate.ts'
import { newPinText, refusalText } from './authentication-words.ts'

const t = translator('en', en)
const refused = (code: ProblemCode, retryAfterSeconds = 0) =>
  ({ ok: false, code, retryAfterSeconds }) as const

test('a lockout message states its duration in minutes or hours', () => {
  const wait = (seconds: number) => refusalText(refused('too_many_attempts', seconds), t)
  expect(wait(30)).toContain('in 1 minute.')
  expect(wait(899)).toContain('in 15 minutes.')
  expect(wait(7200)).toContain('in 2 hours.')
  expect(wait(86_400)).toContain('in 24 hours.')
})

test('wrong credentials and failed checks have the messages of the specification', () => {
  expect(refusalText(refused('wrong_credentials'), t)).toBe('Invalid email or PIN. Please try again.')
  for (const failed of [refused('unavailable'), { ok: false, code: 'offline' } as const])
    expect(refusalText(failed, t)).toBe('Error verifying credentials. Please try again.')
})

test('the limit of PIN requests states when to try again', () => {
  expect(newPinText(refused('too_many_requests', 1800), t)).toContain('in 30 minutes.')
  expect(newPinText(refused('unexpected'), t)).toBe('We could not send a new PIN. Please try again.')
})

test('4.51 the last attempt before a lock is announced, and the attempt that locks says for how long', () => {
  const left = (attemptsLeft: number, seconds = 0) =>
    refusalText({ ...refused('wrong_credentials', seconds), attemptsLeft }, t)
  expect(left(2)).toBe('Invalid email or PIN. Please try again.')
  expect(left(1)).toBe(
    'Invalid email or PIN. Please try again. After one more wrong attempt you have to wait before you can try again.',
  )
  expect(left(0, 900)).toBe('Too many wrong attempts. Please try again in 15 minutes.')
})

test('4.51 a new PIN for a locked link says when it can be used', () => {
  const sent = (usable_in_seconds?: number) => newPinText({ ok: true, value: { usable_in_seconds } }, t)
  expect(sent()).not.toContain('wrong attempts')
  expect(sent(890)).toContain('you can use the new one in 15 minutes.')
  expect(sent(7200)).toContain('you can use the new one in 2 hours.')
})
