import { longText, tick } from '../engine/field.ts'

/** What every report asks; each in its own words. */
export const reportQuestions = {
  activities: longText({ required: true, rows: [4, 8] }),
  changes: longText({ required: true, rows: [4, 8] }),
  difficulties: longText({ rows: [3, 6] }),
  next: longText({ required: true, rows: [3, 6] }),
} as const

/** Nobody has to agree; both must, before there is a story. */
export const storyConsent = tick({ textVersion: '2026-11-15' })
