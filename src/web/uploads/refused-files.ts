import type { FieldCode } from '../../domain/refusals.ts'

/** Why the files of questions were refused: the form has no answer then, and says this instead of 'required'. */
export const refusedFiles = new Map<string, FieldCode>()
