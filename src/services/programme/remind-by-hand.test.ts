import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import { fine, refused } from '../../../tests/harness/matching/match-of-staff.ts'
import {
  keepCollaboration,
  keepRequest,
  toldOf,
} from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { listReports } from '../../store/programme/reports.ts'
import { remindOfReports } from './remind-of-reports.ts'

const desk = coordinatorDesk()

const db = () => desk.store.db
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const says = async (sides: { hospitalId: string; expertId: string }) =>
  (await toldOf(desk.store, sides)).map(({ to, says }) => `${to}: ${says}`)
const longAgo = (id: string) =>
  db()
    .updateTable('reminder')
    .set({ sent_at: sql<Date>`sent_at - interval '1 day'` })
    .where('application_id', '=', id)
    .execute()

/** Only the feedback report of the hospital is due. */
async function oweFeedback(dueOn: string) {
  const kept = await keepCollaboration(desk.store, 'active')
  const reports = db().updateTable('report').where('match_id', '=', kept.id)
  await reports.set({ due_on: day(90), reminders: 0 }).execute()
  await reports.set({ due_on: dueOn }).where('kind', '=', 'feedback_report').execute()
  return kept
}

const aboutFeedback = (id: string) => ({ id, about: 'feedback_report', side: 'hospital' }) as const

describe('25.6 a reminder by hand of the agreement', () => {
  test('goes to the side that owes something, names what, and stays in the history', async () => {
    const kept = await keepCollaboration(desk.store, 'confirmed')
    await db().deleteFrom('agreement').where('match_id', '=', kept.id).execute()
    const offered = await desk.programme.listReminders(kept.id)
    expect(offered.map(({ about, side, mail }) => [about, side, mail.letter.subject])).toEqual([
      ['agreement', 'hospital', expect.stringContaining('We wait for your agreement')],
      ['agreement', 'expert', expect.stringContaining('We wait for your agreement')],
    ])
    const order = { id: kept.id, about: 'agreement', side: 'expert' } as const
    expect(await desk.programme.remindSide(desk.staff, order)).toMatchObject(fine)
    expect(await says(kept)).toEqual(['expert: We wait for your agreement'])
    const reminders = db().selectFrom('reminder').selectAll().where('match_id', '=', kept.id)
    expect(await reminders.execute()).toMatchObject([
      { application_id: kept.expertId, about: 'agreement', staff_name: 'Nia Boateng' },
    ])
    const audit = await db().selectFrom('audit').select(['action', 'after']).where('subject_id', '=', kept.id)
    expect(await audit.execute()).toEqual([
      { action: 'reminder_sent', after: { about: 'agreement', to: 'expert' } },
    ])
  })

  test('is refused for a side that owes nothing', async () => {
    const kept = await keepCollaboration(desk.store, 'agreement_signed')
    expect(await desk.programme.listReminders(kept.id)).toEqual([])
    const order = { id: kept.id, about: 'agreement', side: 'hospital' } as const
    expect(await desk.programme.remindSide(desk.staff, order)).toEqual(refused('wrong_status'))
  })

  test('shows its words without the link, which nobody but the reader gets', async () => {
    const kept = await keepCollaboration(desk.store, 'confirmed')
    await db().deleteFrom('agreement').where('match_id', '=', kept.id).execute()
    const links = (await desk.programme.listReminders(kept.id)).flatMap(({ mail }) =>
      mail.letter.parts.filter((part) => part.kind === 'link'),
    )
    expect(links.map(({ href }) => href)).toEqual(['', ''])
  })
})

describe('25.6 a reminder by hand of a report', () => {
  test.each([
    [20, 'A reminder of your report'],
    [14, 'Your report is due in two weeks'],
    [0, 'Your report is due today'],
    [-3, 'Your report is overdue'],
  ])('%i days before its day says: %s', async (offset, subject) => {
    const kept = await oweFeedback(day(offset))
    expect(await desk.programme.remindSide(desk.staff, aboutFeedback(kept.id))).toMatchObject(fine)
    expect(await says(kept)).toEqual([`hospital: ${subject}`])
  })

  test('takes the place of the automatic one of that day', async () => {
    const kept = await oweFeedback(day(0))
    await desk.programme.remindSide(desk.staff, aboutFeedback(kept.id))
    expect(await remindOfReports(desk.store)).toBe(0)
    await longAgo(kept.hospitalId)
    expect(await remindOfReports(desk.store)).toBe(0)
    expect(await says(kept)).toHaveLength(1)
  })

  test('delays an automatic one that falls due within a day', async () => {
    const kept = await oweFeedback(day(15))
    await desk.programme.remindSide(desk.staff, aboutFeedback(kept.id))
    await db()
      .updateTable('report')
      .set({ due_on: day(14) })
      .where('match_id', '=', kept.id)
      .execute()
    const remindHospital = async () => {
      await remindOfReports(desk.store)
      return (await says(kept)).filter((line) => line.startsWith('hospital'))
    }
    expect(await remindHospital()).toHaveLength(1)
    await longAgo(kept.hospitalId)
    expect(await remindHospital()).toEqual([
      'hospital: A reminder of your report',
      'hospital: Your report is due in two weeks',
    ])
  })

  test('is refused while the collaboration is on hold, and for a report that is here', async () => {
    const kept = await oweFeedback(day(0))
    await db()
      .updateTable('report')
      .set({ status: 'waived', note: 'Not needed.', settled_at: new Date() })
      .where('match_id', '=', kept.id)
      .where('kind', '=', 'feedback_report')
      .execute()
    expect(await desk.programme.remindSide(desk.staff, aboutFeedback(kept.id))).toEqual(
      refused('wrong_status'),
    )
    const paused = await keepCollaboration(desk.store, 'on_hold')
    expect(await desk.programme.remindSide(desk.staff, aboutFeedback(paused.id))).toEqual(
      refused('wrong_status'),
    )
  })
})

