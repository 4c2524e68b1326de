import type { Database } from '../database.ts'

/** Cached pages and browsers refer to stylesheets of recent changes only. */
const mostChanges = 20

/** The colours that the brand had before and after its latest changes. */
export async function listEarlierColours({ db }: Database): Promise<string[]> {
  const changes = await db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('subject_kind', '=', 'settings')
    .where('action', '=', 'brand_changed')
    .orderBy('id', 'desc')
    .limit(mostChanges)
    .execute()
  const facts = changes.flatMap(({ before, after }) => [before, after])
  return facts.flatMap((one) => [one?.colour, one?.accent]).filter((colour) => typeof colour === 'string')
}
