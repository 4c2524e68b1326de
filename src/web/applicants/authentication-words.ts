import type { Translate } from '../../domain/messages/translate.ts'
import { waitingMinutes } from '../../domain/protection/waiting-time.ts'
import type { Refusal } from '../../domain/refusals.ts'
import type { Answered, Failed } from '../api/call-api.ts'

export function refusalText(failed: Failed, t: Translate): string {
  switch (failed.code) {
    case 'wrong_credentials':
      return t('edit.wrongCredentials')
    case 'too_many_attempts':
    case 'too_many_requests':
      return lockedText(failed, t)
    default:
      return t('edit.notVerified')
  }
}

export function lockedText(refused: Waits, t: Translate): string {
  const count = waitingMinutes(refused)
  return count < 120
    ? t('edit.lockedMinutes', { count })
    : t('edit.lockedHours', { count: Math.ceil(count / 60) })
}

/** The same texts for known and unknown links. */
export function newPinText(answer: Answered, t: Translate): string {
  if (answer.ok) return t('edit.newPinSent')
  const isTooMuch = answer.code === 'too_many_requests'
  return isTooMuch ? t('edit.newPinWait', { count: waitingMinutes(answer) }) : t('edit.newPinFailed')
}

/** The same of a use case, for pages without a script. */
export function newPinOutcomeText(
  outcome: { ok: true } | { ok: false; refusal: Refusal },
  t: Translate,
): string {
  return newPinText(outcome.ok ? { ok: true, value: undefined } : { ok: false, ...outcome.refusal }, t)
}

type Waits = Pick<Failed, 'retryAfterSeconds'>
