/** The source wording, one file per area; the specification's texts to the letter. */
export * as en from './en/areas.ts'
