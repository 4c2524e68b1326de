import { describe, expect, test } from 'vitest'
import { fine, matchIn, refused } from '../../../tests/harness/matching/match-of-staff.ts'
import { keepCollaboration, toldOf } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { dueDays } from '../../domain/programme/reports.ts'

const desk = coordinatorDesk()

const reason = 'The visit had to wait.'
const matchOf = (id: string) => matchIn(desk.store, id)

async function keepActive() {
  const kept = await keepCollaboration(desk.store, 'active')
  const { version, starts_on } = await matchOf(kept.id)
  return { ...kept, starts_on: starts_on ?? '', seen: { id: kept.id, version } }
}

describe('moving the last day', () => {
  test('25.21 moves the days of reports that are still due, and is in the history and the audit', async () => {
    const { id, seen, starts_on } = await keepActive()
    const before = await matchOf(id)
    const midterm = before.reports.find(({ kind }) => kind === 'midterm_report')
    const waiving = { id, kind: 'midterm_report', version: midterm?.version ?? 0, note: 'Ill.' } as const
    expect(await desk.programme.decideReport(desk.staff, { ...waiving, decision: 'waive' })).toMatchObject(
      fine,
    )
    const ends_on = '2029-05-01'
    expect(await desk.programme.moveLastDay(desk.staff, { ...seen, ends_on, reason })).toMatchObject(fine)
    const after = await matchOf(id)
    expect(after).toMatchObject({ ends_on, version: before.version + 1 })
    const dueOn = (kind: string) => after.reports.find((report) => report.kind === kind)?.due_on
    const days = dueDays(starts_on, ends_on)
    expect([dueOn('final_report'), dueOn('feedback_report')]).toEqual([
      days.final_report,
      days.feedback_report,
    ])
    expect(dueOn('midterm_report')).toBe(midterm?.due_on)
    const changes = desk.store.db.selectFrom('last_day_change').selectAll().where('match_id', '=', id)
    expect(await changes.execute()).toMatchObject([
      { staff_name: 'Nia Boateng', before: before.ends_on, after: ends_on, reason },
    ])
    const entry = await desk.store.db
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('action', '=', 'match_last_day_moved')
      .where('subject_id', '=', id)
      .execute()
    expect(entry).toEqual([{ before: { ends_on: before.ends_on }, after: { ends_on } }])
  })

  test('25.21 tells both sides the new day and the reason', async () => {
    const { seen, hospitalId, expertId } = await keepActive()
    await desk.programme.moveLastDay(desk.staff, { ...seen, ends_on: '2029-05-01', reason })
    const told = await toldOf(desk.store, { hospitalId, expertId })
    expect(told.map(({ to, says }) => [to, says])).toEqual([
      ['hospital', 'Your support has another last day'],
      ['expert', 'Your collaboration has another last day'],
    ])
    const mails = await desk.store.db
      .selectFrom('mail')
      .select('letter')
      .where('application_id', 'in', [hospitalId, expertId])
      .execute()
    for (const { letter } of mails) {
      expect(JSON.stringify(letter)).toContain('1 May 2029')
      expect(JSON.stringify(letter)).toContain(reason)
    }
  })

  test('25.21 needs a reason and a day after the first one, and an active collaboration', async () => {
    const { seen, starts_on } = await keepActive()
    expect(
      await desk.programme.moveLastDay(desk.staff, { ...seen, ends_on: starts_on, reason: ' ' }),
    ).toEqual(refused('invalid_answers', { errors: { ends_on: 'too_early', reason: 'required' } }))
    const { id } = await keepCollaboration(desk.store, 'completed')
    const { version } = await matchOf(id)
    expect(
      await desk.programme.moveLastDay(desk.staff, { id, version, ends_on: '2029-05-01', reason }),
    ).toEqual(refused('wrong_status'))
  })

  test('25.21 of two coordinators at once, the slower one gets a conflict', async () => {
    const { seen } = await keepActive()
    const outcomes = await Promise.all(
      ['2029-05-01', '2029-06-01'].map((ends_on) =>
        desk.programme.moveLastDay(desk.staff, { ...seen, ends_on, reason }),
      ),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual(refused('version_conflict'))
  })
})
