import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { trackedPage } from './tracked-pages.ts'

test('a page is counted under its route pattern, without the values in its path', () => {
  expect(trackedPage('/')).toBe('/')
  expect(trackedPage('/partnerships/ICARS')).toBe('/partnerships/ICARS')
  expect(trackedPage('/expert-stories')).toBe('/expert-stories')
  expect(trackedPage('/story/forty-eight-hours')).toBe('/story/:slug')
  expect(trackedPage('/story/:slug')).toBe('/story/:slug')
})

test('pages for the team, for one person or with a secret are not counted', () => {
  const { login, admin, adminSetUp, kit, selectExpert, editExpert, editHospital, editTrainer } = paths
  const own = [
    login,
    admin,
    adminSetUp,
    paths.adminContent,
    paths.adminContentEdit,
    paths.adminContentVersion,
    paths.adminContentPreview,
    paths.adminSignOut,
    kit,
    selectExpert,
    editExpert,
    editHospital,
    editTrainer,
  ]
  for (const path of [...own.map((path) => path()), paths.storyPreview('a')]) {
    expect(trackedPage(path), path).toBeUndefined()
  }
})

test.each([
  '/become-expert/apply?draft=q7VhN2c0T1mXo3kZr8Yw5g',
  '/become-expert/apply?sent=E-00042',
  '/about#team',
  '/story/a?h=b',
  '/story/a#b',
  '/story/a/b',
  '/story/',
  '/nowhere',
  '//evil.example/about',
  'https://evil.example/about',
  '/About',
  '',
])('%s is not a tracked pattern', (path) => {
  expect(trackedPage(path)).toBeUndefined()
})
