import type { FieldCode } from '../../domain/refusals.ts'

/** Times as a form sends them, in UTC; an empty one is none. */
export type Plan = { publish_at: string; unpublish_at: string }

export type Times = Record<keyof Plan, Date | null>

export function timeOf(text: string): Date | null {
  if (text === '') return null
  return new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? `${text}Z` : Number.NaN)
}

export function faultsOf(times: Times, isPublished: boolean): Partial<Record<keyof Plan, FieldCode>> {
  const { publish_at, unpublish_at } = times
  const isTime = (time: Date | null) => !time || !Number.isNaN(time.getTime())
  const earliest = Math.max(Date.now(), publish_at?.getTime() || 0)
  return {
    ...(publish_at && publish_at.getTime() <= Date.now() && { publish_at: 'too_early' }),
    ...(!isPublished && !publish_at && unpublish_at && { publish_at: 'required' }),
    ...(unpublish_at && unpublish_at.getTime() <= earliest && { unpublish_at: 'too_early' }),
    ...(!isTime(publish_at) && { publish_at: 'invalid_time' }),
    ...(!isTime(unpublish_at) && { unpublish_at: 'invalid_time' }),
  }
}
