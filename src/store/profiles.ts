import type { Store } from './open-store.ts'

export type Profile = Awaited<ReturnType<typeof listProfiles>>[number]

export function listProfiles({ db }: Store, kind: 'expert' | 'trainer', most: number | null = null) {
  return db
    .selectFrom('profile')
    .select(['id', 'slug', 'name', 'role', 'country', 'quote', 'biography', 'is_sample'])
    .select(['image_url', 'image_alt'])
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .orderBy('position')
    .orderBy('slug')
    .limit(most)
    .execute()
}
