import type { Translate } from '../../domain/messages/translate.ts'
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
  const count = minutesOf(refused)
  return count < 120
    ? t('edit.lockedMinutes', { count })
    : t('edit.lockedHours', { count: Math.ceil(count / 60) })
}

/** The same texts for known and unknown links. */
export function newPinText(answer: Answered, t: Translate): string {
  if (answer.ok) return t('edit.newPinSent')
  const isTooMuch = answer.code === 'too_many_requests'
  return isTooMuch ? t('edit.newPinWait', { count: minutesOf(answer) }) : t('edit.newPinFailed')
}

type Waits = Pick<Failed, 'retryAfterSeconds'>

function minutesOf({ retryAfterSeconds = 0 }: Waits): number {
  return Math.max(1, Math.ceil(retryAfterSeconds / 60))
}
