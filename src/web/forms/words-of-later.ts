import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { en } from '../../domain/messages/en.ts'

/** Messages of the parts that are loaded later. */
export const wordsOfLater: readonly MessageKey[] = [
  ...keysIn('uploads').filter((key) => !/\.(choose|drop|asking|noLineYet|replace)$/.test(key)),
  ...keysIn('wizard').filter((key) => /\.elsewhere./.test(key)),
]

export function keysIn(area: 'uploads' | 'wizard' | 'forms'): MessageKey[] {
  return Object.keys(en[area]).map((name) => `${area}.${name}` as MessageKey)
}
