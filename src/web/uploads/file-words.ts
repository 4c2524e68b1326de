import { type Locale, localeFacts } from '../../domain/messages/locales.ts'
import { styleOf } from '../../domain/messages/style-of.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { UploadLabels } from '../ui/upload/upload-row.tsx'
import type { UploadState } from '../ui/upload/upload-state.ts'
import type { FileState } from './file-state.ts'

export function shownState(
  file: FileState | undefined,
  t: Translate,
  locale: Locale,
  href?: string,
): UploadState {
  if (!file) return { status: 'empty' }
  const detail = detailOf(file, t, locale)
  return { status: statusOf(file), name: file.name, detail, percent: percentOf(file), href }
}

export function statusOf(file: FileState): Exclude<UploadState['status'], 'empty'>
export function statusOf(file: FileState | undefined): UploadState['status']
export function statusOf(file: FileState | undefined): UploadState['status'] {
  return file ? statuses[file.at] : 'empty'
}

const statuses = {
  asking: 'sending',
  sending: 'sending',
  waiting: 'waiting',
  checking: 'sending',
  sent: 'sent',
  refused: 'refused',
} as const satisfies Record<FileState['at'], UploadState['status']>

export function detailOf(file: FileState, t: Translate, locale: Locale): string {
  const inUnit = sizesLike(file.size, t, locale)
  const size = inUnit(file.size)
  switch (file.at) {
    case 'asking':
      return t('uploads.asking')
    case 'sending': {
      const sent = inUnit(file.sent)
      const left = timeLeft(file.secondsLeft, t)
      return left ? t('uploads.sendingLeft', { sent, size, left }) : t('uploads.sending', { sent, size })
    }
    case 'waiting': {
      const sent = inUnit(file.arrived)
      if (file.for === 'line')
        return t(file.arrived > 0 ? 'uploads.noLine' : 'uploads.noLineYet', { sent, size })
      if (file.for === 'share') return t('uploads.shareFull')
      return t(file.arrived > 0 ? 'uploads.busy' : 'uploads.busyYet', { sent, size })
    }
    case 'checking':
      return t('uploads.checking')
    case 'sent':
      return file.size > 0 ? t('uploads.sent', { size }) : t('uploads.sentBefore')
    case 'refused':
      return file.why === 'forms.not_pdf' && /\.pdf$/i.test(file.name)
        ? `${t(file.why)} ${t('uploads.notInside')}`
        : t(file.why)
  }
}

export function percentOf(file: FileState): number | undefined {
  if (file.at === 'sending') return Math.floor((100 * file.sent) / file.size)
  if (file.at === 'waiting') return Math.floor((100 * file.arrived) / file.size)
  return file.at === 'checking' ? 100 : undefined
}

/** The remaining time, rounded so that it rarely changes. */
function timeLeft(seconds: number | undefined, t: Translate): string | undefined {
  if (seconds === undefined) return undefined
  if (seconds <= 5) return t('uploads.fewSecondsLeft')
  if (seconds <= 50) return t('uploads.secondsLeft', { count: Math.ceil(seconds / 10) * 10 })
  if (seconds <= 3600) return t('uploads.minutesLeft', { count: Math.ceil(seconds / 60) })
  return t('uploads.hourLeft')
}

export function sizeText(bytes: number, t: Translate, locale: Locale): string {
  return sizesLike(bytes, t, locale)(bytes)
}

const KiB = 1024
const MiB = 1024 * KiB

/** Formats sizes in the unit of the whole file. As in most file managers, 1024 bytes are a KB. */
function sizesLike(whole: number, t: Translate, locale: Locale): (bytes: number) => string {
  const small = whole < MiB
  const digits = small || whole > 9.95 * MiB ? 0 : 1
  const number = new Intl.NumberFormat(styleOf(locale), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return (bytes) => {
    const count = number.format(small ? Math.ceil(bytes / KiB) : bytes / MiB)
    return together(t(small ? 'uploads.kilobytes' : 'uploads.megabytes', { count }), locale)
  }
}

/** In right-to-left text, a number would be separated from a unit in Latin letters. */
function together(size: string, locale: Locale): string {
  return localeFacts(locale).dir === 'rtl' ? `\u2068${size}\u2069` : size
}

export const uploadLabels = (t: Translate): UploadLabels => ({
  choose: t('uploads.choose'),
  drop: t('uploads.drop'),
  again: t('uploads.again'),
  progress: t('uploads.progress'),
  view: t('uploads.view'),
  tryNow: t('uploads.tryNow'),
  cancel: (file) => t('uploads.cancel', { file }),
  remove: (file) => t('uploads.remove', { file }),
})
