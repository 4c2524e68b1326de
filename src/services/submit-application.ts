import { accept } from '../domain/engine/accept.ts'
import { fileFields } from '../domain/engine/inline-file.ts'
import { applicationForms } from '../domain/forms/application-forms.ts'
import type { Locale } from '../domain/locales.ts'
import { referenceOf } from '../domain/reference.ts'
import { done, type Outcome, refuse } from '../domain/refusals.ts'
import type { ApplicationKind } from '../domain/statuses/application-status.ts'
import { allOrNothing } from '../store/all-or-nothing.ts'
import { findApplicationByKey, insertApplication, type SentApplication } from '../store/applications.ts'
import { claimUploads } from '../store/claim-uploads.ts'
import type { Store } from '../store/open-store.ts'
import { finishDrafts } from './access/finish-drafts.ts'
import { issueFirstAccess, makeAccess } from './access/issue-access.ts'
import { applicationWords } from './application-words.ts'
import { cancelUpload } from './cancel-upload.ts'
import { type Pass, redeem } from './captcha/pass.ts'
import { checkFiles, type Files } from './check-files.ts'
import { keyOf } from './idempotency-key.ts'
import { queueApplicationLetters } from './queue-application-letters.ts'
import { readInlineFiles } from './read-inline-files.ts'
import { recordConsents } from './record-consents.ts'
import type { SigningKey } from './signing-key.ts'
import { storeFiles } from './store-files.ts'

export type Submission = {
  answers: unknown
  locale: Locale
  idempotencyKey?: string | undefined
  /** Ids of drafts on the server that this application finishes. */
  drafts?: readonly string[] | undefined
  pass: Pass
}

export type Submitted = { id: string; reference: string }

/**
 * Answers only after the application, its claim on its files, its consents and its mails are kept together. Sent
 * again under its key, it is kept once and answered alike.
 */
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
  const outcome = await keepWithFiles(store, application, inline.files, { drafts, pass, pins })
  if (outcome.ok || key === null) return outcome
  const earlier = await findApplicationByKey(store, key)
  return earlier ? done({ id: earlier.id, reference: referenceOf(kind, earlier.number) }) : outcome
}

/** What an application takes with it when it is kept. */
type Along = { drafts: readonly string[]; pass: Pass; pins: SigningKey }

/** Files that came inside the answers do not outlive a refusal. */
async function keepWithFiles(
  store: Store,
  application: SentApplication,
  files: ReadonlyMap<string, Buffer>,
  along: Along,
): Promise<Outcome<Submitted>> {
  const stored = await storeFiles(store, files)
  if (!stored.ok) return stored
  const answers = { ...application.answers, ...stored.value }
  const outcome = await keep(store, { ...application, answers }, along)
  if (!outcome.ok) for (const id of Object.values(stored.value)) await cancelUpload(store, id)
  return outcome
}

/** Files are judged before the transaction, which so waits for nobody; that an address is taken is told last. */
async function keep(
  store: Store,
  application: SentApplication,
  { drafts, pass, pins }: Along,
): Promise<Outcome<Submitted>> {
  const files = filesOf(application)
  const checked = await checkFiles(store, files)
  if (!checked.ok) return checked
  const access = makeAccess(pins)
  let isAddressJudged = false
  const outcome = await allOrNothing(store, async (database) => {
    const redeemed = await redeem(database, pass)
    if (!redeemed.ok) return redeemed
    isAddressJudged = true
    const kept = await insertApplication(database, application)
    if (!kept) return refuse('email_taken')
    const claimed = await claimUploads(database, kept.id, files)
    if (!claimed.ok) return claimed
    // A draft is known by its id or by its files.
    if (drafts.length > 0 || Object.keys(files).length > 0)
      await finishDrafts(database, application.kind, { applicationId: kept.id, ids: drafts })
    const reference = referenceOf(application.kind, kept.number)
    const words = await applicationWords(database, application.locale)
    const form = applicationForms[application.kind]
    await recordConsents(database, kept.id, { ...application, form }, words.shown)
    await issueFirstAccess(database, kept, access)
    await queueApplicationLetters(database, application, { ...kept, reference, access }, words)
    return done({ id: kept.id, reference })
  })
  if (outcome.ok || !isAddressJudged) return outcome
  // Also a refused file tells that the address is new: with one pass nobody asks about many.
  const used = await redeem(store, pass)
  return used.ok ? outcome : used
}

function filesOf({ kind, answers }: SentApplication): Files {
  const given = fileFields(applicationForms[kind]).filter((name) => answers[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, String(answers[name])]))
}
