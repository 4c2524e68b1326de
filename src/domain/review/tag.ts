import * as v from 'valibot'
import { isPrintable } from '../forms/engine/plain-text.ts'
import { fieldCode } from '../refusals.ts'
import { longestTag, mostTags } from './typed-tags.ts'

/** A short word by which staff find an application again; one spelling for each: 'Follow  Up' is 'follow-up'. */
export const tag = v.pipe(
  v.string(fieldCode('invalid_type')),
  v.check(isPrintable, fieldCode('invalid_text')),
  v.transform((given) => given.normalize('NFC').trim().toLowerCase().replace(/\s+/g, '-')),
  v.nonEmpty(fieldCode('required')),
  v.maxLength(longestTag, fieldCode('too_long')),
)

export const tags = v.pipe(
  v.array(tag, fieldCode('invalid_type')),
  v.maxLength(mostTags, fieldCode('too_many')),
  v.transform((given) => [...new Set(given)].sort()),
)
