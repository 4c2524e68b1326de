import { type ContentKind, contentKinds } from '../../domain/content/content-kinds.ts'
import { type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { type Author, byStaff, type Doer } from '../../domain/staff/audit.ts'
import { markPublished } from '../../store/content/content-revisions.ts'
import { findWritten, lockContent, updateWritten, type Written } from '../../store/content/written-content.ts'
import type { Database } from '../../store/database.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { judgeContent } from './judge-content.ts'

/** Refuses incomplete texts, and profiles without consent. */
export function publishContent(database: Database, kind: ContentKind, id: string, staff: Author) {
  return changeWritten(database, kind, id, (trx, written) => publish(trx, kind, written, byStaff(staff)))
}

/** Back to a draft, under the same address. */
export function unpublishContent(database: Database, kind: ContentKind, id: string, staff: Author) {
  return changeWritten(database, kind, id, async (trx, written) => {
    await unpublish(trx, kind, written, byStaff(staff))
    return succeeded
  })
}

/** Call with the content lock. */
export async function publish(database: Database, kind: ContentKind, written: Written, doer: Doer) {
  const judged = judgeComplete(kind, written)
  if (!judged.ok) return judged
  const now = new Date()
  const day = now.toISOString().slice(0, 10)
  const first = kind === 'news' ? { published_on: day } : { published_at: now }
  const { id, version } = written
  await updateWritten(database, kind, id, {
    status: 'published',
    publish_at: null,
    ...(written.published_at ? {} : first),
  })
  await markPublished(database, kind, id, version)
  await writeAudit(database, doer, 'content_published', [kind, id], {
    before: { status: written.status },
    after: { status: 'published', version },
  })
  return succeeded
}

/** Call with the content lock; also removes the schedule. */
export async function unpublish(database: Database, kind: ContentKind, { id, status }: Written, doer: Doer) {
  await updateWritten(database, kind, id, { status: 'draft', publish_at: null, unpublish_at: null })
  await writeAudit(database, doer, 'content_unpublished', [kind, id], {
    before: { status },
    after: { status: 'draft' },
  })
}

export function judgeComplete(kind: ContentKind, written: Written) {
  const { picture_key: picture, is_sample: isSample } = written
  return judgeContent(kind, { answers: answersOf(kind, written), picture, isComplete: true, isSample })
}

export function answersOf(kind: ContentKind, written: Written) {
  const names = Object.keys(contentKinds[kind].form.fields)
  return Object.fromEntries(names.map((name) => [name, written[name] ?? undefined]))
}

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
