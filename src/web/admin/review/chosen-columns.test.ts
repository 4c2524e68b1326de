import { beforeEach, expect, test } from 'vitest'
import { readColumns } from './chosen-columns.tsx'

beforeEach(() => localStorage.clear())

test('a list has default columns', () => {
  expect(readColumns()).toEqual(['country', 'areas', 'status', 'assignee', 'submitted'])
})

test('chosen columns are stored on the device; unknown ones are dropped, and none is a valid choice', () => {
  localStorage.setItem('aster.desk.columns', 'updated status shoe-size')
  expect(readColumns()).toEqual(['status', 'updated'])
  localStorage.setItem('aster.desk.columns', '')
  expect(readColumns()).toEqual([])
})
