import { beforeEach, expect, test } from 'vitest'
import { readDisplay } from './use-display.ts'

beforeEach(() => localStorage.clear())

test('a list has default columns, and room around its rows', () => {
  expect(readDisplay()).toEqual({
    columns: ['country', 'areas', 'status', 'assignee', 'submitted'],
    density: 'comfortable',
  })
})

test('chosen columns are stored on the device; unknown ones are dropped, and none is a valid choice', () => {
  localStorage.setItem('aster.desk.columns', 'updated status shoe-size')
  localStorage.setItem('aster.desk.density', 'compact')
  expect(readDisplay()).toEqual({ columns: ['status', 'updated'], density: 'compact' })
  localStorage.setItem('aster.desk.columns', '')
  localStorage.setItem('aster.desk.density', 'crowded')
  expect(readDisplay()).toEqual({ columns: [], density: 'comfortable' })
})
