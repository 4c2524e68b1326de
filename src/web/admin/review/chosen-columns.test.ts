import { beforeEach, expect, test } from 'vitest'
import { readColumns } from './chosen-columns.tsx'

beforeEach(() => localStorage.clear())

test('a list begins with the columns that most people need', () => {
  expect(readColumns()).toEqual(['country', 'areas', 'status', 'assignee', 'submitted'])
})

test('columns are kept on the device; one that is no more is forgotten, and none is a choice too', () => {
  localStorage.setItem('aster.desk.columns', 'updated status shoe-size')
  expect(readColumns()).toEqual(['status', 'updated'])
  localStorage.setItem('aster.desk.columns', '')
  expect(readColumns()).toEqual([])
})
