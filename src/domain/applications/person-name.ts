import type { Answers } from '../forms/engine/form.ts'
import type { ApplicationKind } from './application-status.ts'

const longest = 80
const mostWords = 8

/** The applicant's name as they wrote it, for a salutation; undefined if it cannot be greeted by. */
export function personNameOf(kind: ApplicationKind, answers: Answers): string | undefined {
  const parts = kind === 'hospital' ? [answers.contact_person] : [answers.name, answers.surname]
  return greetableName(parts.filter((part) => typeof part === 'string').join(' '))
}

/**
 * Names are typed by strangers and go into mails: letters, marks, spaces, hyphens, apostrophes and full stops alone,
 * in one line, and no full stop that a mail program could take for that of a domain name.
 */
export function greetableName(typed: string): string | undefined {
  if (typed.length > 4 * longest) return undefined
  const name = typed
    .replace(/\.(?=\p{L}{2})/gu, '. ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .trim()
  if (name.length > longest || name.split(' ').length > mostWords) return undefined
  return /^\p{L}[\p{L}\p{M} .'’ʼʻ‘`´\-‐‑\u200c\u200d]*$/u.test(name) ? name : undefined
}
