import type { Letter } from '../../domain/mail/letter.ts'
import { paths } from '../../domain/paths.ts'
import type { Database } from '../../store/database.ts'
import { readdressMails } from '../../store/mail/mail-queue.ts'
import { lockUnsentMails } from '../../store/mail/unsent-mails.ts'

/** Call before the application gets its new address: mails that have not left yet go there, too. */
export async function followAddress(trx: Database, applicationId: string, email: string): Promise<void> {
  const mails = await lockUnsentMails(trx, applicationId)
  const following = mails.filter(({ letter }) => !offersToKeep(letter))
  await readdressMails(
    trx,
    following.map(({ id }) => id),
    email,
  )
}

/** The mail that tells the former address of the change, and lets it cancel it. */
const offersToKeep = ({ parts }: Letter) =>
  parts.some((part) => part.kind === 'link' && part.href.includes(`${paths.keepEmail()}?`))
