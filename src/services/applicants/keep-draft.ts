import { isUuid } from '../../domain/api/uuid.ts'
import { draftPath } from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { acceptUnfinished } from '../../domain/forms/engine/accept.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { finishLaterLetter } from '../../mail/letters/finish-later.ts'
import { insertDraft } from '../../store/applicants/drafts.ts'
import { queueMail } from '../../store/mail/outbox.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { letterWords } from '../mail/letter-words.ts'
import { newToken } from '../protection/secrets.ts'
import { digestOf } from '../protection/token-digest.ts'
import { countLinkTo } from './count-link-to.ts'

export type UnfinishedForm = {
  form: ApplicationKind
  answers: unknown
  step: string
  locale: Locale
  /** The recipient of the link. */
  email: string
}

/** 'Finish on another device': stores the draft and mails a link to it. */
export async function keepDraft(
  store: Store,
  { form: kind, answers, step, locale, email }: UnfinishedForm,
): Promise<Outcome<{ id: string; expires_at: string }>> {
  const form = applicationForms[kind]
  if (!form.steps.some(({ id }) => id === step)) {
    return refuse('invalid_answers', { errors: { step: 'invalid_choice' } })
  }
  const accepted = acceptUnfinished(form, answers)
  if (!accepted.ok) return accepted
  const uploadIds = Object.entries(accepted.value).flatMap(([name, value]) =>
    form.fields[name]?.kind === 'file' && isUuid(String(value)) ? [String(value)] : [],
  )
  const counted = await countLinkTo(store, email)
  if (!counted.ok) return counted
  const token = newToken()
  const facts = { form: kind, answers: accepted.value, step, locale, email, uploadIds }
  return transaction(store, async (trx) => {
    const { id, expires_at } = await insertDraft(trx, { ...facts, tokenDigest: digestOf(token) })
    const t = await letterWords(trx, locale)
    const letter = finishLaterLetter(t, { href: draftPath(kind, locale, token) })
    await queueMail(trx, { to: email, locale, letter, draftId: id, secret: true })
    return done({ id, expires_at: expires_at.toISOString() })
  })
}
