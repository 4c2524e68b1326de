import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { pageSubjects } from './page-subjects.ts'

const regional = ['read_applications', 'review_applications', 'export_data']

test('41.71 Every page for a duty that covers applications declares its subject, or why it has none', () => {
  const reaching = Object.entries(routes).filter(
    ([, { access, submitAccess = access }]) => regional.includes(access) || regional.includes(submitAccess),
  )
  expect(Object.keys(pageSubjects).sort()).toEqual(reaching.map(([pattern]) => pattern).sort())
})

test('41.71 A subject of a page is named by a parameter of its address', () => {
  for (const [pattern, subject] of Object.entries(pageSubjects)) {
    if (!('of' in subject)) continue
    for (const name of subject.names) expect(pattern).toContain(`:${name}`)
  }
})
