import { sql } from 'kysely'
import { partnerKinds } from '../../domain/content/member-groups.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Store } from '../open-store.ts'
import { alsoDrafts, inLanguage, published, translatedInto } from './in-language.ts'
import { pictureColumns, withPicture } from './pictures.ts'

export type Member = Awaited<ReturnType<typeof listMembers>>[number]

/** Published members of all bodies, each body in the editors' order. */
export async function listMembers({ db }: Store, locale: Locale) {
  const rows = await members(db, locale, published)
    .where('status', '=', 'published')
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map((row) => withPicture(inLanguage(row, locale)))
}

/** Includes drafts. */
export async function findMember({ db }: Store, id: string, locale: Locale) {
  const row = await members(db, locale, alsoDrafts).select('status').where('id', '=', id).executeTakeFirst()
  return row && withPicture(inLanguage(row, locale))
}

const members = (db: Store['db'], locale: Locale, translations: typeof published) =>
  db
    .selectFrom('member')
    .leftJoin('picture', 'picture.key', 'picture_key')
    .select(['id', 'slug', 'kind', 'name', 'role', 'institution', 'biography', 'is_sample'])
    .select(pictureColumns)
    .select(translatedInto(locale, 'member', translations).as('translated'))

export type Partner = Awaited<ReturnType<typeof listPartners>>[number]

/** Published partners by what they bring, each kind in the editors' order. */
export async function listPartners({ db }: Store, locale: Locale) {
  const rows = await partners(db, locale, published)
    .where('status', '=', 'published')
    .orderBy(sql`array_position(${[...partnerKinds]}::text[], kind)`)
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map((row) => withPicture(inLanguage(row, locale)))
}

/** Includes drafts. */
export async function findPartner({ db }: Store, id: string, locale: Locale) {
  const row = await partners(db, locale, alsoDrafts).select('status').where('id', '=', id).executeTakeFirst()
  return row && withPicture(inLanguage(row, locale))
}

const partners = (db: Store['db'], locale: Locale, translations: typeof published) =>
  db
    .selectFrom('partner')
    .leftJoin('picture', 'picture.key', 'picture_key')
    .select(['id', 'slug', 'kind', 'name', 'address', 'description', 'is_sample'])
    .select(pictureColumns)
    .select(translatedInto(locale, 'partner', translations).as('translated'))

/** The groups of people and partners with at least one published entry. */
export async function listShownGroups({ db }: Store): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    SELECT kind FROM profile WHERE status = 'published'
    UNION SELECT kind FROM member WHERE status = 'published'
    UNION SELECT kind FROM partner WHERE status = 'published'`.execute(db)
  return rows.map(({ kind }) => kind)
}
