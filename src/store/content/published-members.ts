import { sql } from 'kysely'
import { partnerKinds } from '../../domain/content/member-groups.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'
import { entriesOf, findEntry, listInOrder } from './illustrated-entries.ts'

export type Member = Awaited<ReturnType<typeof listMembers>>[number]

const members = entriesOf('member', ['kind', 'name', 'role', 'institution', 'biography'])

/** Published members of all bodies, each body in the editors' order. */
export const listMembers = (database: Database, locale: Locale) =>
  listInOrder(members.published(database, locale), locale)

/** Includes drafts. */
export const findMember = (database: Database, id: string, locale: Locale) =>
  findEntry(members.alsoDrafts(database, locale).where('id', '=', id), locale)

export type Partner = Awaited<ReturnType<typeof listPartners>>[number]

const partners = entriesOf('partner', ['kind', 'name', 'address', 'description'])

/** Published partners by what they bring, each kind in the editors' order. */
export const listPartners = (database: Database, locale: Locale) => {
  const kinds = sql`array_position(${[...partnerKinds]}::text[], kind)`
  return listInOrder(partners.published(database, locale).orderBy(kinds), locale)
}

/** Includes drafts. */
export const findPartner = (database: Database, id: string, locale: Locale) =>
  findEntry(partners.alsoDrafts(database, locale).where('id', '=', id), locale)

/** The groups of people and partners with at least one published entry. */
export async function listShownGroups({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    SELECT kind FROM profile WHERE status = 'published'
    UNION SELECT kind FROM member WHERE status = 'published'
    UNION SELECT kind FROM partner WHERE status = 'published'`.execute(db)
  return rows.map(({ kind }) => kind)
}
