import { expect, test } from 'vitest'
import { expertForm } from '../expert.ts'
import { validateStep } from './validate.ts'

test('a step is validated by its own questions only', () => {
  expect(validateStep(expertForm, 'availability', { name: '' })).toEqual({ general_availability: 'required' })
})

test('an unknown step throws', () => {
  expect(() => validateStep(expertForm, 'availibility', {})).toThrow(
    "The expert form has no step 'availibility'",
  )
})
