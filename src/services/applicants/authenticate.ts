import { isSameAddress } from '../../domain/applicants/same-address.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { failuresThatVoidPin, pinLockout } from '../../domain/protection/lockouts.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { countAttempt, forgiveAttempts } from '../../store/applicants/edit-attempts.ts'
import { findEditLink, renewPinHash } from '../../store/applicants/edit-links.ts'
import { openEditSession } from '../../store/applicants/edit-sessions.ts'
import type { Store } from '../../store/open-store.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { digestOf, newToken } from '../protection/tokens.ts'
import { nobodysPin, provePin } from './pin-hash.ts'
import { mailNewPin } from './send-new-pin.ts'

export type Credentials = { hash: string; email: string; pin: string }

/**
 * Returns a session token for the link's application. An unknown link is counted, compared and refused in the same way.
 */
export async function authenticate(
  store: Store,
  kind: ApplicationKind,
  { hash, email, pin }: Credentials,
  pins: SigningKey,
): Promise<Outcome<{ sessionToken: string }>> {
  const token = hash.trim()
  const linkDigest = digestOf(token)
  const attempt = await countAttempt(store, linkDigest, pinLockout)
  if ('lockedSeconds' in attempt) {
    return refuse('too_many_attempts', { retryAfterSeconds: attempt.lockedSeconds })
  }
  const link = await findEditLink(store, kind, linkDigest)
  const pinHash = await provePin(pin.trim(), link?.pinHash ?? nobodysPin, pins)
  if (link && pinHash && isSameAddress(email, link.email)) {
    if (pinHash !== link.pinHash) await renewPinHash(store, linkDigest, { from: link.pinHash, to: pinHash })
    const sessionToken = newToken()
    const session = { tokenDigest: digestOf(sessionToken), linkDigest, pinHash }
    if (await openEditSession(store, session)) {
      await forgiveAttempts(store, linkDigest)
      return done({ sessionToken })
    }
  }
  if (attempt.failures >= failuresThatVoidPin) await mailNewPin(store, kind, token, { pins, why: 'void' })
  return refuse('wrong_credentials')
}
