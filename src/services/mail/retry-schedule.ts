import type { Delivery } from '../../mail/transport/transport.ts'
import type { Settlement } from '../../store/mail/outbox.ts'

export type Retries = {
  /** The waits after refusals, which may be mistakes of the server; after the last wait, the next one counts. */
  refusedMs: readonly number[]
  /** The first wait after a trouble; each further one is twice as long, up to the longest. */
  troubledMs: readonly [shortest: number, longest: number]
  /** A mail with trouble is given up after so many attempts. */
  mostAttempts: number
}

const minute = 60_000
const hour = 60 * minute

/** A refused mail is given up after 20 minutes, one with trouble after about three days. */
export const usualRetries: Retries = {
  refusedMs: [5 * minute, 15 * minute],
  troubledMs: [minute / 2, 6 * hour],
  mostAttempts: 21,
}

/** What becomes of a mail after an attempt. An outage is no attempt: it never makes a mail fail. */
export function settlementOf(delivery: Delivery, attempts: number, retries: Retries): Settlement {
  if (delivery.result === 'sent') return { status: 'sent' }
  const { result, problem } = delivery
  if (result === 'unreachable') return { status: 'queued', problem, afterMs: 0, counts: false }
  const afterMs = result === 'refused' ? retries.refusedMs[attempts - 1] : troubledWait(attempts, retries)
  return afterMs === undefined
    ? { status: 'failed', problem }
    : { status: 'queued', problem, afterMs, counts: true }
}

/** Up to a quarter longer, so that mails which failed together do not come back together. */
function troubledWait(attempts: number, { troubledMs, mostAttempts }: Retries): number | undefined {
  const [shortest, longest] = troubledMs
  if (attempts >= mostAttempts) return undefined
  return Math.min(shortest * 2 ** (attempts - 1), longest) * (1 + Math.random() / 4)
}
