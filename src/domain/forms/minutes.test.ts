import { expect, test } from 'vitest'
import { expertForm } from './expert.ts'
import { hospitalForm } from './hospital.ts'
import { minutesOf } from './minutes.ts'
import { trainerForm } from './trainer.ts'

test('2.40 the estimated time for a form follows from its questions', () => {
  expect(minutesOf(expertForm)).toBe(10)
  expect(minutesOf(hospitalForm)).toBe(10)
  expect(minutesOf(trainerForm)).toBe(5)
})
