import { isUuid } from '../../domain/api/uuid.ts'
import { judgeProblem } from '../../domain/mail/mail-problem.ts'
import type { MailQuery } from '../../domain/mail/mail-query.ts'
import { done, type Outcome, refuse, type ValueOf } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import { showMail } from '../../mail/render/draw-mail.ts'
import { fileOfMail } from '../../mail/transport/folder-transport.ts'
import { removeFailedSecret, retryFailedMail } from '../../store/mail/mail-queue.ts'
import { findMail, listOutbox } from '../../store/mail/outbox.ts'
import { countUnsentMail } from '../../store/mail/unsent-mails.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { cutPage, readCursor } from '../review/cursor.ts'
import { readLogo } from '../settings/read-logo.ts'

export type OutboxPage = Awaited<ReturnType<typeof listMails>>

const size = 25

/** An invalid cursor starts at the beginning. */
export async function listMails(store: Store, staff: Regional, { cursor, ...filter }: MailQuery) {
  const after = (cursor && readCursor(cursor, 'time')) || undefined
  const [found, counts] = await Promise.all([
    listOutbox(store, staff, filter, { after, atMost: size + 1 }),
    countUnsentMail(store, staff),
  ])
  return { ...cutPage(found, size), counts }
}

export type Outlet = {
  site: URL
  /** Whether mails are files in the data folder, because there is no mail server. */
  mailsAreFiles: boolean
}

export type ReadMail = ValueOf<typeof readMail>

/** A mail with its plain text; without the text of a secret one. */
export async function readMail(store: Store, { site, mailsAreFiles }: Outlet, id: string) {
  const mail = isUuid(id) ? await findMail(store, id) : undefined
  if (!mail) return refuse('not_found')
  const { letter, problem, ...facts } = mail
  const registry = await findRegistryFacts(store)
  return done({
    ...facts,
    text: letter && showMail({ ...mail, letter, registry }, site).text,
    problem: problem === null ? null : { kind: judgeProblem(problem), words: problem },
    file: mailsAreFiles && facts.state === 'sent' ? `mail/${fileOfMail(id, facts.queued_at)}` : null,
  })
}

export async function readMailAsPage(store: Store, site: URL, id: string): Promise<Outcome<string>> {
  const mail = await findMail(store, id)
  if (!mail?.letter) return refuse('not_found')
  const registry = await findRegistryFacts(store)
  return done(
    showMail({ ...mail, letter: mail.letter, registry }, site, await readLogo(store, registry)).html,
  )
}

/** Retries one failed mail, or all; returns their number. */
export async function retryMails(
  store: Store,
  staff: Author & Regional,
  id?: string,
): Promise<Outcome<number>> {
  if (id !== undefined && !isUuid(id)) return refuse('not_found')
  return transaction(store, async (trx) => {
    const count = await retryFailedMail(trx, staff, id)
    if (count === 0) return refuse('wrong_status')
    await writeAudit(trx, byStaff(staff), 'mail_retried', ['mail', id], { after: { count } })
    return done(count)
  })
}

/** Deletes a failed mail whose secret text is gone, so that it cannot be sent again; leaves other mails alone. */
export async function removeMail(store: Store, staff: Author, id: string): Promise<void> {
  if (!isUuid(id)) return
  await transaction(store, async (trx) => {
    if (await removeFailedSecret(trx, id)) await writeAudit(trx, byStaff(staff), 'mail_removed', ['mail', id])
  })
}
