import type { Store } from '../open-store.ts'

/** What some applicants have answered. */
export function readAnswers({ db }: Pick<Store, 'db'>, ids: readonly string[]) {
  return db
    .selectFrom('application')
    .select(['id', 'kind', 'number', 'status', 'answers', 'version', 'updated_at'])
    .where('id', 'in', [...ids, '00000000-0000-0000-0000-000000000000'])
    .execute()
}
