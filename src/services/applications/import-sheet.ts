import { isUuid } from '../../domain/api/uuid.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type AuditAction, type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import { findSheet, takeSheet } from '../../store/applications/import-sheets.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { type JudgedSheet, judgeSheet, type ReadSheet, readSheet } from './judge-sheet.ts'
import { type Entry, saveEntries } from './save-entries.ts'

export type DryRun = JudgedSheet &
  Pick<ReadSheet, 'columns'> & {
    id: string
    kind: ApplicationKind
    name: string
    file_sha256: string
    /** Duration until all mails are sent. */
    minutes: number
  }

/** One mail every two seconds, so that mail servers do not treat us as spam. */
const betweenMailsMs = 2000

const atOnce = 500

export async function previewImport(store: Store, staff: Regional, id: string): Promise<Outcome<DryRun>> {
  const found = isUuid(id) ? await findSheet(store, id) : undefined
  const read = found && readSheet(found.kind, found.content)
  if (!found || !read?.ok) return refuse('not_found')
  const judged = await judgeSheet(store, staff, read.value)
  const minutes = Math.ceil((judged.counts.new * betweenMailsMs) / 60_000)
  const { kind, name, digest } = found
  const file_sha256 = digest.toString('hex')
  return done({ ...judged, columns: read.value.columns, id, kind, name, file_sha256, minutes })
}

/** Executes the plan of the dry run as a whole. New people become entries on behalf, to be confirmed; `locale` applies to rows without a language. */
export async function importSheet(
  store: Store,
  staff: Author & Regional,
  { id, plan, locale }: { id: string; plan: string; locale: Locale },
): Promise<Outcome<{ entered: number; kind: ApplicationKind }>> {
  const preview = await previewImport(store, staff, id)
  if (!preview.ok) return preview
  const { kind, rows, counts, file_sha256 } = preview.value
  if (preview.value.plan !== plan) return refuse('version_conflict')
  const entries = rows.flatMap(({ email, locale: said, verdict }): Entry[] =>
    verdict.is === 'new'
      ? [{ kind, source: 'import', email, answers: verdict.answers, locale: said ?? locale }]
      : [],
  )
  const spread = entries.map((entry, index) => ({ ...entry, heldMs: index * betweenMailsMs }))
  return transaction(store, async (database) => {
    if (!(await takeSheet(database, id))) return refuse('not_found')
    for (let from = 0; from < spread.length; from += atOnce) {
      await saveEntries(database, staff, spread.slice(from, from + atOnce))
    }
    await writeAudit(database, byStaff(staff), actions[kind], ['application_list'], {
      after: { file_sha256, ...counts },
    })
    return done({ entered: entries.length, kind })
  })
}

const actions = {
  expert: 'experts_imported',
  hospital: 'hospitals_imported',
  trainer: 'trainers_imported',
} as const satisfies Record<ApplicationKind, AuditAction>

/** Deletes a file before its import. Idempotent. */
export async function dropSheet(store: Store, id: string): Promise<void> {
  if (isUuid(id)) await takeSheet(store, id)
}
