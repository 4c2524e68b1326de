import type { Locale } from '../../domain/messages/locales.ts'
import { type MomentLook, momentStyle } from '../../domain/messages/moment-style.ts'
import { readersZone } from '../render/reader-zone.ts'

type Props = { at: Date; locale: Locale; look?: MomentLook; className?: string }

/** A time in the reader's zone, which it names. */
export function Moment({ at, locale, look, className }: Props) {
  return (
    <time className={className} dateTime={at.toISOString()}>
      {sayMoment(at, locale, look)}
    </time>
  )
}

export function sayMoment(at: Date, locale: Locale, look: MomentLook = 'moment'): string {
  return momentStyle(locale, readersZone(), look).format(at)
}

/** The day of a moment in the reader's zone; `medium` is short enough for a column. */
export function sayDay(at: Date, locale: Locale, look: 'long' | 'medium' = 'long'): string {
  return sayMoment(at, locale, look)
}
