import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  choiceOf,
  keepActiveExpert,
  keepCollaboration,
  keepRequest,
} from '../../../tests/harness/kept-collaboration.ts'
import { keepMatch } from '../../../tests/harness/kept-match.ts'
import { makeStaff } from '../../../tests/harness/staff.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
import { whatBecame } from '../../../tests/harness/what-became.ts'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { paths } from '../../domain/paths.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { findApplication } from '../../store/applications/application.ts'
import type { Store } from '../../store/open-store.ts'
import { eraseOwnData } from '../applicants/erase-own-data.ts'
import { withdrawApplication } from '../applicants/withdraw-application.ts'
import { moveApplications } from '../review/move-applications.ts'
import { undoMoves } from '../review/undo-moves.ts'
import { selectExpert } from './select-expert.ts'
import { undoSelection } from './undo-selection.ts'

let database: TestDatabase
let store: Store
let staff: Author
let became: ReturnType<typeof whatBecame>
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  staff = await makeStaff(store, 'coordinator')
  became = whatBecame(store)
})
afterAll(() => database.drop())

const heldMs = 600_000
const noMails = async () => {}

async function move(id: string, to: ApplicationStatus): Promise<string> {
  const { version } = (await findApplication(store, id)) ?? { version: 0 }
  const moved = await moveApplications(
    store,
    staff,
    { applications: [{ id, version }], to, mail: null },
    heldMs,
  )
  if (!moved.ok) throw new Error(moved.refusal.code)
  return moved.value.undo.token
}

const expertSession = (applicationId: string) => ({ applicationId, kind: 'expert' }) as const

describe('a hospital that leaves', () => {
  test('ends its matches, and whoever was asked or chosen is told', async () => {
    const request = await keepRequest(store, 'active', [
      'suggested',
      'invited',
      'interested',
      'active',
      'declined',
    ])
    await withdrawApplication(store, request.session)
    expect(await became.statusesOf(request.id)).toEqual([
      'lapsed',
      'lapsed',
      'lapsed',
      'ended_early',
      'declined',
    ])
    const told = await Promise.all(request.matches.map(({ email }) => became.headingsTo(email)))
    const ended = ['A request has ended 0']
    expect(told).toEqual([[], ended, ended, ended, []])
  })

  test('while its choice is still held: the chosen expert never hears that they were chosen', async () => {
    const request = await keepRequest(store, 'shortlist_sent', ['shortlisted', 'shortlisted'])
    const unasked = await keepMatch(store, request.id, 'shortlisted', await keepActiveExpert(store), {
      unasked_reason: 'We know them.',
    })
    await selectExpert(store, request.session, choiceOf(request, unasked))
    await withdrawApplication(store, request.session)
    expect(await became.statusesOf(request.id)).toEqual(['not_selected', 'not_selected', 'ended_early'])
    expect(await became.headingsTo(unasked.email)).toEqual([])
    expect(await undoSelection(store, staff, request.id)).toMatchObject({ refusal: { code: 'too_late' } })
  })

  test('comes back with its matches when the move is undone, and nobody was told', async () => {
    const request = await keepRequest(store, 'shortlist_sent', ['shortlisted', 'interested'])
    const token = await move(request.id, 'no_match')
    expect(await became.statusesOf(request.id)).toEqual(['lapsed', 'lapsed'])
    const [first] = request.matches
    expect(await became.headingsTo(first?.email ?? '')).toEqual(['A request has ended 600'])
    expect(await undoMoves(store, staff, token)).toMatchObject({ ok: true })
    expect(await became.statusesOf(request.id)).toEqual(['shortlisted', 'interested'])
    expect(await became.headingsTo(first?.email ?? '')).toEqual([])
  })
})

