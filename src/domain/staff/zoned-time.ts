const wallTime = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/

/**
 * A time as `<input type=datetime-local>` sends it, read in a zone; undefined if it is none. A time that a change of the
 * clock skips counts as later by the skipped hour, one that happens twice is the first.
 */
export function readZoned(text: string, zone: string): Date | undefined {
  if (!wallTime.test(text)) return undefined
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== text) return undefined
  const candidates = [-dayMs, dayMs].map((around) => asUtc - offsetAt(asUtc + around, zone))
  const [later, earlier] = [Math.max(...candidates), Math.min(...candidates)]
  const exact = [earlier, later].find((at) => at + offsetAt(at, zone) === asUtc)
  return new Date(exact ?? later)
}

/** The inverse of `readZoned`. */
export function writeZoned(at: Date, zone: string): string {
  return new Date(at.getTime() + offsetAt(at.getTime(), zone)).toISOString().slice(0, 16)
}

/** The day of a moment in a zone, such as 2026-11-17. */
export const dayInZone = (at: Date, zone: string): string => writeZoned(at, zone).slice(0, 10)

const dayMs = 86_400_000

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...everything }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(at / 1000) * 1000
}

const everything = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const
