import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { keepMatch } from '../../../tests/harness/matching/kept-match.ts'
import { mailsTo } from '../../../tests/harness/matching/read-outcomes.ts'
import { keepActiveExpert, keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { usualContacts } from '../../domain/brand.ts'
import { askExperts } from '../matching/ask-experts.ts'
import { followInvitations } from '../matching/follow-invitations.ts'
import { rankForRequest } from '../matching/read-workspace.ts'
import { suggestExpert } from '../matching/suggest-expert.ts'
import { changeRegistryFacts, readContacts } from './change-registry-facts.ts'

const desk = coordinatorDesk()
afterEach(() => desk.store.db.deleteFrom('registry_facts').execute())

async function set(facts: Partial<typeof usualContacts>) {
  const { version } = await readContacts(desk.store)
  return changeRegistryFacts(desk.store, desk.staff, { answers: { ...usualContacts, ...facts }, version })
}

async function ask() {
  const { id: hospitalId } = await keepRequest(desk.store)
  const match = await keepMatch(desk.store, hospitalId, 'suggested', await keepActiveExpert(desk.store))
  await askExperts(desk.store, desk.staff, hospitalId, { matchIds: [match.id] })
  return match
}

const daysLeft = async (matchId: string) => {
  const { rows } = await sql<{ days: number }>`
    SELECT (answer_by::date - now()::date)::int - 1 AS days FROM match_invitation WHERE match_id = ${matchId}`.execute(
    desk.store.db,
  )
  return rows[0]?.days
}

const letDaysPass = (matchId: string, days: number) =>
  sql`UPDATE match_invitation SET asked_at = asked_at - ${days} * interval '1 day',
    answer_by = answer_by - ${days} * interval '1 day' WHERE match_id = ${matchId}`.execute(desk.store.db)

const statusOf = async (id: string) =>
  (await desk.store.db.selectFrom('match').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status

describe('41.60 the days that an expert has to answer', () => {
  test('are those of the settings; questions that were sent keep theirs', async () => {
    const earlier = await ask()
    await set({ invitation_days: '30' })
    const later = await ask()
    expect([await daysLeft(earlier.id), await daysLeft(later.id)]).toEqual([14, 30])
    const { rows } = await sql<{ day: string }>`
      SELECT to_char(now() AT TIME ZONE 'UTC' + interval '30 days', 'FMDD FMMonth YYYY') AS day`.execute(
      desk.store.db,
    )
    expect((await mailsTo(desk.store, later.email))[0]?.text).toContain(`"${rows[0]?.day}"`)
  })

  test('decide when each question lapses, and when its reminder is sent, half-way', async () => {
    const slow = await ask()
    await set({ invitation_days: '5' })
    const quick = await ask()
    for (const { id } of [slow, quick]) await letDaysPass(id, 2)
    await followInvitations(desk.store)
    const mails = async () => [
      (await mailsTo(desk.store, slow.email)).length,
      (await mailsTo(desk.store, quick.email)).length,
    ]
    expect(await mails()).toEqual([1, 2])
    for (const { id } of [slow, quick]) await letDaysPass(id, 4)
    await followInvitations(desk.store)
    expect(await mails()).toEqual([1, 2])
    expect([await statusOf(slow.id), await statusOf(quick.id)]).toEqual(['invited', 'lapsed'])
  })
})

describe('41.61 the capacity of one expert', () => {
  async function keepEngaged(requests: number) {
    const expert = await keepActiveExpert(desk.store)
    for (let at = 0; at < requests; at++)
      await keepMatch(desk.store, (await keepRequest(desk.store, 'active')).id, 'active', expert)
    return expert
  }

  test('decides at once who is ranked, and who can be suggested only with a reason', async () => {
    const expert = await keepEngaged(2)
    const { id: hospitalId } = await keepRequest(desk.store)
    const isRanked = async () => {
      const ranked = await rankForRequest(desk.store, hospitalId)
      return JSON.stringify(ranked).includes(expert.expertId)
    }
    const suggest = () => suggestExpert(desk.store, desk.staff, { hospitalId, expertId: expert.expertId })
    expect(await isRanked()).toBe(false)
    expect(await suggest()).toMatchObject({ refusal: { errors: { no_capacity: 'required' } } })
    await set({ expert_capacity: '3' })
    expect(await isRanked()).toBe(true)
    expect(await suggest()).toMatchObject({ ok: true })
    await set({ expert_capacity: '1' })
    expect(await isRanked()).toBe(false)
  })
})

test.each([
  ['invitation_days', ['3', '61', '0', '-7', '7.5', 'two weeks', '']],
  ['expert_capacity', ['0', '10', '-1', '1.5', 'two', '']],
] as const)('41.63 limits of %s', async (name, refused) => {
  for (const value of refused) {
    const code = value === '' ? 'required' : 'invalid_number'
    expect(await set({ [name]: value }), value).toMatchObject({ refusal: { errors: { [name]: code } } })
  }
  expect(await set({ [name]: ' 4 ' })).toMatchObject({ ok: true })
  const { before, after } = await desk.store.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('action', '=', 'registry_facts_changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect([before, after]).toEqual([{ [name]: usualContacts[name] }, { [name]: '4' }])
})
