import { type SelectQueryBuilder, type SelectType, sql } from 'kysely'
import type { ContentStatus } from '../../domain/content/content-kinds.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { alsoDrafts, inLanguage, published, translatedInto } from './in-language.ts'
import { type Joined, pictureColumns, withPicture } from './pictures.ts'

/** Their entries have a picture, and a position that editors choose. */
type Table = 'story' | 'profile' | 'member' | 'partner'

type Common = { id: string; slug: string; is_sample: boolean; translated: Answers | null } & Joined

type Entry<From extends Table, Column extends keyof DB[From]> = Common & {
  [Name in Column]: SelectType<DB[From][Name]>
}

type Query<From extends Table, Row> = SelectQueryBuilder<DB, From, Row>

/** Queries for the entries of a kind: these columns, the picture and the words of a translation. */
export function entriesOf<From extends Table, Column extends keyof DB[From]>(
  table: From,
  columns: readonly Column[],
) {
  type Row = Entry<From, Column>

  const query = (database: Database, locale: Locale, translations: readonly ContentStatus[]) =>
    database.db
      .selectFrom(table as 'story') // which of them it is does not matter to the columns named here
      .leftJoin('picture', 'picture.key', 'picture_key')
      .select(['id', 'slug', 'is_sample'])
      .select(columns as readonly unknown[] as readonly 'title'[])
      .select(pictureColumns)
      .select(translatedInto(locale, table, translations).as('translated'))

  return {
    all(...reader: Parameters<typeof query>) {
      return query(...reader) as unknown as Query<From, Row>
    },
    published(database: Database, locale: Locale) {
      const found = query(database, locale, published).where('status', '=', 'published')
      return found as unknown as Query<From, Row>
    },
    /** Includes drafts of entries and of translations. */
    alsoDrafts(database: Database, locale: Locale) {
      const found = query(database, locale, alsoDrafts).select('status')
      return found as unknown as Query<From, Row & { status: ContentStatus }>
    },
  }
}

/** As readers see them, in the editors' order. */
export async function listInOrder<From extends Table, Row extends Common>(
  query: Query<From, Row>,
  locale: Locale,
) {
  const rows = await query.orderBy(sql`position`).orderBy(sql`slug`).execute()
  return rows.map((row) => withPicture(inLanguage(row as Row, locale)))
}

export async function findEntry<Row extends Common>(
  query: { executeTakeFirst(): Promise<Row | undefined> },
  locale: Locale,
) {
  const row = await query.executeTakeFirst()
  return row && withPicture(inLanguage(row, locale))
}
