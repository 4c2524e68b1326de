import { setTimeout as pause } from 'node:timers/promises'
import { type OutgoingMail, type Settlement, settleMail } from '../../store/mail/outbox.ts'
import type { Store } from '../../store/open-store.ts'

export type Ledger = {
  /** While the database does not hear how mails fared, it could hand out the same ones again. */
  isBehind(): boolean
  settle(mail: OutgoingMail, settlement: Settlement): Promise<void>
}

/** A mail that was sent must not be sent again, so the ledger outlasts the database's absence. */
export function keepLedger(store: Store, { retryMs, givingUp }: LedgerTimes): Ledger {
  let unsettled = 0

  async function settleLater(mail: OutgoingMail, settlement: Settlement, first: unknown): Promise<void> {
    let failure = first
    while (!givingUp.aborted && failure !== undefined && !isRefusal(failure)) {
      await pause(retryMs)
      failure = await settleMail(store, mail, settlement).catch((error: unknown) => error)
    }
  }

  return {
    isBehind: () => unsettled > 0,
    async settle(mail, settlement) {
      try {
        await settleMail(store, mail, settlement)
      } catch (error) {
        store.log.error({ err: error }, 'the outbox could not be written')
        unsettled += 1
        await settleLater(mail, settlement, error)
        unsettled -= 1
      }
    },
  }
}

type LedgerTimes = { retryMs: number; givingUp: AbortSignal }

/** What the database refuses for its content or by its rules it refuses each time; all else may pass. */
function isRefusal(error: unknown): boolean {
  return /^2[23]/.test((error as { code?: string }).code ?? '')
}
