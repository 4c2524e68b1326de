import { isUuid } from '../../domain/api/uuid.ts'
import { draftPath } from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { acceptUnfinished } from '../../domain/forms/engine/accept.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { done, type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { applicant } from '../../domain/staff/audit.ts'
import { everywhere } from '../../domain/staff/regions.ts'
import { finishLaterLetter } from '../../mail/letters/access-letters.ts'
import { deleteDraft, deleteDrafts, findDraft, insertDraft } from '../../store/applicants/drafts.ts'
import {
  confirmEntries,
  findEntryByToken,
  findEntryOfDraft,
  removeEntry,
} from '../../store/applications/entries.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { mailLetter } from '../mail/letter-words.ts'
import { digestOf, newToken } from '../protection/tokens.ts'
import { countLinkTo } from './issue-access.ts'

export type UnfinishedForm = {
  form: ApplicationKind
  answers: unknown
  step: string
  locale: Locale
  email: string
}

/** 'Finish on another device': stores the draft and mails a link to it. */
export async function keepDraft(store: Store, { form: kind, answers, step, locale, email }: UnfinishedForm) {
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
    const href = draftPath(kind, locale, token)
    const mail = { to: email, locale, draftId: id, secret: true } as const
    await mailLetter(trx, mail, (t) => finishLaterLetter(t, { href }))
    return done({ id, expires_at: expires_at.toISOString() })
  })
}

/** Call in the transaction that stores an application, with the drafts locked; links entries on behalf to it. */
export async function finishDrafts(
  database: Database,
  applicationId: string,
  finished: readonly string[],
): Promise<void> {
  if (finished.length === 0) return
  for (const { source } of await confirmEntries(database, applicationId, finished)) {
    await writeAudit(database, applicant, 'entry_confirmed', ['application', applicationId], {
      after: { source },
    })
  }
  await deleteDrafts(database, finished)
}

export async function readDraft(store: Store, token: string) {
  const draft = await findDraft(store, digestOf(token))
  return draft ? done({ ...draft, expires_at: draft.expires_at.toISOString() }) : refuse('not_found')
}

/** The source of an entry on behalf; undefined if the person wrote the draft. */
export async function readEntry(store: Store, draftId: string) {
  const entry = await findEntryOfDraft(store, draftId)
  return entry && { source: entry.source, staff: entry.staff_name, enteredAt: entry.entered_at.toISOString() }
}

/**
 * Deletes the draft and its mail; unclaimed files expire after a day. An entry on behalf is deleted with its files, and
 * staff see that the person refused it.
 */
export async function dropDraft(store: Store, token: string): Promise<Outcome<{ success: true }>> {
  return transaction(store, async (trx) => {
    const entry = await findEntryByToken(trx, digestOf(token))
    if (entry) {
      await removeEntry(trx, everywhere, entry.id)
      await writeAudit(trx, applicant, 'entry_refused', ['entry_on_behalf', entry.id])
    }
    return entry || (await deleteDraft(trx, digestOf(token))) ? succeeded : refuse('not_found')
  })
}
