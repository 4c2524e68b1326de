import { isUuid } from '../../domain/api/uuid.ts'
import type { ContentKind, ContentStatus } from '../../domain/content/content-kinds.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { TranslatedLocale } from '../../domain/messages/translation.ts'
import type { Database } from '../database.ts'
import { tables } from './written-content.ts'

export type Translation = NonNullable<Awaited<ReturnType<typeof findTranslation>>>

/** The text that it is a translation of. */
const ownerOf = (kind: ContentKind) => `${tables[kind]}_id` as 'story_id'

const columns = ['id', 'locale', 'answers', 'status', 'original_version', 'version'] as const

export async function findTranslation(
  { db }: Database,
  kind: ContentKind,
  id: string,
  locale: TranslatedLocale,
) {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('content_translation')
    .select(columns)
    .where(ownerOf(kind), '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst()
}

/** Translations without their words: of one text, or of all texts of a kind. */
export async function listTranslations({ db }: Database, kind: ContentKind, id?: string) {
  const owner = ownerOf(kind)
  const rows = await db
    .selectFrom('content_translation')
    .select(['locale', 'status', 'original_version', `${owner} as of`])
    .where(owner, 'is not', null)
    .$if(id !== undefined, (query) => query.where(owner, '=', id as string))
    .execute()
  return rows.map((row) => ({ ...row, of: String(row.of) }))
}

/** The answers of all translations of a text. */
export async function listTranslatedAnswers({ db }: Database, kind: ContentKind, id: string) {
  const rows = await db
    .selectFrom('content_translation')
    .select('answers')
    .where(ownerOf(kind), '=', id)
    .execute()
  return rows.map(({ answers }) => answers)
}

type NewTranslation = {
  locale: TranslatedLocale
  answers: Answers
  original_version: number
  status?: ContentStatus
}

export async function insertTranslations(
  { db }: Database,
  kind: ContentKind,
  translations: readonly (NewTranslation & { of: string })[],
): Promise<void> {
  if (translations.length === 0) return
  await db
    .insertInto('content_translation')
    .values(translations.map(({ of, ...translation }) => ({ ...translation, [ownerOf(kind)]: of })))
    .execute()
}

type Change = Partial<Omit<NewTranslation, 'locale'> & { version: number }>

export async function updateTranslation({ db }: Database, id: string, change: Change): Promise<void> {
  await db.updateTable('content_translation').set(change).where('id', '=', id).execute()
}

export async function deleteTranslation({ db }: Database, id: string): Promise<void> {
  await db.deleteFrom('content_translation').where('id', '=', id).execute()
}

/** Keeps translations up to date after a new version of the original with the same words. */
export async function carryTranslations(
  { db }: Database,
  kind: ContentKind,
  id: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await db
    .updateTable('content_translation')
    .set({ original_version: to })
    .where(ownerOf(kind), '=', id)
    .where('original_version', '=', from)
    .execute()
}
