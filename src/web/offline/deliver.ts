import { type Outcome, outbox, type Unsent } from './outbox.ts'
import { sendUnsent } from './send-unsent.ts'

/** Held by a page as long as it sends its own form. */
export const formLock = (page: string) => `aster-form-${page}`

/** Sends one form at a time in the whole browser; undefined while it has to wait. */
export async function deliver({ form, key, page }: Unsent): Promise<Outcome | undefined> {
  return alone(async () => {
    if (await isHeld(formLock(page))) return undefined
    const [unsent] = (await outbox.all()).filter((one) => one.form === form && one.key === key)
    if (!unsent || unsent.outcome) return unsent?.outcome
    const outcome = await sendUnsent(unsent, outbox.put)
    // Does not keep the answers once the form has arrived.
    if (outcome) await outbox.put({ ...unsent, outcome, ...(outcome.state === 'arrived' && { body: '' }) })
    return outcome
  })
}

/** Browsers before 2022 have no locks; there the key alone prevents a second application. */
async function alone<T>(work: () => Promise<T>): Promise<T | undefined> {
  const { locks } = navigator
  if (!locks) return work()
  return locks.request('aster-outbox', { ifAvailable: true }, async (lock) => (lock ? work() : undefined))
}

async function isHeld(name: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some((lock) => lock.name === name)
}
