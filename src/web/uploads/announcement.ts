import type { Translate } from '../../domain/messages/translate.ts'
import type { FileState } from './file-state.ts'

/** The announcement when the state of a file changes: not every percent, only what matters to the person. */
export function announcementOf(
  before: FileState | undefined,
  after: FileState | undefined,
  t: Translate,
): string | undefined {
  const file = (after ?? before)?.name ?? ''
  const from = before?.at
  // Two refused files in a row are both announced.
  if (from === after?.at && from !== 'refused') return undefined
  switch (after?.at) {
    case undefined:
      if (from === 'refused') return undefined
      return t(from === 'sent' ? 'uploads.saidRemoved' : 'uploads.saidCancelled', { file })
    case 'asking':
    case 'checking':
      return undefined
    case 'sending':
      if (from === 'checking') return undefined
      return t(from === 'waiting' || from === 'asking' ? 'uploads.saidGoingOn' : 'uploads.saidStarted', {
        file,
      })
    case 'waiting':
      return t('uploads.saidWaiting', { file })
    case 'sent':
      return t('uploads.saidSent', { file })
    case 'refused':
      return t('uploads.saidRefused', { file, why: t(after.why) })
  }
}
