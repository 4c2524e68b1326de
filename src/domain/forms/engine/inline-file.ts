import * as v from 'valibot'
import { largestUpload } from '../../uploads/upload.ts'
import type { Form } from './form.ts'

/** The specification's own way to send a file: inside the answers, in base64, with its extension beside it. */
export const inlineFile = v.pipe(
  v.string(),
  v.metadata({ contentEncoding: 'base64', contentMediaType: 'application/pdf' }),
)

/** The length in characters: three bytes become four. */
export const longestInlineFile = 4 * Math.ceil(largestUpload / 3)

export const fileExtension = v.picklist(['pdf', '.pdf'])

export function extensionName(field: string): string {
  return `${field}_extension`
}

export function fileFields(form: Form): string[] {
  return Object.keys(form.fields).filter((name) => form.fields[name]?.kind === 'file')
}
