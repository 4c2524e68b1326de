import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import {
  type ApplicationKind,
  type ApplicationStatus,
  applicationMoves,
  applicationStatuses,
  mayMove,
} from '../../domain/applications/application-status.ts'
import { recordMove } from './moves.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const kinds = ['expert', 'hospital', 'trainer'] as const

test('the database has exactly the moves of the domain', async () => {
  const { rows } = await sql<{ kind: ApplicationKind; moves: object }>`
    SELECT kind, application_moves(kind) AS moves FROM unnest(${[...kinds]}::text[]) AS kind`.execute(
    database.store.db,
  )
  expect(Object.fromEntries(rows.map(({ kind, moves }) => [kind, moves]))).toEqual(applicationMoves)
})

async function insert(kind: ApplicationKind, status: ApplicationStatus): Promise<string> {
  const { id } = await database.store.db
    .insertInto('application')
    .values({ kind, status, answers: { email: `${crypto.randomUUID()}@hospital.example` } })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function move(id: string, status: ApplicationStatus): Promise<unknown> {
  return database.store.db
    .updateTable('application')
    .set({ status })
    .where('id', '=', id)
    .execute()
    .catch((error) => error.constraint)
}

describe.each(kinds)('the database allows moves of a %s application', (kind) => {
  const statuses = applicationStatuses(kind)

  test('that the domain allows, and no others', async () => {
    for (const from of statuses) {
      for (const to of statuses.filter((status) => status !== from)) {
        const answer = await move(await insert(kind, from), to)
        const expected = mayMove(kind, from, to) ? expect.any(Array) : 'application_move'
        expect(answer, `${from} to ${to}`).toEqual(expected)
      }
    }
  })
})

test('the kind of an application cannot change', async () => {
  const id = await insert('expert', 'submitted')
  const { db } = database.store
  const change = db.updateTable('application').set({ kind: 'trainer' }).where('id', '=', id).execute()
  await expect(change).rejects.toMatchObject({ constraint: 'application_move' })
})

describe('the last move', () => {
  async function moved(heldMs: number): Promise<string> {
    const id = await insert('expert', 'submitted')
    await move(id, 'in_review')
    const facts = { applicationId: id, from: 'submitted', to: 'in_review', version: 2, heldMs } as const
    await recordMove(database.store, { actor: 'system' }, facts)
    return id
  }

  test('may be undone while it is held, but not after another move', async () => {
    const id = await moved(60_000)
    expect(await move(id, 'interview')).toEqual(expect.any(Array))
    expect(await move(id, 'submitted')).toBe('application_move')
    expect(await move(await moved(60_000), 'submitted')).toEqual(expect.any(Array))
  })

  test('cannot be undone afterwards', async () => {
    expect(await move(await moved(0), 'submitted')).toBe('application_move')
  })
})

test('what staff add does not change the version or the time of the application', async () => {
  const { db } = database.store
  const id = await insert('expert', 'submitted')
  const read = () =>
    db.selectFrom('application').select(['version', 'updated_at']).where('id', '=', id).executeTakeFirst()
  const before = await read()
  await db
    .updateTable('application')
    .set({ tags: ['urgent'] })
    .where('id', '=', id)
    .execute()
  expect(await read()).toEqual(before)
  await move(id, 'in_review')
  expect(await read()).toMatchObject({ version: 2 })
})
