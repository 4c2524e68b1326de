import type { Store } from '../open-store.ts'
import { withPicture } from './pictures.ts'

export type Profile = Awaited<ReturnType<typeof listProfiles>>[number]

export async function listProfiles({ db }: Store, kind: 'expert' | 'trainer', most: number | null = null) {
  const rows = await people(db)
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .orderBy('position')
    .orderBy('slug')
    .limit(most)
    .execute()
  return rows.map(withPicture)
}

/** Includes drafts. */
export async function findProfile({ db }: Store, id: string) {
  const row = await people(db).select(['kind', 'status']).where('id', '=', id).executeTakeFirst()
  return row && withPicture(row)
}

const people = (db: Store['db']) =>
  db
    .selectFrom('profile')
    .leftJoin('picture', 'picture.key', 'picture_key')
    .select(['id', 'slug', 'name', 'role', 'country', 'quote', 'biography', 'is_sample'])
    .select(['picture_key', 'image_alt', 'width', 'height'])
