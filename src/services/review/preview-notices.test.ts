import { expect, test } from 'vitest'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import {
  keepActiveExpert,
  keepHospital,
  keepRequest,
} from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { moveApplications } from './move-applications.ts'
import { previewMoves } from './preview-moves.ts'

const desk = coordinatorDesk()

/** Two experts on the shortlist of one hospital. */
async function keepShortlist(country = 'Ghana') {
  const request = await keepHospital(desk.store, 'shortlist_sent', [], { name: 'Baobab', country })
  const experts = [await keepActiveExpert(desk.store), await keepActiveExpert(desk.store)] as const
  for (const expert of experts) await keepMatch(desk.store, request.id, 'shortlisted', expert)
  return { request, ids: experts.map(({ expertId }) => expertId) }
}

async function preview(ids: readonly string[], to: 'paused' | 'withdrawn', staff: object = {}) {
  const previewed = await previewMoves(desk.store, { ...desk.staff, ...staff }, { ids, to })
  if (!previewed.ok) throw new Error(previewed.refusal.code)
  return previewed.value.moves
}

test('40.80 a bulk move previews each mail to the other sides of the matches that end, as it is then sent', async () => {
  const { request, ids } = await keepShortlist()
  const moves = await preview(ids, 'paused')
  expect(await desk.outcomes.mailsTo(request.email)).toEqual([])
  const notices = moves.flatMap((move) => move.notices)
  expect(notices.map(({ to }) => to)).toEqual([request.email, request.email])
  const applications = moves.map(({ id, version }) => ({ id, version: version ?? 0 }))
  await moveApplications(desk.store, desk.staff, { applications, to: 'paused', mail: null }, 0)
  const sent = await desk.outcomes.mailsTo(request.email)
  expect(notices.map(({ subject }) => subject).toSorted()).toEqual(
    sent.map(({ letter }) => letter.subject).toSorted(),
  )
  expect(new Set(notices.map(({ text }) => text)).size).toBe(2)
})

test('40.80 an expert who was asked by a hospital that leaves is mailed; one who was only suggested is not', async () => {
  const request = await keepRequest(desk.store, 'eligible', ['interested', 'suggested'])
  const [move] = await preview([request.id], 'withdrawn')
  expect(move?.ends).toHaveLength(2)
  expect(move?.notices.map(({ to }) => to)).toEqual([request.matches[0]?.email])
})

test('40.81 somebody limited to regions reads neither the name nor the mail of a hospital outside them', async () => {
  const { request, ids } = await keepShortlist('Poland')
  const moves = await preview(ids.slice(0, 1), 'paused', { regions: [1] })
  expect(moves).toMatchObject([
    { ends: [{ name: null, reference: null, status: 'shortlisted' }], notices: [], hidden_notices: 1 },
  ])
  expect(JSON.stringify(moves)).not.toContain(request.email)
  expect(await preview(ids.slice(0, 1), 'paused')).toMatchObject([
    { ends: [{ name: 'Baobab' }], notices: [{ to: request.email }], hidden_notices: 0 },
  ])
})
