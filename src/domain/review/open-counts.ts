import type { Duty } from '../staff/roles.ts'

/** What is counted beside a section of the back office, and who may know it. */
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