describe('25.6 nobody gets two reminders within a day', () => {
  test('neither two by hand nor one by hand after an automatic one', async () => {
    const kept = await oweFeedback(day(0))
    expect(await remindOfReports(desk.store)).toBe(1)
    expect(await desk.programme.remindSide(desk.staff, aboutFeedback(kept.id))).toEqual(
      refused('reminded_already'),
    )
    const offered = await desk.programme.listReminders(kept.id)
    expect(offered.find(({ side }) => side === 'hospital')).toMatchObject({
      last: { staff_name: null },
      from: expect.any(Date),
    })
    await longAgo(kept.hospitalId)
    expect(await desk.programme.remindSide(desk.staff, aboutFeedback(kept.id))).toMatchObject(fine)
    expect(await desk.programme.remindSide(desk.staff, aboutFeedback(kept.id))).toEqual(
      refused('reminded_already'),
    )
    expect(await says(kept)).toHaveLength(2)
    const [report] = (await listReports(desk.store, [kept.id])).filter(
      ({ kind }) => kind === 'feedback_report',
    )
    expect(report?.version, 'a reminder is no change of the report').toBe(1)
  })

  test('not even for two requests at the same moment', async () => {
    for (let run = 0; run < 5; run++) {
      const kept = await keepCollaboration(desk.store, 'active')
      const { id: hospitalId } = await keepRequest(desk.store, 'active')
      const other = await keepMatch(desk.store, hospitalId, 'active', kept)
      const about = (id: string) => ({ id, about: 'midterm_report', side: 'expert' }) as const
      const outcomes = await Promise.all(
        [kept, other].map(({ id }) => desk.programme.remindSide(desk.staff, about(id))),
      )
      expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
      expect(outcomes).toContainEqual(refused('reminded_already'))
      expect(await says(kept)).toHaveLength(1)
    }
  })

  test('nor of one by hand and an automatic one for another request at the same moment', async () => {
    const kept = await keepCollaboration(desk.store, 'active')
    const { id: hospitalId } = await keepRequest(desk.store, 'active')
    const other = await keepMatch(desk.store, hospitalId, 'active', kept)
    const reports = db()
      .updateTable('report')
      .set({ due_on: day(90), reminders: 0 })
    await reports.where('match_id', 'in', [kept.id, other.id]).execute()
    const due = db()
      .updateTable('report')
      .set({ due_on: day(0) })
    await due.where('match_id', '=', other.id).where('kind', '=', 'midterm_report').execute()
    const order = { id: kept.id, about: 'midterm_report', side: 'expert' } as const
    const [byHand, automatic] = await Promise.all([
      desk.programme.remindSide(desk.staff, order),
      remindOfReports(desk.store),
    ])
    expect([byHand.ok, automatic]).toEqual(byHand.ok ? [true, 0] : [false, 1])
    expect(await says(kept)).toHaveLength(1)
  })
})

test('25.6 a hospital that has not chosen is reminded of its shortlist, not before and not after', async () => {
  const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
  expect(await desk.programme.findShortlistReminder(request.id)).toMatchObject({
    about: 'shortlist',
    from: null,
    mail: { to: [request.email] },
  })
  expect(await desk.programme.remindOfShortlist(desk.staff, request.id)).toMatchObject(fine)
  expect(await desk.programme.remindOfShortlist(desk.staff, request.id)).toEqual(refused('reminded_already'))
  const told = await toldOf(desk.store, { hospitalId: request.id, expertId: request.id })
  expect(told).toMatchObject([{ says: 'Your experts wait for your choice', link: '/select-expert?h' }])
  const other = await keepRequest(desk.store, 'eligible')
  expect(await desk.programme.remindOfShortlist(desk.staff, other.id)).toEqual(refused('wrong_status'))
  expect(await desk.programme.findShortlistReminder(other.id)).toBeUndefined()
})

test('25.54 a hospital is not reminded of a shortlist that went out less than a day ago', async () => {
  const { id } = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted'])
  await sql`INSERT INTO move (application_id, from_status, to_status, version, actor)
    VALUES (${id}, 'eligible', 'shortlist_sent', 2, 'system')`.execute(desk.store.db)
  expect(await desk.programme.remindOfShortlist(desk.staff, id)).toEqual(refused('reminded_already'))
  await sql`UPDATE move SET held_until = now() - interval '25 hours' WHERE application_id = ${id}`.execute(
    desk.store.db,
  )
  expect(await desk.programme.remindOfShortlist(desk.staff, id)).toMatchObject({ ok: true })
})
