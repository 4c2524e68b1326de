import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { candidateOf } from '../../domain/matching/candidate.ts'
import {
  type MatchStatus,
  matchMoves,
  matchStatuses,
  mayMatchMove,
} from '../../domain/matching/match-status.ts'
import { needOf } from '../../domain/matching/need.ts'
import { scoreMatch } from '../../domain/matching/score.ts'
import { reportKinds } from '../../domain/programme/reports.ts'
import { moveMatch } from './matches.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const db = () => database.store.db

test('the database has exactly the moves of the domain', async () => {
  const { rows } = await sql<{ moves: object }>`SELECT match_moves() AS moves`.execute(db())
  expect(rows[0]?.moves).toEqual(matchMoves)
})

async function apply(kind: 'expert' | 'hospital'): Promise<string> {
  const answers = { email: `${crypto.randomUUID()}@hospital.example` }
  const { id } = await db()
    .insertInto('application')
    .values({ kind, answers })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function begin(status: MatchStatus, hospital?: string): Promise<string> {
  const { petals, score, confidence, version } = scoreMatch(needOf({}), candidateOf({}))
  const { id } = await db()
    .insertInto('match')
    .values({
      hospital_id: hospital ?? (await apply('hospital')),
      expert_id: await apply('expert'),
      status,
      score,
      confidence,
      petals,
      scale_version: version,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds all agreements and reports of a collaboration. */
async function fulfil(id: string): Promise<void> {
  const { rows } = await sql<{
    id: string
  }>`INSERT INTO upload (name, size) VALUES ('letter.pdf', 1) RETURNING id`.execute(db())
  const letter = { match_id: id, upload_id: rows[0]?.id ?? '' }
  await db().insertInto('commitment_letter').values(letter).execute()
  const signed = {
    match_id: id,
    name: 'Ama',
    text_version: '1',
    text_sha256: Buffer.alloc(32),
    locale: 'en' as const,
  }
  await db()
    .insertInto('agreement')
    .values(sides.map((side) => ({ ...signed, side })))
    .execute()
  const owed = {
    match_id: id,
    due_on: '2026-01-01',
    status: 'waived' as const,
    note: 'Ill',
    settled_at: new Date(),
  }
  await db()
    .insertInto('report')
    .values(reportKinds.map((kind) => ({ ...owed, kind })))
    .execute()
}

const sides = ['hospital', 'expert'] as const

const move = (id: string, status: MatchStatus): Promise<unknown> =>
  db()
    .updateTable('match')
    .set({ status })
    .where('id', '=', id)
    .execute()
    .catch((error) => error.constraint)

test('the database allows exactly the moves of a match that the domain allows', async () => {
  for (const from of matchStatuses) {
    for (const to of matchStatuses.filter((status) => status !== from)) {
      const id = await begin(from)
      await fulfil(id)
      const answer = await move(id, to)
      const expected = mayMatchMove(from, to) ? expect.any(Array) : 'match_move'
      expect(answer, `${from} to ${to}`).toEqual(expected)
    }
  }
})

test('a match is signed only after both agreements, and completed only after all reports', async () => {
  for (const [from, to, part] of [
    ['confirmed', 'agreement_signed', 'agreement'],
    ['confirmed', 'agreement_signed', 'commitment_letter'],
    ['active', 'completed', 'report'],
  ] as const) {
    const id = await begin(from)
    expect(await move(id, to), 'with nothing').toBe('match_fulfilled')
    await fulfil(id)
    const table = sql.table(part)
    await sql`DELETE FROM ${table} WHERE ctid = (SELECT min(ctid) FROM ${table} WHERE match_id = ${id})`.execute(
      db(),
    )
    expect(await move(id, to), `without one ${part}`).toBe('match_fulfilled')
    await db().deleteFrom('match').where('id', '=', id).execute()
  }
})

test('a request has at most one chosen expert', async () => {
  const hospital = await apply('hospital')
  await begin('active', hospital)
  const second = await begin('shortlisted', hospital)
  expect(await move(second, 'selected')).toBe('match_one_expert')
  expect(await move(second, 'not_selected')).toEqual(expect.any(Array))
})

describe('a choice', () => {
  test('may be undone while it is held', async () => {
    const id = await begin('shortlisted')
    const match = { id, status: 'shortlisted' } as const
    await moveMatch(database.store, { actor: 'hospital' }, { match, to: 'selected', heldMs: 60_000 })
    expect(await move(id, 'shortlisted')).toEqual(expect.any(Array))
  })

  test('cannot be undone afterwards', async () => {
    const id = await begin('shortlisted')
    const match = { id, status: 'shortlisted' } as const
    await moveMatch(database.store, { actor: 'hospital' }, { match, to: 'not_selected' })
    expect(await move(id, 'shortlisted')).toBe('match_move')
  })
})

test('the snapshot of the score and the accepted text are immutable', async () => {
  const id = await begin('suggested')
  const change = (facts: object) => db().updateTable('match').set(facts).where('id', '=', id).execute()
  for (const facts of [
    { score: 99 },
    { confidence: 99 },
    { petals: {} },
    { passed_gates: { not_active: 'x' } },
  ])
    await expect(change(facts)).rejects.toMatchObject({ constraint: 'match_snapshot_stays' })
  await fulfil(id)
  const other = db().updateTable('agreement').set({ name: 'Kofi' }).where('match_id', '=', id).execute()
  await expect(other).rejects.toMatchObject({ constraint: 'agreement_stays' })
})

test('hospital and expert of a match cannot change', async () => {
  const id = await begin('suggested')
  const swap = db()
    .updateTable('match')
    .set({ expert_id: await apply('expert') })
    .where('id', '=', id)
    .execute()
  await expect(swap).rejects.toMatchObject({ constraint: 'match_pair_stays' })
})
