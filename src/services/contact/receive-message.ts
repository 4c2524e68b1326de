import { contactForm } from '../../domain/forms/contact.ts'
import { accept } from '../../domain/forms/engine/accept.ts'
import type { AnswersOf } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { limits } from '../../domain/protection/rate-limits.ts'
import { done, type Outcome } from '../../domain/refusals.ts'
import { messageNotice, messageReceipt } from '../../mail/letters/message-letters.ts'
import { saveMessage } from '../../store/contact/message.ts'
import type { Database } from '../../store/database.ts'
import { countMailTo } from '../../store/mail/outbox.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { mailLetter } from '../mail/letter-words.ts'
import { type Pass, redeem } from '../protection/captcha/pass.ts'
import { keyOf } from '../protection/tokens.ts'

export type SentMessage = {
  answers: unknown
  locale: Locale
  idempotencyKey?: string | undefined
  pass: Pass
}

/** Stores the message and its mails atomically. Idempotent under its key. */
export async function receiveMessage(
  store: Store,
  { answers: sent, locale, idempotencyKey, pass }: SentMessage,
): Promise<Outcome<{ id: string }>> {
  const accepted = accept(contactForm, sent)
  if (!accepted.ok) return accepted
  const answers = accepted.value
  const key = idempotencyKey ? keyOf(idempotencyKey, answers) : null
  return transaction(store, async (database) => {
    const { id, isNew } = await saveMessage(database, { answers, locale, idempotencyKey: key })
    if (!isNew) return done({ id })
    const redeemed = await redeem(database, pass)
    if (!redeemed.ok) return redeemed
    await queueLetters(database, { id, answers, locale })
    return done({ id })
  })
}

type KeptMessage = { id: string; answers: AnswersOf<typeof contactForm>; locale: Locale }

/** A receipt for the visitor, in their language, and a notice for the coordinator. */
async function queueLetters(database: Database, { id, answers, locale }: KeptMessage): Promise<void> {
  const { email } = answers
  const { coordinator_email: to } = await findRegistryFacts(database)
  const { most, seconds } = limits.receiptsToMailbox
  if ((await countMailTo(database, email, seconds * 1000)) < most)
    await mailLetter(database, { to: email, locale, contactMessageId: id }, messageReceipt)
  if (!to) return
  await mailLetter(database, { to, replyTo: email, locale: 'en', contactMessageId: id }, (t) =>
    messageNotice(t, answers, locale),
  )
}
