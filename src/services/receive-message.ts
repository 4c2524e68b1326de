import { createHash } from 'node:crypto'
import { accept } from '../domain/engine/accept.ts'
import { contactForm } from '../domain/forms/contact.ts'
import { done, type Outcome } from '../domain/refusals.ts'
import { keepMessage } from '../store/messages.ts'
import type { Store } from '../store/open-store.ts'

/** Answers only after the message is kept. Sent twice under one key, a message is kept once. */
export async function receiveMessage(
  store: Store,
  sent: unknown,
  idempotencyKey?: string,
): Promise<Outcome<{ id: string }>> {
  const accepted = accept(contactForm, sent)
  if (!accepted.ok) return accepted
  const answers = accepted.value
  const { id } = await keepMessage(store, {
    answers,
    idempotencyKey: idempotencyKey ? keyOf(idempotencyKey, answers) : null,
  })
  return done({ id })
}

/** The words are part of the key: under a key used before, another message would otherwise be lost. */
function keyOf(idempotencyKey: string, answers: object): string {
  const hash = createHash('sha256').update(idempotencyKey).update(JSON.stringify(answers))
  return hash.digest('hex').slice(0, 32)
}
