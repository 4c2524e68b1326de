import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actionsOfApplication, actionsOfMatch } from './told-actions.ts'

test('38.5 the index of the timeline has exactly the actions that it shows', () => {
  const migration = readFileSync('src/store/migrations/0015-record.sql', 'utf8')
  const [, list = ''] = /audit_timeline[^(]*\([^)]*\) WHERE action IN \(([^)]*)\)/.exec(migration) ?? []
  const indexed = [...list.matchAll(/'(\w+)'/g)].map(([, action]) => action)
  expect(indexed).toEqual([...actionsOfApplication, ...actionsOfMatch, 'match_suggested'].sort())
})
