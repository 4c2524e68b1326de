import { setTimeout as pause } from 'node:timers/promises'
import { usualRetries } from '../../domain/mail/retry-schedule.ts'
import { composeMail, type Sender } from '../../mail/render/compose-mail.ts'
import type { Delivery, Transport } from '../../mail/transport/transport.ts'
import { type OutgoingMail, type Settlement, takeDueMail } from '../../store/mail/mail-queue.ts'
import { findMails } from '../../store/mail/outbox.ts'
import type { Store } from '../../store/open-store.ts'
import { readLogo } from '../settings/read-logo.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { openLedger, settlementOf } from './delivery-ledger.ts'
import { createBell } from './wake-up.ts'

/** Deletes the files of mails that are no longer in the outbox, including current deliveries. */
export type TidyMails = () => Promise<void>

export type PostOffice = ReturnType<typeof deliverMail>

export type PostTimes = typeof usualTimes

const usualTimes = {
  /** Polling interval of the outbox. */
  pollMs: 2_000,
  /** Timeout of one delivery; the lease is longer, so that no other instance sends the mail meanwhile. */
  deliveryMs: 60_000,
  leaseMs: 120_000,
  /** Backoff after an outage. */
  closedMs: [1_000, 300_000] as readonly [shortest: number, longest: number],
  /** How long closing waits for current deliveries. */
  graceMs: 5_000,
  retries: usualRetries,
}

const atOnce = 3

/** Delivers from the outbox; instances run side by side. */
export function deliverMail(
  store: Store,
  transport: Transport,
  sender: Sender,
  times: PostTimes = usualTimes,
) {
  const { log } = store
  const bell = createBell()
  const breaker = createCircuitBreaker(times.closedMs)
  const inHand = new Set<Promise<void>>()
  let isReadable = true
  let closing = false
  const givingUp = new AbortController()
  const ledger = openLedger(store, { retryMs: times.pollMs / 2, givingUp: givingUp.signal })

  async function work(): Promise<void> {
    while (!closing) {
      const free = (breaker.isProving() ? 1 : atOnce) - inHand.size
      const since = performance.now()
      const mails = await take(free)
      for (const mail of mails) {
        const handled = handle(mail, since).finally(() => inHand.delete(handled))
        inHand.add(handled)
      }
      if (mails.length < free) await bell.wait(breaker.closedForMs() || times.pollMs)
      else await Promise.race(inHand)
    }
  }

  async function take(atMost: number): Promise<OutgoingMail[]> {
    if (atMost < 1 || breaker.closedForMs() > 0 || ledger.isBehind()) return []
    try {
      const mails = await takeDueMail(store, { atMost, leaseMs: times.leaseMs })
      isReadable = true
      return mails
    } catch (error) {
      if (isReadable) log.warn({ err: error }, 'outbox cannot be read')
      isReadable = false
      return []
    }
  }

  async function handle(mail: OutgoingMail, since: number): Promise<void> {
    const leftMs = Math.max(0, Math.round(since + times.deliveryMs - performance.now()))
    const delivery = await attempt(mail, AbortSignal.any([givingUp.signal, AbortSignal.timeout(leftMs)]))
    const broken = givingUp.signal.aborted && delivery.result !== 'sent'
    const settlement = settlementOf(
      broken ? { ...delivery, result: 'unreachable' } : delivery,
      mail.attempts,
      times.retries,
    )
    if (!broken) report(delivery, settlement)
    await ledger.settle(mail, settlement)
  }

  async function attempt(mail: OutgoingMail, signal: AbortSignal): Promise<Delivery> {
    try {
      return await transport.deliver(
        await composeMail(mail, sender, await readLogo(store, mail.registry)),
        signal,
      )
    } catch (error) {
      log.error({ err: error }, 'mail could not be composed')
      return { result: 'troubled', code: 'unwritten', problem: 'unwritten' }
    }
  }

  function report(delivery: Delivery, { status }: Settlement): void {
    if (delivery.result === 'unreachable') {
      if (!breaker.isProving()) log.warn({ code: delivery.code }, 'mail server is unreachable')
      breaker.trip()
      return
    }
    if (breaker.isProving()) log.warn({}, 'mail server is reachable again')
    breaker.reset()
    if (delivery.result === 'sent') log.info({}, 'mail sent')
    else if (status === 'failed') log.error({ code: delivery.code }, 'mail failed permanently')
    else log.warn({ code: delivery.code }, 'mail will be retried')
  }

  // Wakes up after a commit instead of at the next poll.
  const stopListening = store.onMailDue(bell.ring)
  const working = work()
  return {
    async tidy() {
      if (!transport.copies) return
      await Promise.all(inHand)
      // Lists the files first, because a row exists before its file.
      const ids = await transport.copies.list()
      const kept = new Set(await findMails(store, ids))
      await transport.copies.remove(ids.filter((id) => !kept.has(id)))
    },
    /** Stops taking mails, and returns undelivered ones to the outbox. */
    async close() {
      closing = true
      stopListening()
      bell.ring()
      const finished = working.then(() => Promise.all(inHand))
      await Promise.race([finished, pause(times.graceMs)])
      givingUp.abort()
      await finished
      transport.close()
    },
  }
}
