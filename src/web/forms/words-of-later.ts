import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { en } from '../../domain/messages/en.ts'

/** Messages of the parts that are loaded later. */
export const wordsOfLater: readonly MessageKey[] = [
  'forms.attached',
  'forms.yearsInRegion',
  ...keysIn('wizard').filter((key) => /\.summary/.test(key)),
  ...whyFilesAreRefused(),
  ...keysIn('uploads').filter(
    (key) => !/\.(choose|drop|asking|noLineYet|replace|phone|phoneText)$/.test(key),
  ),
  ...keysIn('wizard').filter((key) => /\.(elsewhere.|files|notSent|receipt)/.test(key)),
]

export function keysIn(area: 'uploads' | 'wizard' | 'forms'): MessageKey[] {
  return Object.keys(en[area]).map((name) => `${area}.${name}` as MessageKey)
}

/** Wording of refused files: loaded with the upload script, but needed at once after a native post. */
export function whyFilesAreRefused(): MessageKey[] {
  return keysIn('forms').filter((key) => /\.(file_|not_pdf$)/.test(key))
}
