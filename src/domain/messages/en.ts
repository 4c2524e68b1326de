import * as areas from './en/areas.ts'

/** The source wording, one file per area; the specification's texts to the letter. */
export const en = { ...areas }
