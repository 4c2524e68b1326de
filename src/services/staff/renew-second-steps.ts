import type { Store } from '../../store/open-store.ts'
import { listSecondSteps, replaceSecondStep, type SecondStep } from '../../store/staff/staff-second-steps.ts'
import { reseal, unseal } from '../protection/sealed-text.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import type { StaffStore } from './open-sign-in.ts'
import { areHashed, hashRecoveryCodes } from './recovery-codes.ts'

/**
 * Keys that are still encrypted with the former secret are encrypted with the present one, so that the former can go.
 * Recovery codes that a release before this one has encrypted are hashed.
 */
export async function renewSecondSteps(store: StaffStore): Promise<void> {
  const { settings: signing } = store
  let renewed = 0
  for (const step of await listSecondSteps(store)) if (await renewSecondStep(store, signing, step)) renewed++
  if (renewed > 0 && signing.formerKey !== undefined) {
    store.log.info({}, 'second steps are encrypted with the new secret')
  }
}

/** False if there was nothing to do, or it was changed concurrently. */
export async function renewSecondStep(store: Store, signing: SigningKey, step: SecondStep): Promise<boolean> {
  const anew = {
    secret: (await reseal(signing, step.secret)) ?? step.secret,
    backup_codes: (await hashEncrypted(signing, step.backup_codes)) ?? step.backup_codes,
  }
  const isSame = anew.secret === step.secret && anew.backup_codes === step.backup_codes
  return !isSame && (await replaceSecondStep(store, step, anew))
}

/** Hashes encrypted recovery codes; undefined if they are hashed already, or neither key decrypts them. */
async function hashEncrypted(signing: SigningKey, stored: string): Promise<string | undefined> {
  if (areHashed(stored)) return undefined
  const json = await unseal(signing, stored)
  return json === undefined ? undefined : hashRecoveryCodes(JSON.parse(json))
}
