import type { Database } from '../../store/database.ts'
import { countMailTo, type NewMail, queueMail } from '../../store/mail/outbox.ts'

const hour = 3_600_000
const mostAnHour = 3

/** Skips receipts beyond the limit, so that our forms cannot flood a mailbox. */
export async function queueReceipt(database: Database, receipt: NewMail): Promise<void> {
  if ((await countMailTo(database, receipt.to, hour)) < mostAnHour) await queueMail(database, receipt)
}
