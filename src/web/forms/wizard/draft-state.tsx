import { useSyncExternalStore } from 'react'
import type { Locale } from '../../../domain/messages/locales.ts'
import { styleOf } from '../../../domain/messages/style-of.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { SaveState } from '../../ui/save-state/save-state.tsx'
import type { Kept } from './use-draft.ts'

type Props = { kept: Kept; t: Translate; locale: Locale }

/** Says whether the draft is saved, in a line that exists from the start. */
export function DraftState({ kept, t, locale }: Props) {
  const isOnline = useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  )
  if (kept.state === 'refused') return <SaveState state="unsaved">{t('wizard.unsaved')}</SaveState>
  if (!isOnline) return <SaveState state="offline">{t('kit.offline')}</SaveState>
  if (kept.state === 'nothing') return <SaveState state="saved">{t('wizard.willSave')}</SaveState>
  const key = kept.state === 'here' ? 'kit.savedAt' : 'wizard.fromOtherTab'
  return <SaveState state="saved">{t(key, { time: timeOf(kept.at, locale) })}</SaveState>
}

export function timeOf(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(styleOf(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
}

function watchLine(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
