import { longText, text } from './engine/field.ts'

/** The limit of a text, far longer than any story. */
export const longestProse = 60_000

/** Markdown, HTML or both; stored as HTML. */
export const prose = longText({ required: true, max: longestProse, rows: [16, 30] })

/** One or two sentences that sum up the whole. */
export const brief = longText({ required: true, max: 300, rows: [2, 4] })

/** What a picture shows, for those who cannot see it. */
export const pictureWords = text({ max: 250, hint: 'story.image_altHint' })

/** A title, a name, a place. */
export const naming = text({ required: true, max: 120 })
