import { isUuid } from '../../domain/api/uuid.ts'
import type { ContentKind } from '../../domain/content/content-kinds.ts'
import type { Database } from '../database.ts'
import { type Columns, tables } from './written-content.ts'

export type Revision = Awaited<ReturnType<typeof listRevisions>>[number]

/** The text that it is a version of. */
const ownerOf = (kind: ContentKind) => `${tables[kind]}_id` as 'story_id'

type NewRevision = {
  id: string
  version: number
  savedBy: string | null
  isPublished: boolean
  answers: Columns
  picture: string | null
}

/** Existing versions stay unchanged. */
export async function insertRevision({ db }: Database, kind: ContentKind, revision: NewRevision) {
  const { id, version, savedBy, isPublished, answers, picture } = revision
  await db
    .insertInto('content_revision')
    .values({
      [ownerOf(kind)]: id,
      version,
      saved_by: savedBy,
      was_published: isPublished,
      answers,
      picture_key: picture,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function markPublished({ db }: Database, kind: ContentKind, id: string, version: number) {
  await db
    .updateTable('content_revision')
    .set({ was_published: true })
    .where(ownerOf(kind), '=', id)
    .where('version', '=', version)
    .execute()
}

export async function listRevisions({ db }: Database, kind: ContentKind, id: string) {
  if (!isUuid(id)) return []
  return db
    .selectFrom('content_revision')
    .select(['version', 'saved_at', 'saved_by', 'was_published'])
    .where(ownerOf(kind), '=', id)
    .orderBy('version', 'desc')
    .execute()
}

export async function findRevision({ db }: Database, kind: ContentKind, id: string, version: number) {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('content_revision')
    .select(['version', 'saved_at', 'saved_by', 'was_published', 'answers', 'picture_key'])
    .where(ownerOf(kind), '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** Deletes all but the newest `most` versions, and returns their pictures. */
export async function dropRevisions({ db }: Database, kind: ContentKind, id: string, most: number) {
  return db
    .deleteFrom('content_revision')
    .where('id', 'in', (inside) =>
      inside
        .selectFrom('content_revision')
        .select('id')
        .where(ownerOf(kind), '=', id)
        .orderBy('version', 'desc')
        .offset(most),
    )
    .returning(['answers', 'picture_key'])
    .execute()
}
