import { describe, expect, test } from 'vitest'
import { fine, matchIn } from '../../../../tests/harness/matching/match-of-staff.ts'
import { keepCollaboration, keepRequest } from '../../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../../tests/harness/review/coordinator-desk.ts'
import { eraseApplication } from '../../../store/privacy/erase-application.ts'
import { readMatchTimeline, readTimeline, type TimelineOrder } from './read-timeline.ts'

const desk = coordinatorDesk()

async function entriesOf(read: typeof readTimeline, id: string, order: TimelineOrder = {}) {
  const outcome = await read(desk.store, {}, id, order)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value.entries
}

const ofMatch = (id: string, order?: TimelineOrder) => entriesOf(readMatchTimeline, id, order)

async function seen(id: string) {
  return { id, version: (await matchIn(desk.store, id)).version }
}

describe('38.4 the timeline of a match', () => {
  test('has the question to the expert with its words', async () => {
    const { id, matches } = await keepRequest(desk.store, 'eligible', ['suggested'])
    const [match] = matches
    if (!match) throw new Error('no match')
    const order = { matchIds: [match.id], note: 'Could you begin in March?' }
    expect(await desk.matching.askExperts(desk.staff, id, order)).toMatchObject(fine)
    const [asked, suggested] = await ofMatch(match.id)
    expect(suggested?.text).toBe('Suggested')
    expect(asked).toMatchObject({
      text: 'Asked, by Nia Boateng',
      words: 'Could you begin in March?',
      mails: [{ recipient: match.email }],
    })
    const words = JSON.stringify(asked?.mails)
    expect(words).toContain('Could you begin in March?')
    expect(words).not.toMatch(/k=[\w-]{22}/)
  })

  test('has reminders, the last day, reasons and notes, each with its mails', async () => {
    const match = await keepCollaboration(desk.store, 'active')
    const { id } = match
    const { programme, staff } = desk
    const due = { id, about: 'midterm_report', side: 'expert' } as const
    expect(await programme.remindSide(staff, due)).toMatchObject(fine)
    const later = { ...(await seen(id)), ends_on: '2026-08-01', reason: 'The visit was late.' }
    expect(await programme.moveLastDay(staff, later)).toMatchObject(fine)
    expect(await programme.noteOnMatch(staff, { id, text: 'Both are happy.' })).toMatchObject(fine)
    expect(await programme.endEarly(staff, { ...(await seen(id)), reason: 'A move.' })).toMatchObject(fine)
    const entries = await ofMatch(id)
    expect(entries.map(({ text }) => text)).toEqual([
      'Ended early, by Nia Boateng',
      'Note by Nia Boateng',
      'Last day moved, by Nia Boateng',
      'Expert reminded (mid-term report), by Nia Boateng',
      'Confidentiality agreement accepted by the hospital, as Nana Mensah',
      'Confidentiality agreement accepted by the expert, as Ama Owusu',
      'Letter of commitment handed in by the hospital',
      'Suggested',
    ])
    const [ended, , lastDay, reminded] = entries
    expect([ended, lastDay, reminded].map((entry) => entry?.mails.length)).toEqual([2, 2, 1])
    expect(lastDay).toMatchObject({
      fields: [{ label: 'Last day', before: '1 July 2026', after: '1 August 2026' }],
      lines: ['Reason: The visit was late.'],
    })
    expect(ended?.lines).toEqual(['Reason: A move.'])
    expect((await ofMatch(id, { part: 'notes' })).map(({ words }) => words)).toEqual(['Both are happy.'])
  })

  test('38.6 a note on a match stands in the timelines of both sides', async () => {
    const { id, hospitalId, expertId, name } = await keepCollaboration(desk.store, 'active')
    await desk.programme.noteOnMatch(desk.staff, { id, text: 'Both are happy.' })
    const notes = (side: string) => entriesOf(readTimeline, side, { part: 'notes' })
    const href = `/admin/matches/${id}`
    expect(await notes(hospitalId)).toMatchObject([
      { text: `Note by Nia Boateng on the match with ${name}`, words: 'Both are happy.', href },
    ])
    expect(await notes(expertId)).toMatchObject([
      { text: 'Note by Nia Boateng on the match with Baobab District Hospital', href },
    ])
    expect(await desk.programme.noteOnMatch(desk.staff, { id, text: ' ' })).toMatchObject({ ok: false })
  })

  test('38.1 has its moves in the timelines of both sides', async () => {
    const { id, hospitalId, expertId, name } = await keepCollaboration(desk.store, 'active')
    await desk.programme.holdCollaboration(desk.staff, { ...(await seen(id)), reason: 'A strike.' })
    for (const [side, other] of [
      [hospitalId, name],
      [expertId, 'Baobab District Hospital'],
    ] as const) {
      const [held] = await entriesOf(readTimeline, side, { part: 'moves' })
      expect(held).toMatchObject({
        text: `Match with ${other}: On hold, by Nia Boateng`,
        lines: ['Reason: A strike.'],
        href: `/admin/matches/${id}`,
      })
    }
  })
})

test('38.3 when one side is erased, the mails to the other lose the text that named them', async () => {
  const { id, hospitalId, expertId, name } = await keepCollaboration(desk.store, 'active')
  await desk.programme.holdCollaboration(desk.staff, { ...(await seen(id)), reason: 'A strike.' })
  await desk.programme.resumeCollaboration(desk.staff, { ...(await seen(id)), reason: 'It is over.' })
  const { db } = desk.store
  const ofHospital = db.selectFrom('mail').select('letter').where('application_id', '=', hospitalId)
  await db
    .updateTable('mail')
    .set({ status: 'sent', sent_at: new Date() })
    .where('about_match_id', '=', id)
    .execute()
  await desk.programme.endEarly(desk.staff, { ...(await seen(id)), reason: 'A move.' })
  expect(JSON.stringify(await ofHospital.execute())).toContain(name)
  await eraseApplication(desk.store, expertId)
  await db.updateTable('mail').set({ status: 'sent', sent_at: new Date() }).execute()
  const left = await ofHospital.execute()
  expect(left.length).toBeGreaterThan(1)
  expect(JSON.stringify(left)).not.toContain(name)
})

test('38.1 moves of matches are grouped with the move of their request', async () => {
  const { id, matches } = await keepRequest(desk.store, 'eligible', [
    'interested',
    'interested',
    'interested',
  ])
  const order = { matchIds: matches.map((match) => match.id) }
  expect(await desk.matching.sendShortlist(desk.staff, id, order)).toMatchObject(fine)
  const [sent, ...before] = await entriesOf(readTimeline, id)
  expect(sent).toMatchObject({ text: 'Shortlist sent, by Nia Boateng', mails: [{ state: 'queued' }] })
  expect(sent?.also.map(({ text }) => text.replace(/.*: /, ''))).toEqual(
    Array(3).fill('Sent to the hospital, by Nia Boateng'),
  )
  expect(before.map(({ kind }) => kind)).toEqual(['suggested', 'suggested', 'suggested', 'submitted'])
})
