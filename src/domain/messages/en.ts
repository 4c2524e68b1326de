import { errors } from './en/errors.ts'
import { site } from './en/site.ts'

/** The source wording, one file per area; the specification's texts to the letter. */
export const en = { errors, site } as const
