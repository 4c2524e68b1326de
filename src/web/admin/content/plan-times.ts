import { readZoned, writeZoned } from '../../../domain/staff/zoned-time.ts'
import type { Plan } from '../../../services/content/content-plan.ts'

/** A time in the editor's zone, as a field shows it. */
export const typedAs = (time: string | null, zone: string) => (time ? writeZoned(new Date(time), zone) : '')

/** The times in UTC for the use case; an invalid time stays as typed, and the use case refuses it. */
export function inUtc({ publish_at, unpublish_at }: Plan, zone: string): Plan {
  const read = (typed: string) => readZoned(typed, zone)?.toISOString().slice(0, 16) ?? typed
  return { publish_at: read(publish_at), unpublish_at: read(unpublish_at) }
}
