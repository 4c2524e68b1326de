import type { Translate } from '../../domain/messages/translate.ts'
import { waitingMinutes } from '../../domain/protection/waiting-time.ts'
import type { Outcome } from '../../domain/refusals.ts'
import type { Answered, Failed } from '../api/call-api.ts'

export function refusalText(failed: Failed, t: Translate): string {
  switch (failed.code) {
    case 'wrong_credentials':
      if (failed.attemptsLeft === 0) return lockedText(failed, t)
      return failed.attemptsLeft === 1
        ? `${t('edit.wrongCredentials')} ${t('edit.lastAttempt')}`
        : t('edit.wrongCredentials')
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

/** The text about a new PIN, which is the same for known and unknown links. */
export function newPinText(answer: Answered<NewPin>, t: Translate): string {
  if (answer.ok) return [t('edit.newPinSent'), usableText(answer.value, t)].filter(Boolean).join(' ')
  const isTooMuch = answer.code === 'too_many_requests'
  return isTooMuch ? t('edit.newPinWait', { count: waitingMinutes(answer) }) : t('edit.newPinFailed')
}

/** The same for the outcome of a use case, for pages without a script. */
export function newPinOutcomeText(outcome: Outcome<NewPin>, t: Translate): string {
  return newPinText(outcome.ok ? outcome : { ok: false, ...outcome.refusal }, t)
}

/** What is known once a new PIN is asked for: a lock stays, and the PIN has to wait for its end. */
export type NewPin = { usable_in_seconds?: number | undefined }

function usableText({ usable_in_seconds: seconds = 0 }: NewPin, t: Translate): string {
  if (seconds === 0) return ''
  const count = waitingMinutes({ retryAfterSeconds: seconds })
  return count < 120
    ? t('edit.newPinUsableMinutes', { count })
    : t('edit.newPinUsableHours', { count: Math.ceil(count / 60) })
}

type Waits = Pick<Failed, 'retryAfterSeconds'>
