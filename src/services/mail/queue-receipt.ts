import type { Database } from '../../store/database.ts'
import { countMailTo, type NewMail, queueMail } from '../../store/mail/outbox.ts'

const hour = 3_600_000
const mostAnHour = 3

/** Who types a stranger's address into our forms again and again fills no letter box: later receipts are left out. */
export async function queueReceipt(database: Database, receipt: NewMail): Promise<void> {
  if ((await countMailTo(database, receipt.to, hour)) < mostAnHour) await queueMail(database, receipt)
}
