import type { Duty } from '../staff/roles.ts'

/** The counts in the navigation of the back office, and the duty that each one needs. */
export const countedSections = {
  experts: 'read_applications',
  hospitals: 'read_applications',
  trainers: 'read_applications',
  matches: 'read_applications',
  inbox: 'read_applications',
  outbox: 'review_applications',
  content: 'edit_content',
} as const satisfies Readonly<Record<string, Duty>>

export type CountedSection = keyof typeof countedSections

export type OpenCounts = Partial<Record<CountedSection, number>>
