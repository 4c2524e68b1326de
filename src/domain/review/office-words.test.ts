import { expect, test } from 'vitest'
import { specialties } from '../lists/specialties.ts'
import { catalogueOf } from '../messages/catalogues.ts'
import { translator } from '../messages/translate.ts'
import { officeWords } from './office-words.ts'

test('40.92 the back office says a specialty by a noun; the form keeps its words', () => {
  const t = translator('en', catalogueOf('en'))
  const said = specialties.items.map(({ label }) => officeWords(t)(label))
  expect(said).toContain('Surgery')
  expect(said.filter((word) => /please|specify/i.test(word))).toEqual([])
  expect(t('lists.surgery')).toBe('Surgery (please specify subspeciality)')
  expect(officeWords(t)('desk.picked', { count: 2 })).toBe(t('desk.picked', { count: 2 }))
})
