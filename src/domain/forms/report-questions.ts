import { longText, tick } from './engine/field.ts'

/** What every report asks; each in its own words. */
export const activities = longText({ required: true, rows: [4, 8] })
export const changes = longText({ required: true, rows: [4, 8] })
export const difficulties = longText({ rows: [3, 6] })
export const next = longText({ required: true, rows: [3, 6] })

/** Optional; a story needs the consent of both sides. */
export const story_consent = tick({ textVersion: '2026-11-15' })
