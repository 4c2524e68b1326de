import { expect, test } from 'vitest'
import { expertForm } from '../../../domain/forms/expert.ts'
import { attemptFor } from './attempt.ts'

const answers = { name: ' Ama ', specialty_ids: [1], specialty_surgery_subspecialty: 'hidden' }

test('the same answers keep their idempotency key until the server responds', () => {
  const first = attemptFor(expertForm, answers, undefined)
  expect(first.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(attemptFor(expertForm, { ...answers, name: 'Ama' }, first)).toBe(first)
})

test('changed answers get a new key, and are marked as doubtful, since the first may have arrived', () => {
  const first = attemptFor(expertForm, answers, undefined)
  const second = attemptFor(expertForm, { ...answers, name: 'Esi' }, first)
  expect(second.key).not.toBe(first.key)
  expect([first.isDoubtful, second.isDoubtful]).toEqual([false, true])
})

test('hidden and empty answers are not sent', () => {
  expect(JSON.parse(attemptFor(expertForm, answers, undefined).body)).toEqual({
    name: 'Ama',
    specialty_ids: [1],
  })
})
