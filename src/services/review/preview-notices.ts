import { randomUUID } from 'node:crypto'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { endingsBy } from '../../domain/matching/endings.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import { type Application, changeApplication, lockApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { listMailsOfTransaction } from '../../store/mail/queued-now.ts'
import type { Store } from '../../store/open-store.ts'
import { limitLockWait, transaction } from '../../store/postgres/transaction.ts'
import { textOfLetter } from '../mail/letter-text.ts'
import { cancelHeldActs } from '../matching/cancel-held-acts.ts'
import { closeMatches } from '../matching/close-matches.ts'
import { whyOutside } from '../staff/judge-regions.ts'
import type { FoundEnding } from './ending-matches.ts'

/** An application whose move ends matches. */
export type Ending = { application: Application; ends: readonly FoundEnding[] }

/** A mail to the other side of a match that ends. */
export type Notice = { to: string; locale: string; subject: string; text: string }

type Notices = { notices: Notice[]; hidden_notices: number }

/**
 * The notices of each move, by application. All moves are tried in one transaction, because what a hospital is told
 * depends on those before: of two experts who leave a shortlist of two, only the second empties it.
 */
export async function previewNotices(
  store: Store,
  staff: Author & Regional,
  ending: readonly Ending[],
  to: ApplicationStatus,
): Promise<ReadonlyMap<string, Notices>> {
  const notices = new Map<string, Notices>()
  if (ending.length === 0) return notices
  // `ok: false` rolls back.
  await transaction(store, async (trx) => {
    await limitLockWait(trx)
    const known = new Set<string>()
    for (const { application, ends } of ending) {
      await end(trx, staff, application, to)
      const mails = (await listMailsOfTransaction(trx)).filter(({ id }) => !known.has(id))
      for (const { id } of mails) known.add(id)
      notices.set(application.id, noticesTo(staff, mails, ends))
    }
    return { ok: false }
  })
  return notices
}

async function end(trx: Database, staff: Author, { id }: Application, to: ApplicationStatus): Promise<void> {
  const endings = endingsBy(to)
  const found = endings && (await lockApplication(trx, id))
  if (!found) return
  const before = await cancelHeldActs(trx, found)
  await changeApplication(trx, id, { status: to })
  await closeMatches(trx, before, { actor: 'staff', ...staff }, { batchId: randomUUID(), endings })
}

function noticesTo(
  staff: Regional,
  mails: Awaited<ReturnType<typeof listMailsOfTransaction>>,
  ends: readonly FoundEnding[],
): Notices {
  const isShown = (applicationId: string | null) => {
    const other = ends.find((one) => one.other.id === applicationId)?.other
    return other !== undefined && !whyOutside(staff, other, 'read')
  }
  const shown = mails.filter(({ application_id }) => isShown(application_id))
  return {
    notices: shown.map(({ recipient, locale, letter }) => ({
      to: recipient,
      locale,
      subject: letter.subject,
      text: textOfLetter(letter),
    })),
    hidden_notices: mails.length - shown.length,
  }
}
