import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { matchIn } from '../../../tests/harness/matching/match-of-staff.ts'
import {
  choiceOf,
  keepCollaboration,
  keepRequest,
} from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { everywhere } from '../../domain/staff/regions.ts'
import { listExportedMatches } from '../../store/programme/exported-matches.ts'
import { selectExpert } from '../matching/select-expert.ts'
import { undoSelection } from '../matching/undo-selection.ts'

const desk = coordinatorDesk()

const sentAt = new Date('2026-11-14T09:00:00Z')

async function movedBefore(id: string, from: string, to: string) {
  await sql`INSERT INTO match_move (match_id, from_status, to_status, actor, moved_at, held_until)
    VALUES (${id}, ${from}, ${to}, 'system', ${sentAt}, ${sentAt})`.execute(desk.store.db)
}

test('25.52 after an undo a match has its earlier status since the day on which it reached it', async () => {
  const request = await keepRequest(desk.store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
  const [match] = request.matches
  if (!match) throw new Error('No match')
  await movedBefore(match.id, 'interested', 'shortlisted')
  await selectExpert(desk.store, request.session, choiceOf(request, match))
  await undoSelection(desk.store, desk.staff, request.id)
  expect(await matchIn(desk.store, match.id)).toMatchObject({ status: 'shortlisted', moved_at: sentAt })
})

test('25.52 after a pause the page and the export show the original beginning of the collaboration', async () => {
  const { id } = await keepCollaboration(desk.store, 'active')
  await movedBefore(id, 'agreement_signed', 'active')
  const seen = async () => ({ id, version: (await matchIn(desk.store, id)).version, reason: 'The rains.' })
  await desk.programme.holdCollaboration(desk.staff, await seen())
  expect((await matchIn(desk.store, id)).moved_at.getTime()).toBeGreaterThan(sentAt.getTime())
  await desk.programme.resumeCollaboration(desk.staff, await seen())
  expect(await matchIn(desk.store, id)).toMatchObject({ status: 'active', moved_at: sentAt })
  const exported = await listExportedMatches(desk.store, { staff: everywhere }, { atMost: 100 })
  const moved = exported.find((one) => one.id === id)?.moved
  expect(new Date(moved?.active ?? 0)).toEqual(sentAt)
})
