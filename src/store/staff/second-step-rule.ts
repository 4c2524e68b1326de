import { sql } from 'kysely'
import type { SecondStepRule } from '../../domain/staff/second-step.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

export async function findSecondStepRule({ db }: Database): Promise<SecondStepRule> {
  const row = await db
    .selectFrom('second_step_rule')
    .select(['administrators_from', 'others_from'])
    .executeTakeFirst()
  return {
    administratorsFrom: row?.administrators_from ?? undefined,
    othersFrom: row?.others_from ?? undefined,
  }
}

export async function lockSecondStepRule(database: Database): Promise<SecondStepRule> {
  await sql`LOCK TABLE second_step_rule IN SHARE ROW EXCLUSIVE MODE`.execute(database.db)
  return findSecondStepRule(database)
}

export async function saveSecondStepRule({ db }: Database, rule: SecondStepRule): Promise<void> {
  const row = { ...columnsOf(rule), changed_at: now }
  await db
    .insertInto('second_step_rule')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute()
}

/** Does not overwrite an existing rule. False if there was one. */
export async function beginSecondStepRule({ db }: Database, rule: SecondStepRule): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_step_rule')
    .values(columnsOf(rule))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const columnsOf = ({ administratorsFrom, othersFrom }: SecondStepRule) => ({
  administrators_from: administratorsFrom ?? null,
  others_from: othersFrom ?? null,
})
