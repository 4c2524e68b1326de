import type { ContentKind } from '../../domain/content/content-kinds.ts'
import { type Outcome, refuse } from '../../domain/refusals.ts'
import { findWritten, lockContent, type Written } from '../../store/content/written-content.ts'
import type { Database } from '../../store/database.ts'
import { transaction } from '../../store/postgres/transaction.ts'

/** Changes one entry in a transaction that holds the lock on content. */
export function changeWritten<T>(
  database: Database,
  kind: ContentKind,
  id: string,
  change: (trx: Database, written: Written) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return transaction(database, async (trx) => {
    await lockContent(trx)
    const written = await findWritten(trx, kind, id)
    return written ? change(trx, written) : refuse('not_found')
  })
}
