import type { Retries } from '../../domain/mail/retry-schedule.ts'
import type { Delivery } from '../../mail/transport/transport.ts'
import type { Settlement } from '../../store/mail/outbox.ts'

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

/** Jitter of up to a quarter. */
function troubledWait(attempts: number, { troubledMs, mostAttempts }: Retries): number | undefined {
  const [shortest, longest] = troubledMs
  if (attempts >= mostAttempts) return undefined
  return Math.min(shortest * 2 ** (attempts - 1), longest) * (1 + Math.random() / 4)
}
