import {
  judgeLengths,
  type Lengths,
  type PeriodName,
  periodNames,
} from '../../domain/privacy/retention-periods.ts'
import { done, type Outcome } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { bumpContentVersion } from '../../store/content/content-version.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { countExpired, type ExpiredApplication, listExpired } from '../../store/privacy/preview-expiry.ts'
import {
  lockRetentionPeriods,
  readRetentionPeriods,
  saveRetentionPeriods,
} from '../../store/privacy/retention-periods.ts'
import { type Gone, listRuns } from '../../store/privacy/retention-runs.ts'
import { writeAudit } from '../../store/staff/audit.ts'

/** Dry run of the nightly deletion. */
export type DryRun = { counts: Gone; applications: ExpiredApplication[] }

export type TypedLengths = Readonly<Record<PeriodName, string>>

const listed = 100
const lastRuns = 14

export async function readRetention(store: Store) {
  const lengths = await readRetentionPeriods(store)
  return { lengths, dryRun: await dryRun(store, lengths), runs: await listRuns(store, lastRuns) }
}

export async function tryRetention(store: Store, typed: TypedLengths): Promise<Outcome<DryRun>> {
  const judged = judgeLengths(typed)
  return judged.ok ? done(await dryRun(store, judged.value)) : judged
}

/** Takes effect at the next nightly run. */
export async function changeRetention(store: Store, staff: Author, typed: TypedLengths) {
  const judged = judgeLengths(typed)
  if (!judged.ok) return judged
  return transaction(store, async (trx) => {
    const before = await lockRetentionPeriods(trx)
    const after = judged.value
    const changed = periodNames.filter((name) => before[name] !== after[name])
    if (changed.length > 0) {
      await saveRetentionPeriods(trx, only(changed, after))
      await bumpContentVersion(trx)
      await writeAudit(trx, byStaff(staff), 'retention_changed', ['retention'], {
        before: only(changed, before),
        after: only(changed, after),
      })
    }
    return done({ changed })
  })
}

async function dryRun(store: Store, lengths: Lengths): Promise<DryRun> {
  const counts = await countExpired(store, lengths)
  return { counts, applications: await listExpired(store, lengths, listed) }
}

function only(names: readonly PeriodName[], lengths: Lengths): Partial<Lengths> {
  return Object.fromEntries(names.map((name) => [name, lengths[name]]))
}
