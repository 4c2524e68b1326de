import { expect, test } from 'vitest'
import { isNarrowed, nextSort, readFilter, whole, writeFilter } from './list-address.ts'

const read = (address: string) => readFilter('expert', new URLSearchParams(address))

test('the filter lives in the address: what is written there is read again', () => {
  const address =
    'status=submitted&status=in_review&country=Ghana&area=5&language=1&tag=urgent&search=ama+owusu&from=2026-11-01&to=2026-11-30&assignee=none&information=received&unchanged=7&sort=name'
  expect(writeFilter(read(address)).toString()).toBe(address)
})

test('an address that says nothing shows everything, the newest first', () => {
  expect(read('')).toEqual({
    kind: 'expert',
    sort: '-submitted',
    status: [],
    country: [],
    area: [],
    language: [],
    tag: [],
  })
  expect(writeFilter(read('')).toString()).toBe('')
})

test('a part of an address that makes no sense is as good as none', () => {
  const spoilt =
    'status=eligible&status=active&area=surgery&language=1234&from=yesterday&assignee=me&information=lost&unchanged=0&sort=age&search=+'
  expect(writeFilter(read(spoilt)).toString()).toBe('status=active')
})

test('a list is narrowed by a search or a filter, and not by its order', () => {
  expect(isNarrowed(read('sort=name'))).toBe(false)
  expect(isNarrowed(read('search=ama'))).toBe(true)
  expect(isNarrowed(read('assignee=none'))).toBe(true)
})

test('a list that is cleared is whole, and keeps its order', () => {
  expect(writeFilter(whole(read('search=ama&assignee=none&unchanged=7&sort=name'))).toString()).toBe(
    'sort=name',
  )
})

test('sorting by a column begins with A or with the latest, and a second time turns it round', () => {
  expect(nextSort('-submitted', 'name')).toBe('name')
  expect(nextSort('name', 'name')).toBe('-name')
  expect(nextSort('name', 'submitted')).toBe('-submitted')
  expect(nextSort('-submitted', 'submitted')).toBe('submitted')
})
