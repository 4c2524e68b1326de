import { expect, test } from 'vitest'
import { catalogueOf } from '../../../../domain/messages/catalogues.ts'
import { translator } from '../../../../domain/messages/translate.ts'
import { sayState } from './say-state.ts'

const t = translator('en', catalogueOf('en'))

test('45.18 a page that is planned says for which day', () => {
  const publish_at = '2027-03-02T12:00:00.000Z'
  expect(sayState(t, { state: 'draft', publish_at }, 'en')).toBe('Planned for 2 March 2027')
  expect(sayState(t, { state: 'changed', publish_at }, 'en')).toContain('planned for 2 March 2027')
  expect(sayState(t, { state: 'draft', publish_at: null }, 'en')).toBe('Draft')
  expect(sayState(t, { state: 'published', publish_at }, 'en')).toBe('Your text')
})
