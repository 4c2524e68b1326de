import { editPath } from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { succeeded } from '../../domain/refusals.ts'
import { newPinLetter } from '../../mail/letters/access-letters.ts'
import { restartAttempts } from '../../store/applicants/edit-attempts.ts'
import { replacePin } from '../../store/applicants/edit-links.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { mailLetter } from '../mail/letter-words.ts'
import { countRequest } from '../protection/count-request.ts'
import { padResponseTime } from '../protection/pad-response-time.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { digestOf, newPin } from '../protection/tokens.ts'
import { hashPin } from './pin-hash.ts'

/** Mails a new PIN to the registered address; an unknown link gets the same response. */
export async function sendNewPin(store: Store, kind: ApplicationKind, hash: string, pins: SigningKey) {
  const token = hash.trim()
  const counted = await countRequest(store, 'newPinOfLink', digestOf(token).toString('base64url'))
  if (!counted.ok) return counted
  await padResponseTime(() => mailNewPin(store, kind, token, { pins, why: 'asked' }))
  return succeeded
}

/** `void` replaces the PIN after too many failures, and resets their count. */
export async function mailNewPin(
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
    const href = editPath(kind, locale, token)
    const mail = { to: email, locale, applicationId, secret: true } as const
    await mailLetter(trx, mail, (t) => newPinLetter(t, { kind, pin, href, why }))
  })
}
