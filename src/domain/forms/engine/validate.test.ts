import { expect, test } from 'vitest'
import { expertForm } from '../expert.ts'
import { validateStep } from './validate.ts'

test('a step is judged by what it asks alone', () => {
  expect(validateStep(expertForm, 'availability', { name: '' })).toEqual({ general_availability: 'required' })
})

test('a step that the form does not have is a mistake of ours, not of the person', () => {
  expect(() => validateStep(expertForm, 'availibility', {})).toThrow(
    "The expert form has no step 'availibility'",
  )
})
