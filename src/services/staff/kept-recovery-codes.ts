import type { Store } from '../../store/open-store.ts'
import { findSecondStep, keepRecoveryCodes } from '../../store/staff/staff-second-steps.ts'
import { digestOf } from '../protection/token-digest.ts'
import { areHashed, countRecoveryCodes, hashRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts'

/** How many are left, and a name for the set that changes with each use. Both undefined without a second step. */
export type RecoveryCodesLeft = { left: number | undefined; set: string | undefined }

export async function readRecoveryCodes(store: Store, userId: string): Promise<RecoveryCodesLeft> {
  const step = await findSecondStep(store, userId)
  if (!step) return { left: undefined, set: undefined }
  const { backup_codes: stored } = step
  return {
    left: areHashed(stored) ? countRecoveryCodes(stored) : undefined,
    set: digestOf(stored).toString('base64url').slice(0, 16),
  }
}

/** Gives the new codes, of which only hashes are stored. */
export async function replaceRecoveryCodes(store: Store, userId: string): Promise<readonly string[]> {
  const codes = makeRecoveryCodes()
  await keepRecoveryCodes(store, userId, await hashRecoveryCodes(codes))
  return codes
}
