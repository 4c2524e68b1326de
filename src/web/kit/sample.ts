import type { Picture } from '../../domain/content/picture.ts'
import { countries } from '../../domain/lists/countries.ts'
import type { Translate } from '../../domain/messages/translate.ts'

/** Sample components need ids of their own in every frame: `at` stands before each. */
export type SampleProps = { t: Translate; at: string; picture?: Picture | null | undefined }

export const sampleCountries = countries.filter(({ code }) =>
  ['GH', 'GN', 'MG', 'ML', 'SN', 'IE', 'RO', 'UA'].includes(code),
)
