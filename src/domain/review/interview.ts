/** How long an interview may take, in minutes. */
export const interviewLengths = [15, 20, 30, 45, 60, 90] as const

export const usualLength = 30

export const longestPlace = 500

const lastYear = 2099

/** A year beyond this is a typing mistake, and calendar files have four digits for a year. */
export const isTooFar = (at: Date): boolean => at.getUTCFullYear() > lastYear

export type NewInterview = {
  /** The start in UTC, to the minute. */
  starts_at: string
  minutes: (typeof interviewLengths)[number]
  /** An address, a telephone number or a link. */
  place: string
  /** Defaults to the signed-in member of staff. */
  interviewer?: string | undefined
}

/** Whether calendars should offer the place as a link. */
export const isLink = (place: string): boolean => /^https?:\/\/\S+$/i.test(place)
