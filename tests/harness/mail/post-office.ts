import type { Letter } from '../../../src/domain/mail/letter.ts'
import { smtpTransport } from '../../../src/mail/transport/smtp/smtp-transport.ts'
import type { Transport } from '../../../src/mail/transport/transport.ts'
import { deliverMail, type PostOffice, type PostTimes } from '../../../src/services/mail/deliver-mail.ts'
import { queueMail } from '../../../src/store/mail/mail-queue.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { transaction } from '../../../src/store/postgres/transaction.ts'
import type { Arrived } from './smtp-listener.ts'

/** The intervals of production, shortened. */
export const quickTimes: PostTimes = {
  pollMs: 20,
  deliveryMs: 60_000,
  leaseMs: 120_000,
  closedMs: [10, 100],
  graceMs: 300,
  retries: { refusedMs: [20, 20], troubledMs: [20, 100], mostAttempts: 50 },
}

/** Short timeouts only for recipients of a server that hangs on purpose: others may be slow on a busy machine. */
export function hurriedTransport(url: string, isSilent: (recipient: string) => boolean): Transport {
  const hurried = smtpTransport(url, { greetingTimeout: 500, socketTimeout: 1_000 })
  const patient = smtpTransport(url)
  return {
    deliver: (mail, signal) =>
      (isSilent(mail.envelope.to[0] ?? '') ? hurried : patient).deliver(mail, signal),
    close() {
      hurried.close()
      patient.close()
    },
  }
}

const sender = { address: 'registry@aster.example', site: new URL('https://aster.example') }

export function openPostOffice(
  store: Store,
  server: string | Transport,
  times: Partial<PostTimes> = {},
): PostOffice {
  const transport = typeof server === 'string' ? smtpTransport(server) : server
  return deliverMail(store, transport, sender, { ...quickTimes, ...times })
}

const letter: Letter = { subject: 'Hello', preview: 'Hello', heading: 'Hello', parts: [], reason: 'A test' }

/** Queues mails, each to its own address, which identifies it. */
export async function queueMails(store: Store, count: number, name = 'reader'): Promise<void> {
  await transaction(store, async (trx) => {
    for (let at = 0; at < count; at++) {
      await queueMail(trx, { to: `${name}-${at}@hospital.example`, locale: 'en', letter })
    }
  })
}

export const mailRows = (store: Store) =>
  store.db.selectFrom('mail').selectAll().orderBy('recipient').execute()

export async function countOf(
  store: Store,
  status: 'queued' | 'sending' | 'sent' | 'failed',
): Promise<number> {
  return (await mailRows(store)).filter((row) => row.status === status).length
}

/** How often each mail arrived and was acknowledged. */
export function deliveries(arrived: readonly Arrived[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { to, told } of arrived) if (told) counts.set(to, (counts.get(to) ?? 0) + 1)
  return counts
}
