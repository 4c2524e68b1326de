import type { Translate } from '../../domain/messages/translate.ts'
import type { Answered } from '../forms/call-api.ts'
import type { Failed } from './own-calls.ts'

/** Why the application stays closed. */
export function refusalText(failed: Failed, t: Translate): string {
  if (failed.problem === 'offline') return t('edit.notVerified')
  switch (failed.problem.code) {
    case 'wrong_credentials':
      return t('edit.wrongCredentials')
    case 'too_many_attempts':
    case 'too_many_requests': {
      const count = minutesOf(failed)
      return count < 120
        ? t('edit.lockedMinutes', { count })
        : t('edit.lockedHours', { count: Math.ceil(count / 60) })
    }
    default:
      return t('edit.notVerified')
  }
}

/** The same texts for known and unknown links. */
export function newPinText(answer: Answered, t: Translate): string {
  if (answer.ok) return t('edit.newPinSent')
  const isTooMuch = answer.problem !== 'offline' && answer.problem.code === 'too_many_requests'
  return isTooMuch ? t('edit.newPinWait', { count: minutesOf(answer) }) : t('edit.newPinFailed')
}

function minutesOf(failed: Failed): number {
  const seconds = 'retryAfterSeconds' in failed ? (failed.retryAfterSeconds ?? 0) : 0
  return Math.max(1, Math.ceil(seconds / 60))
}
