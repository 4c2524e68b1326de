import { expect, test } from 'vitest'
import { catalogueOf } from '../../../../domain/messages/catalogues.ts'
import { translator } from '../../../../domain/messages/translate.ts'
import { sayFilter } from './exported-filter.ts'

const nia = '0b6f2a52-7c9e-4d0b-8f0f-3c1a5b7e9d21'

test('40.2 the filter of an export is described in words', () => {
  const t = translator('en', catalogueOf('en'))
  const filter = {
    kind: 'hospital',
    status: ['submitted', 'in_review'],
    area: ['1'],
    region: ['1'],
    assignee: nia,
    sort: '-submitted',
    searched: true,
    tagged: false,
  }
  const nameOf = (id: string) => (id === nia ? 'Nía Öztürk' : undefined)
  expect(sayFilter(t, filter, nameOf)).toMatch(
    /^Hospitals; New, In review; [A-Z][^;]+; Africa; Assigned to Nía Öztürk; with words that were searched for$/,
  )
  expect(sayFilter(t, { searched: false }, nameOf)).toBe('everything')
})
