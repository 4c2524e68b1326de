import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { accept } from '../../domain/forms/engine/accept.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { announceApplication } from '../../store/applications/announce-application.ts'
import { findApplicationByKey, type SentApplication } from '../../store/applications/new-applications.ts'
import { type KeptApplication, saveApplication } from '../../store/applications/save-application.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { finishDrafts } from '../applicants/drafts.ts'
import { linkOf, makeAccess } from '../applicants/issue-access.ts'
import { consentsOf } from '../privacy/record-consents.ts'
import { type Pass, weigh } from '../protection/captcha/pass.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { keyOf } from '../protection/tokens.ts'
import { checkFiles, type Files, filesIn } from '../uploads/check-files.ts'
import { readInlineFiles } from '../uploads/read-inline-files.ts'
import { withStoredFiles } from '../uploads/store-files.ts'
import { applicationLetters, applicationWords } from './application-letters.ts'

export type Submission = {
  answers: unknown
  locale: Locale
  idempotencyKey?: string | undefined
  /** Ids of drafts on the server that this application finishes. */
  drafts?: readonly string[] | undefined
  pass: Pass
}

export type Submitted = { id: string; reference: string }

/** Stores the application with its files, consents and mails atomically. Idempotent under its key. */
export async function submitApplication(
  store: Store,
  kind: ApplicationKind,
  { answers: sent, locale, idempotencyKey, drafts = [], pass }: Submission,
  pins: SigningKey,
): Promise<Outcome<Submitted>> {
  const form = applicationForms[kind]
  const inline = readInlineFiles(form, sent)
  const accepted = accept(form, inline.answers)
  const errors = { ...(!accepted.ok && accepted.refusal.errors), ...inline.errors }
  if (!accepted.ok || Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })

  const key = idempotencyKey ? keyOf(idempotencyKey, accepted.value) : null
  const application = { kind, answers: accepted.value, locale, idempotencyKey: key }
  const outcome = await withStoredFiles(store, inline.files, (ids) => {
    const answers = { ...accepted.value, ...ids }
    return keep(store, { ...application, answers }, { drafts, pass, pins })
  })
  if (outcome.ok || key === null) return outcome
  const earlier = await findApplicationByKey(store, key)
  return earlier ? done({ id: earlier.id, reference: referenceOf(kind, earlier.number) }) : outcome
}

type Along = { drafts: readonly string[]; pass: Pass; pins: SigningKey }

/** Judge files before the write; report a taken address last. */
async function keep(store: Store, application: SentApplication, { drafts, pass, pins }: Along) {
  const form = applicationForms[application.kind]
  const files = filesIn(form, application.answers)
  const checked = await checkFiles(store, files)
  if (!checked.ok) return checked
  const weighed = await weigh(store, pass)
  if (!weighed.ok) return weighed

  const brought = { drafts, files: Object.values(files) }
  const { number, endsDraft, ...settled } = await announceApplication(store, application, brought)
  const words = applicationWords(application.locale, settled)
  const reference = referenceOf(application.kind, number)
  const access = makeAccess(pins)
  const whole = {
    ...application,
    number,
    pass,
    files,
    consents: consentsOf({ ...application, form }, words.shown),
    link: linkOf(access),
    mails: applicationLetters(application, { reference, access }, words),
  }
  const keepWhole = async (database: Database): Promise<Outcome<Submitted>> => {
    const kept = await saveApplication(database, whole)
    if (kept.id === null) return refusalOf(kept, files)
    if (endsDraft) await finishDrafts(database, application.kind, { applicationId: kept.id, ids: drafts })
    return done({ id: kept.id, reference })
  }
  return endsDraft ? transaction(store, keepWhole) : keepWhole(store)
}

function refusalOf({ isPassNew, freeFiles }: KeptApplication, files: Files): Outcome<never> {
  if (!isPassNew) return refuse('captcha_failed')
  const gone = Object.keys(files).filter((field) => !freeFiles.includes(files[field] ?? ''))
  if (gone.length === 0) return refuse('email_taken')
  return refuse('invalid_answers', {
    errors: Object.fromEntries(gone.map((field) => [field, 'upload_gone'])),
  })
}
