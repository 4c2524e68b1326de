import { expect, test } from 'vitest'
import { isNarrowed, nextSort, readFilter, whole, writeFilter } from './list-address.ts'

const read = (address: string) => readFilter('expert', new URLSearchParams(address))

test('the filter is stored in the URL and read back', () => {
  const address =
    'status=submitted&status=in_review&region=1&country=Ghana&area=5&language=1&tag=urgent&search=ama+owusu&from=2026-11-01&to=2026-11-30&assignee=none&information=received&unchanged=7&sort=family'
  expect(writeFilter(read(address)).toString()).toBe(address)
})

test('a URL without parameters shows everything, newest first', () => {
  expect(read('')).toEqual({
    kind: 'expert',
    sort: '-submitted',
    status: [],
    region: [],
    country: [],
    area: [],
    language: [],
    locale: [],
    tag: [],
  })
  expect(writeFilter(read('')).toString()).toBe('')
})

test('invalid parameters are ignored', () => {
  const spoilt =
    'status=eligible&status=active&area=surgery&region=9&language=1234&from=yesterday&assignee=me&information=lost&unchanged=0&sort=age&search=+'
  expect(writeFilter(read(spoilt)).toString()).toBe('status=active')
})

test('search and filters narrow a list, the order does not', () => {
  expect(isNarrowed(read('sort=name'))).toBe(false)
  expect(isNarrowed(read('search=ama'))).toBe(true)
  expect(isNarrowed(read('assignee=none'))).toBe(true)
})

test('clearing the filters keeps the order', () => {
  expect(writeFilter(whole(read('search=ama&assignee=none&unchanged=7&sort=name'))).toString()).toBe(
    'sort=name',
  )
})

test('sorting by a column starts with A or the latest; a second click reverses it', () => {
  expect(nextSort('-submitted', 'name')).toBe('name')
  expect(nextSort('name', 'name')).toBe('-name')
  expect(nextSort('-submitted', 'family')).toBe('family')
  expect(nextSort('name', 'submitted')).toBe('-submitted')
  expect(nextSort('-submitted', 'submitted')).toBe('submitted')
})