describe('an expert who leaves', () => {
  test('ends every match of theirs; a hospital is told of those whom it knew', async () => {
    const expert = await keepActiveExpert(store)
    const [suggested, offered, running] = [
      await keepRequest(store, 'eligible', ['interested']),
      await keepRequest(store, 'shortlist_sent', ['shortlisted']),
      await keepRequest(store, 'active', []),
    ]
    await keepMatch(store, suggested.id, 'invited', expert)
    await keepMatch(store, offered.id, 'shortlisted', expert)
    const ended = await keepMatch(store, running.id, 'active', expert)
    await withdrawApplication(store, expertSession(expert.expertId))
    expect(await became.statusesOf(suggested.id)).toEqual(['interested', 'lapsed'])
    expect(await became.statusesOf(offered.id)).toEqual(['shortlisted', 'lapsed'])
    expect(await became.statusesOf(running.id)).toEqual(['ended_early'])
    expect(await became.headingsTo(suggested.email)).toEqual([])
    expect(await became.headingsTo(offered.email)).toEqual(['One of your experts cannot help 0'])
    expect(await became.headingsTo(running.email)).toEqual(['Your expert cannot go on 0'])
    expect(await became.noticesOf(suggested.id)).toHaveLength(0)
    expect(await became.noticesOf(offered.id)).toEqual([
      expect.stringContaining(`"${paths.adminRequestMatch(offered.id)}"`),
    ])
    expect(await became.noticesOf(running.id)).toEqual([
      expect.stringContaining(`"${paths.adminMatch(ended.id)}"`),
    ])
    expect(await became.statusOf(running.id)).toBe('active')
  })

  test('for a while goes on with what they were chosen for, and is offered to nobody', async () => {
    const expert = await keepActiveExpert(store)
    const [offered, running] = [
      await keepRequest(store, 'shortlist_sent', ['shortlisted']),
      await keepRequest(store, 'active', []),
    ]
    await keepMatch(store, offered.id, 'shortlisted', expert)
    await keepMatch(store, running.id, 'active', expert)
    await move(expert.expertId, 'paused')
    expect(await became.statusesOf(offered.id)).toEqual(['shortlisted', 'lapsed'])
    expect(await became.statusesOf(running.id)).toEqual(['active'])
    expect(await became.headingsTo(running.email)).toEqual([])
  })

  test('as the last one of a shortlist opens the request again, until the move is undone', async () => {
    const request = await keepRequest(store, 'shortlist_sent', ['shortlisted'])
    const [last] = request.matches
    const token = await move(last?.expertId ?? '', 'paused')
    expect(await became.statusOf(request.id)).toBe('eligible')
    expect(await became.headingsTo(request.email)).toEqual(['We look for other experts 600'])
    await undoMoves(store, staff, token)
    expect(await became.statusOf(request.id)).toBe('shortlist_sent')
    expect(await became.statusesOf(request.id)).toEqual(['shortlisted'])
    expect(await became.headingsTo(request.email)).toEqual([])
  })

  test('and comes back too late: the hospital has chosen somebody else, or has left, too', async () => {
    const [choosing, leaving] = [
      await keepRequest(store, 'shortlist_sent', ['shortlisted', 'shortlisted']),
      await keepRequest(store, 'shortlist_sent', ['shortlisted']),
    ]
    const [paused, chosen] = choosing.matches
    if (!paused || !chosen) throw new Error('Nobody')
    await keepMatch(store, leaving.id, 'shortlisted', paused)
    const token = await move(paused.expertId, 'paused')
    await selectExpert(store, choosing.session, choiceOf(choosing, chosen))
    await withdrawApplication(store, leaving.session)
    expect(await undoMoves(store, staff, token)).toMatchObject({ ok: true })
    expect(await became.statusesOf(choosing.id)).toEqual(['lapsed', 'selected'])
    expect(await became.statusesOf(leaving.id)).toEqual(['lapsed', 'lapsed'])
  })

  test('after they were chosen: the choice can be undone, and the others are there again', async () => {
    const request = await keepRequest(store, 'shortlist_sent', ['shortlisted', 'shortlisted', 'shortlisted'])
    const [chosen, left] = request.matches
    if (!chosen || !left) throw new Error('Nobody')
    await selectExpert(store, request.session, choiceOf(request, chosen))
    for (const { expertId } of [chosen, left]) await withdrawApplication(store, expertSession(expertId))
    expect(await became.headingsTo(chosen.email)).toEqual([expect.stringContaining('withdrawn')])
    expect(await undoSelection(store, staff, request.id)).toMatchObject({ ok: true, value: { restored: 1 } })
    expect(await became.statusesOf(request.id)).toEqual(['ended_early', 'not_selected', 'shortlisted'])
    expect(await became.statusOf(request.id)).toBe('shortlist_sent')
  })

  test('and is erased: the hospital is told, and its request stays where it is', async () => {
    const request = await keepRequest(store, 'expert_selected', ['confirmed'])
    const [gone] = request.matches
    await eraseOwnData(store, expertSession(gone?.expertId ?? ''), noMails)
    expect(await became.statusesOf(request.id)).toEqual([])
    expect(await became.statusOf(request.id)).toBe('expert_selected')
    expect(await became.headingsTo(request.email)).toEqual(['Your expert cannot go on 0'])
    expect(await became.headingsTo(gone?.email ?? '')).toEqual([])
  })
})

test('22.7 with an expert who is erased goes the letter of commitment that names them', async () => {
  const { hospitalId, expertId } = await keepCollaboration(store, 'active')
  const letters = () =>
    store.db.selectFrom('upload').select('id').where('application_id', '=', hospitalId).execute()
  expect(await letters()).toHaveLength(1)
  await eraseOwnData(store, expertSession(expertId), noMails)
  expect(await letters()).toEqual([])
})

test('22.6 a hospital that is erased leaves nothing but the mail to its experts, which does not name it', async () => {
  const request = await keepRequest(store, 'shortlist_sent', ['shortlisted'])
  await eraseOwnData(store, request.session, noMails)
  const [asked] = request.matches
  const [mail, ...more] = await became.mailsTo(asked?.email ?? '')
  expect([mail?.letter.heading, more]).toEqual(['A request has ended', []])
  expect(JSON.stringify(mail?.letter)).not.toContain(request.name)
})

test('22.7 an expert leaves while a hospital chooses: both happen, one after the other', async () => {
  for (let run = 0; run < 10; run++) {
    const request = await keepRequest(store, 'shortlist_sent', ['shortlisted', 'shortlisted', 'shortlisted'])
    const [leaving, staying] = request.matches
    if (!leaving || !staying) throw new Error('Nobody')
    const [left, chosen] = await Promise.all([
      withdrawApplication(store, expertSession(leaving.expertId)),
      selectExpert(store, request.session, choiceOf(request, run % 2 ? leaving : staying)),
    ])
    expect(left).toMatchObject({ ok: true })
    const [first] = await became.statusesOf(request.id)
    const lateOrEarly = chosen.ok ? ['ended_early', 'lapsed', 'not_selected'] : ['lapsed']
    expect(lateOrEarly).toContain(first)
  }
})
