import { clean } from '../../../domain/forms/engine/clean.ts'
import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import type { Attempt } from './draft.ts'

/** The same answers keep their idempotency key, however often they are sent; others get a new one. */
export function attemptFor(form: Form, answers: Answers, unanswered: Attempt | undefined): Attempt {
  const body = JSON.stringify(clean(form, answers))
  if (unanswered && sorted(unanswered.body) === sorted(body)) return unanswered
  return { key: randomUuid(), body, isDoubtful: Boolean(unanswered) }
}

/** Sorts the fields, since files that were sent later stand at the end. */
const sorted = (body: string) => JSON.stringify(Object.entries(JSON.parse(body)).sort())

/** The attempt with the files that have arrived since; its key stays, since nothing was sent under it. */
export function completedAttempt(form: Form, answers: Answers, held: Attempt): Attempt {
  return { ...held, body: JSON.stringify(clean(form, answers)) }
}

/** `crypto.randomUUID` is missing in browsers before 2022. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
