import type { Translate } from '../../../domain/messages/translate.ts'
import { longestTag, mostTags } from '../../../domain/review/typed-tags.ts'
import { sayWhy } from './call-state.tsx'
import { CallRefused } from './calls.ts'

/** Why tags were refused. */
export function sayWhyTags(error: Error, t: Translate): string {
  const codes = error instanceof CallRefused ? Object.values(error.errors) : []
  if (codes.includes('too_long')) return t('desk.why_tag_too_long', { count: longestTag })
  if (codes.includes('too_many')) return t('desk.why_tag_too_many', { count: mostTags })
  return sayWhy(error, t)
}
