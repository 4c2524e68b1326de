import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { type Author, auditQuery, byStaff } from '../../domain/staff/audit.ts'
import { searchAudit, writeAudit } from './audit.ts'

let database: TestDatabase
let nia: Author
const subject = ['application', '0b6f2a52-7c9e-4d0b-8f0f-3c1a5b7e9d21'] as const
const other = ['application', '7d1e4b90-5a2c-4f38-9b6d-0c8e7f6a5b43'] as const

beforeAll(async () => {
  database = await freshDatabase()
  const { store } = database
  nia = await makeStaff(store, 'coordinator', 'Nía Öztürk')
  await writeAudit(store, byStaff(nia), 'application_moved', subject, {
    before: { status: 'submitted' },
    after: { status: 'in_review' },
  })
  await writeAudit(store, { actor: 'applicant' }, 'application_edited', subject, { fields: ['phone'] })
  await writeAudit(store, { actor: 'system' }, 'application_erased', other)
})
afterAll(() => database.drop())

async function found(query: Record<string, string>): Promise<string[]> {
  const entries = await searchAudit(database.store, v.parse(auditQuery, query))
  return entries.map(({ action }) => action)
}

describe('an audit entry', () => {
  test.each([
    ['changed', sql`UPDATE audit SET action = 'nothing'`],
    ['removed', sql`DELETE FROM audit`],
    ['swept away with all others', sql`TRUNCATE audit`],
  ])('cannot be %s', async (_, statement) => {
    const { db } = database.store
    await expect(statement.execute(db)).rejects.toThrow('only ever added to')
    await expect(
      db.transaction().execute(async (trx) => {
        await sql`SET LOCAL session_replication_role = replica`.execute(trx)
        await statement.execute(trx)
      }),
    ).rejects.toThrow('only ever added to')
    expect(await found({})).toHaveLength(3)
  })

  test('has the author, the action, the subject, and the values before and after', async () => {
    const [entry] = await searchAudit(database.store, v.parse(auditQuery, { action: 'application_moved' }))
    expect(entry).toEqual({
      id: expect.any(String),
      at: expect.any(Date),
      actor: 'staff',
      staff_id: nia.id,
      staff_name: 'Nía Öztürk',
      action: 'application_moved',
      subject_kind: 'application',
      subject_id: subject[1],
      fields: ['status'],
      before: { status: 'submitted' },
      after: { status: 'in_review' },
    })
  })

  test('survives the deletion of its author’s account', async () => {
    const gone = await makeStaff(database.store, 'coordinator', 'Gone Tomorrow')
    await writeAudit(database.store, byStaff(gone), 'file_opened', subject, { fields: ['resume'] })
    await database.store.db.deleteFrom('staff_user').where('id', '=', gone.id).execute()
    expect(await found({ staff: gone.id })).toEqual(['file_opened'])
  })
})

describe('the audit is searched, the newest first,', () => {
  test.each([
    ['by who', () => ({ staff: nia.id }), ['application_moved']],
    ['by what', () => ({ action: 'application_edited' }), ['application_edited']],
    ['by subject', () => ({ subject: other[1] }), ['application_erased']],
    ['by a name, without its accents', () => ({ search: 'nia OZTURK' }), ['application_moved']],
    ['by a field', () => ({ search: 'phone' }), ['application_edited']],
    ['by a value', () => ({ search: 'in_review' }), ['application_moved']],
    ['by days that have passed', () => ({ from: '2020-01-01', to: '2020-12-31' }), []],
    ['by wildcards as literal characters', () => ({ search: '%%%' }), []],
  ])('%s', async (_, query, actions) => {
    expect(await found(query())).toEqual(actions)
  })

  test('by today’s date, and in pages', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const all = await searchAudit(database.store, v.parse(auditQuery, { from: today, to: today }))
    const paged: string[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await searchAudit(
        database.store,
        v.parse(auditQuery, { size: '1', ...(cursor && { cursor }) }),
      )
      if (page.length === 0) break
      paged.push(...page.map(({ id }) => id))
      cursor = page.at(-1)?.id
    }
    expect(paged).toEqual(all.map(({ id }) => id))
    expect(paged.length).toBeGreaterThanOrEqual(3)
  })
})
