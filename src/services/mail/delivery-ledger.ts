import { setTimeout as pause } from 'node:timers/promises'
import type { Retries } from '../../domain/mail/retry-schedule.ts'
import type { Delivery } from '../../mail/transport/transport.ts'
import { type OutgoingMail, type Settlement, settleMail } from '../../store/mail/mail-queue.ts'
import type { Store } from '../../store/open-store.ts'

/** Retries recording results while the database is unreachable, so that a sent mail is not sent again. */
export function openLedger(store: Store, { retryMs, givingUp }: { retryMs: number; givingUp: AbortSignal }) {
  let unsettled = 0

  async function settleLater(mail: OutgoingMail, settlement: Settlement, first: unknown): Promise<void> {
    let failure = first
    while (!givingUp.aborted && failure !== undefined && !isRefusal(failure)) {
      await pause(retryMs)
      failure = await settleMail(store, mail, settlement).catch((error: unknown) => error)
    }
  }

  return {
    /** Take no mails while results are unrecorded, because the database would hand them out again. */
    isBehind: () => unsettled > 0,
    async settle(mail: OutgoingMail, settlement: Settlement) {
      try {
        await settleMail(store, mail, settlement)
      } catch (error) {
        store.log.error({ err: error }, 'result of a delivery could not be recorded')
        unsettled += 1
        await settleLater(mail, settlement, error)
        unsettled -= 1
      }
    },
  }
}

/** SQLSTATE classes 22 and 23 are permanent; everything else may be transient. */
function isRefusal(error: unknown): boolean {
  return /^2[23]/.test((error as { code?: string }).code ?? '')
}

/** The next state of a mail after an attempt. An outage does not count as an attempt. */
export function settlementOf(delivery: Delivery, attempts: number, retries: Retries): Settlement {
  if (delivery.result === 'sent') return { status: 'sent' }
  const { result, problem } = delivery
  if (result === 'unreachable') return { status: 'queued', problem, afterMs: 0, counts: false }
  const afterMs = result === 'refused' ? retries.refusedMs[attempts - 1] : troubledWait(attempts, retries)
  return afterMs === undefined
    ? { status: 'failed', problem }
    : { status: 'queued', problem, afterMs, counts: true }
}

/** Exponential backoff with a jitter of up to a quarter. */
function troubledWait(attempts: number, { troubledMs, mostAttempts }: Retries): number | undefined {
  const [shortest, longest] = troubledMs
  if (attempts >= mostAttempts) return undefined
  return Math.min(shortest * 2 ** (attempts - 1), longest) * (1 + Math.random() / 4)
}
