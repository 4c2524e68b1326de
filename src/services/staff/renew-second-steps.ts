import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Store } from '../../store/open-store.ts'
import { listSecondSteps, replaceSecondStep } from '../../store/staff-second-steps.ts'
import type { SigningKey } from '../signing-key.ts'

/** What is still encrypted with the former key is encrypted with the present one, so that the former can go. */
export async function renewSecondSteps(store: Store, signing: SigningKey): Promise<void> {
  const { key, formerKey } = signing
  if (formerKey === undefined) return
  let renewed = 0
  for (const step of await listSecondSteps(store)) {
    const plain = [await decrypt(formerKey, step.secret), await decrypt(formerKey, step.backup_codes)]
    const [secret, backup_codes] = plain
    if (secret === undefined || backup_codes === undefined) continue
    const anew = {
      secret: await symmetricEncrypt({ key, data: secret }),
      backup_codes: await symmetricEncrypt({ key, data: backup_codes }),
    }
    if (await replaceSecondStep(store, step, anew)) renewed++
  }
  if (renewed > 0) store.log.info({}, 'second steps are encrypted with the new secret')
}

/** Undefined where another key has encrypted it. */
async function decrypt(key: string, data: string): Promise<string | undefined> {
  try {
    return await symmetricDecrypt({ key, data })
  } catch {
    return undefined
  }
}
