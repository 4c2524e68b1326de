import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Owned } from './find-traces.ts'

/**
 * Rows that belong to an address. An application belongs to the address that its PIN proves, not to the one in its
 * answers.
 */
export async function findOwned({ db }: Database, address: string): Promise<Owned> {
  const list = async (ids: RawBuilder<{ id: string }>) => (await ids.execute(db)).rows.map(({ id }) => id)
  return {
    address,
    application: await list(sql`
      SELECT id FROM application LEFT JOIN edit_link ON application_id = id
      WHERE coalesce(pin_sent_to, email) = ${address} ORDER BY id`),
    contact_message: await list(sql`SELECT id FROM contact_message WHERE email = ${address} ORDER BY id`),
    draft: await list(sql`SELECT id FROM draft WHERE email = ${address} ORDER BY id`),
  }
}

/** Serialises export and erasure of an address until the transaction ends. */
export async function lockPerson({ db }: Database, owned: Pick<Owned, 'address'>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${owned.address}, 29))`.execute(db)
}

/** Lock the links first and in order to avoid a deadlock. */
export async function lockLinks({ db }: Database, { application }: Owned): Promise<void> {
  await sql`SELECT FROM edit_link WHERE application_id = ANY (${[...application]}::uuid[])
    ORDER BY application_id FOR UPDATE`.execute(db)
}

/** Search terms for a person: full names and references. */
export async function findNames({ db }: Database, owned: Owned): Promise<string[]> {
  const { rows } = await sql<{ name: string | null }>`
    SELECT coalesce(nullif(answers ->> 'contact_person', ''), name) AS name FROM application
      WHERE id = ANY (${[...owned.application]}::uuid[])
    UNION SELECT answers ->> 'name' FROM contact_message WHERE id = ANY (${[...owned.contact_message]}::uuid[])
    UNION SELECT concat_ws(' ', answers ->> 'name', answers ->> 'surname') FROM draft
      WHERE id = ANY (${[...owned.draft]}::uuid[])
    UNION SELECT name FROM staff_user WHERE lower(email) = ${owned.address}`.execute(db)
  return rows.flatMap(({ name }) => (name && isWhole(name.trim()) ? [name.trim()] : []))
}

/** Single names are too common to search for. */
const isWhole = (name: string) => /\S\s+\S/.test(name) && name.length >= 5
