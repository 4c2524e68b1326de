import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { emptyPaths } from './entry-pages.ts'
import type { PageText } from './page-text.ts'

const own: PageText = { title: 'Team', description: 'D', lede: 'L', blocks: [] }

test('47.5 a page for people or partners is left out of menus until there is one of them', () => {
  expect([...emptyPaths([], new Map())]).toEqual([
    paths.team(),
    paths.expertStories(),
    paths.expertStories('trainers'),
    paths.meetExperts(),
    paths.ourTrainers(),
    paths.otherPartners(),
  ])
  expect([...emptyPaths(['expert', 'advisory_board', 'funding'], new Map())]).toEqual([
    paths.expertStories('trainers'),
    paths.ourTrainers(),
  ])
})

test('47.5 a page in an institution’s own words is never empty', () => {
  expect(emptyPaths([], new Map([['en/team', own]])).has(paths.team())).toBe(false)
  expect(emptyPaths([], new Map([['fr/team', own]])).has(paths.team())).toBe(true)
})
