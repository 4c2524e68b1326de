import { afterAll, beforeAll, expect, test } from 'vitest'
import { validate } from '../../../src/domain/forms/engine/validate.ts'
import { candidateOf } from '../../../src/domain/matching/candidate.ts'
import { matchStatuses, mayMatchMove } from '../../../src/domain/matching/match-status.ts'
import { needOf } from '../../../src/domain/matching/need.ts'
import { scoreMatch } from '../../../src/domain/matching/score.ts'
import { reportForms } from '../../../src/domain/programme/report-forms.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
import { plantDemo } from '../plant.ts'

const now = new Date()

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await plantDemo(database.store, now)
})
afterAll(() => database.drop())

test('the demo data has matches in every later stage, each as the registry would have suggested and moved it', async () => {
  const { db } = database.store
  const applications = await db.selectFrom('application').select(['id', 'answers']).execute()
  const matches = await db.selectFrom('match').selectAll().execute()
  const shown = new Set(matches.map(({ status }) => status))
  expect(matchStatuses.filter((status) => !shown.has(status))).toEqual(['ended_early'])
  const answers = new Map(applications.map((one) => [one.id, one.answers]))
  const moves = await db.selectFrom('match_move').selectAll().orderBy('id').execute()
  for (const { id, hospital_id, expert_id, status, score, petals } of matches) {
    const need = needOf(answers.get(hospital_id) ?? {})
    const fit = scoreMatch(need, candidateOf(answers.get(expert_id) ?? {}))
    expect([score, petals]).toEqual([fit.score, fit.petals])
    const way = moves.filter(({ match_id }) => match_id === id)
    expect(way.at(-1)?.to_status ?? 'suggested').toBe(status)
    for (const { from_status, to_status } of way) expect(mayMatchMove(from_status, to_status)).toBe(true)
    const times = way.map(({ moved_at }) => Number(moved_at))
    expect(times.toSorted((a, b) => a - b)).toEqual(times)
  }
  const held = moves.filter(({ to_status, held_until }) => to_status === 'selected' && held_until > now)
  expect(held).toHaveLength(2)
})

test('the demo data owes reports: some to come, one late, one to be read, those of completed ones accepted', async () => {
  const { db } = database.store
  const reports = await db
    .selectFrom('report')
    .innerJoin('match', 'match.id', 'match_id')
    .select(['kind', 'answers', 'due_on', 'report.status', 'match.status as matchStatus'])
    .execute()
  const today = now.toISOString().slice(0, 10)
  const states = new Set(reports.map(({ status, due_on }) => (due_on < today ? `late ${status}` : status)))
  expect(states).toEqual(new Set(['due', 'late due', 'late submitted', 'late accepted']))
  for (const { kind, answers, status, matchStatus } of reports) {
    if (matchStatus === 'completed') expect(status).toBe('accepted')
    if (answers) expect(validate(reportForms[kind], answers)).toEqual({})
  }
})
