import { expect, test } from 'vitest'
import { draftPath, editPath } from './applicant-paths.ts'

test('a link leads to the page of its kind, in the language of its reader', () => {
  expect(editPath('expert', 'en', 'q7VhN2c0')).toBe('/become-expert/edit?h=q7VhN2c0')
  expect(editPath('hospital', 'ar-XB', 'q7VhN2c0')).toBe('/ar-xb/request-support/edit?h=q7VhN2c0')
  expect(editPath('trainer', 'en', 'q7VhN2c0')).toBe('/become-trainer/edit?h=q7VhN2c0')
  expect(draftPath('expert', 'en', 'q7VhN2c0')).toBe('/become-expert/apply?draft=q7VhN2c0')
  expect(draftPath('trainer', 'en', 'q7VhN2c0')).toBe('/become-trainer/apply?draft=q7VhN2c0')
})
