import type { Letter } from '../../domain/mail/letter.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { done, type Outcome } from '../../domain/refusals.ts'
import { listMailsOfTransaction } from '../../store/mail/queued-now.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'

/** A letter as its readers get it, in their language, but without links, which are made when the mail is queued. */
export type MailPreview = { to: readonly string[]; locale: Locale; letter: Letter }

/** The mails that a use case would send, or its refusal. It runs and is rolled back, so the words are the same. */
export async function previewMails(
  store: Store,
  act: (trial: Store) => Promise<Outcome<unknown>>,
): Promise<Outcome<MailPreview[]>> {
  const tried = await transaction(store, async (trx) => {
    const outcome = await act({ ...store, ...trx })
    // `ok: false` rolls back.
    return outcome.ok ? { ok: false as const, mails: await listMailsOfTransaction(trx) } : outcome
  })
  return 'mails' in tried ? done(joinEqual(tried.mails)) : tried
}

/** One preview for all who get the same words. */
function joinEqual(mails: readonly { recipient: string; locale: Locale; letter: Letter }[]): MailPreview[] {
  const previews = new Map<string, MailPreview>()
  for (const { recipient, locale, letter } of mails) {
    const shown = withoutLinks(letter)
    const key = JSON.stringify([locale, shown])
    previews.set(key, { locale, letter: shown, to: [...(previews.get(key)?.to ?? []), recipient] })
  }
  return [...previews.values()]
}

export const withoutLinks = (letter: Letter): Letter => ({
  ...letter,
  parts: letter.parts.map((part) => (part.kind === 'link' ? { ...part, href: '' } : part)),
})
