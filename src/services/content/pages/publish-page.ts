import type { PageText } from '../../../domain/content/pages/page-text.ts'
import { kindOfTerms } from '../../../domain/privacy/terms-pages.ts'
import { done, type Outcome, refuse, succeeded } from '../../../domain/refusals.ts'
import { type Author, byStaff, type Doer } from '../../../domain/staff/audit.ts'
import {
  findPageText,
  listDuePages,
  markPagePublished,
  updatePageText,
  type WhichPage,
  type WrittenPage,
} from '../../../store/content/page-texts.ts'
import { lockContent } from '../../../store/content/written-content.ts'
import type { Database } from '../../../store/database.ts'
import type { Store } from '../../../store/open-store.ts'
import { transaction } from '../../../store/postgres/transaction.ts'
import { addTermsVersion } from '../../../store/privacy/terms-versions.ts'
import { writeAudit } from '../../../store/staff/audit.ts'
import { faultsOf, type Plan, timeOf } from '../content-plan.ts'

/** Changes one page in a transaction that holds the lock on content. */
export function changePage<T>(
  database: Database,
  which: WhichPage,
  change: (trx: Database, written: WrittenPage) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return transaction(database, async (trx) => {
    await lockContent(trx)
    const written = await findPageText(trx, which)
    return written ? change(trx, written) : refuse('not_found')
  })
}

/** Call with the content lock: visitors read the words that were saved last. */
export async function publishPage(database: Database, written: WrittenPage, doer: Doer): Promise<void> {
  const { id, words, version, locale } = written
  if (!words) return
  await updatePageText(database, id, { shown: words, shown_version: version, publish_at: null })
  await markPagePublished(database, id, version)
  await putTermsInForce(database, written, words)
  await writeAudit(database, doer, 'content_published', ['page', id], {
    before: { version: written.shown_version },
    after: { locale, version },
  })
}

/** Call with the content lock: visitors read the delivered text, or English in another language; the own words stay. */
async function unpublishPage(database: Database, written: WrittenPage, doer: Doer): Promise<void> {
  const { id, locale, shown_version } = written
  const nothing = { shown: null, shown_version: null, publish_at: null, unpublish_at: null }
  await updatePageText(database, id, nothing)
  await putTermsInForce(database, written, null)
  await writeAudit(database, doer, 'content_unpublished', ['page', id], {
    before: { version: shown_version },
    after: { locale },
  })
}

/** Other words of the terms ask for a new consent; a translation does not, since the English text binds. */
export async function putTermsInForce(
  database: Database,
  { page, locale }: WrittenPage,
  words: PageText | null,
) {
  const kind = kindOfTerms(page)
  if (kind && locale === 'en') await addTermsVersion(database, kind, words)
}

export const takeDownPage = (store: Store, which: WhichPage, staff: Author) =>
  changePage(store, which, async (trx, written) => {
    await unpublishPage(trx, written, byStaff(staff))
    return succeeded
  })

/** Schedules publication of what is saved last, and the day when visitors no longer read it. */
export async function planPage(database: Database, written: WrittenPage, plan: Plan, staff: Author) {
  const isShown = written.shown_version === written.version
  const times = {
    publish_at: isShown ? null : timeOf(plan.publish_at),
    unpublish_at: timeOf(plan.unpublish_at),
  }
  const errors = faultsOf(times, written.shown !== null)
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  const { id, publish_at, unpublish_at } = written
  await updatePageText(database, id, times)
  await writeAudit(database, byStaff(staff), 'content_scheduled', ['page', id], {
    before: { publish_at, unpublish_at },
    after: times,
  })
  return done(times)
}

const schedule: Doer = { actor: 'system' }

export async function publishDuePages(store: Store): Promise<void> {
  if ((await listDuePages(store)).length === 0) return
  await transaction(store, async (trx) => {
    await lockContent(trx)
    for (const written of await listDuePages(trx)) {
      if (written.publish_at) await publishPage(trx, written, schedule)
      else await unpublishPage(trx, written, schedule)
    }
  })
}
