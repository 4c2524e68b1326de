import { editPath } from '../../domain/applicants/applicant-paths.ts'
import { isSameAddress } from '../../domain/applicants/same-address.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { failuresThatVoidPin, pinLockout } from '../../domain/protection/lockouts.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { newPinLetter } from '../../mail/letters/access-letters.ts'
import { findEditLink, renewPinHash, replacePin } from '../../store/applicants/edit-links.ts'
import { openEditSession } from '../../store/applicants/edit-sessions.ts'
import {
  countAttempt,
  forgiveAttempts,
  restartAttempts,
  secondsLocked,
} from '../../store/applicants/pin-attempts.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { mailLetter } from '../mail/letter-words.ts'
import { countRequest } from '../protection/count-request.ts'
import { padResponseTime } from '../protection/pad-response-time.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { digestOf, newPin, newToken } from '../protection/tokens.ts'
import { renewPinDay } from './pin-day.ts'
import { hashPin, nobodysPin, provePin } from './pin-hash.ts'

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
  const pinHash = await provePin(pin, link?.pinHash ?? nobodysPin, pins)
  if (link && pinHash && isSameAddress(email, link.email)) {
    if (pinHash !== link.pinHash) await renewPinHash(store, linkDigest, { from: link.pinHash, to: pinHash })
    const sessionToken = newToken()
    const session = { tokenDigest: digestOf(sessionToken), linkDigest, pinHash }
    if (await openEditSession(store, session)) {
      await forgiveAttempts(store, linkDigest)
      return done({ sessionToken })
    }
  }
  if (attempt.failures >= failuresThatVoidPin) {
    await mailNewPin(store, kind, token, { pins, why: 'void' })
    return refuse('wrong_credentials')
  }
  // Told alike of known and unknown links, since both are counted.
  const { failures, locksFor } = attempt
  const attemptsLeft = (pinLockout.failures - (failures % pinLockout.failures)) % pinLockout.failures
  return refuse('wrong_credentials', { attemptsLeft, ...(locksFor > 0 && { retryAfterSeconds: locksFor }) })
}

/** Mails a new PIN to the registered address; an unknown link gets the same response. It does not end a lock. */
export async function sendNewPin(
  store: Store,
  kind: ApplicationKind,
  hash: string,
  pins: SigningKey,
): Promise<Outcome<{ success: true; usable_in_seconds?: number }>> {
  const token = hash.trim()
  const counted = await countRequest(store, 'newPinOfLink', digestOf(token).toString('base64url'))
  if (!counted.ok) return counted
  await padResponseTime(() => mailNewPin(store, kind, token, { pins, why: 'asked' }))
  const seconds = await secondsLocked(store, digestOf(token))
  return done({ success: true, ...(seconds > 0 && { usable_in_seconds: seconds }) })
}

/** `void` replaces the PIN after too many failures, and resets their count. */
async function mailNewPin(
  store: Store,
  kind: ApplicationKind,
  token: string,
  { pins, why }: { pins: SigningKey; why: 'asked' | 'void' },
) {
  const pin = newPin()
  const pinHash = hashPin(pin, pins)
  const tokenDigest = digestOf(token)
  await transaction(store, async (trx) => {
    if (why === 'void') await restartAttempts(trx, tokenDigest)
    const person = await replacePin(trx, kind, { tokenDigest, pinHash })
    if (!person) return
    const { applicationId, email, locale } = person
    await renewPinDay(trx, applicationId)
    const href = editPath(kind, locale, token)
    const mail = { to: email, locale, applicationId, secret: true, keepsWords: true } as const
    await mailLetter(trx, mail, (t) => newPinLetter(t, { kind, pin, href, why }))
  })
}
