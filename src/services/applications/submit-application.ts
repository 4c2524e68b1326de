import { randomUUID } from 'node:crypto'
import { editPath } from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { accept } from '../../domain/forms/engine/accept.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { wordingOf } from '../../domain/messages/wording-of.ts'
import { refuseUntil } from '../../domain/protection/rate-limits.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { applicationNotice, applicationReceipt } from '../../mail/letters/application-letters.ts'
import { lockFinishedDrafts } from '../../store/applicants/drafts.ts'
import {
  type Announced,
  announceTogether,
  type SettledWords,
} from '../../store/applications/announce-application.ts'
import { findApplicationByKey, type SentApplication } from '../../store/applications/application.ts'
import {
  type KeptApplication,
  saveApplication,
  saveTogether,
} from '../../store/applications/save-application.ts'
import type { Database } from '../../store/database.ts'
import type { ApplicationMail } from '../../store/mail/mail-queue.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { linkOf, makeAccess, type NewAccess } from '../applicants/issue-access.ts'
import { finishDrafts } from '../applicants/keep-draft.ts'
import { wordsOfLetters } from '../mail/letter-words.ts'
import { consentsOf } from '../privacy/record-consents.ts'
import { hitOfForm, judgeHaste, type Pass } from '../protection/captcha/pass.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { keyOf } from '../protection/tokens.ts'
import { checkFiles, type Files, filesIn } from '../uploads/check-files.ts'
import { readInlineFiles } from '../uploads/read-inline-files.ts'
import { withStoredFiles } from '../uploads/store-files.ts'

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
  const application = { id: randomUUID(), kind, answers: accepted.value, locale, idempotencyKey: key }
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
  const announced = await announce(store, application.locale, { files, pass })
  if (!announced.ok) return announced
  const { number, areOfDraft, ...settled } = announced.value
  const words = applicationWords(application.locale, settled)
  const reference = referenceOf(application.kind, number)
  const access = makeAccess(pins)
  const mayEndDraft = drafts.length > 0 || areOfDraft
  const whole = {
    ...application,
    number,
    pass,
    files,
    consents: consentsOf({ ...application, form }, words.shown, true),
    link: linkOf(access),
    mails: applicationLetters(application, { reference, access }, words),
  }
  const endDrafts = async (database: Database) => {
    const brought = { ids: drafts, uploads: Object.values(files) }
    const finished = await lockFinishedDrafts(database, application.kind, brought)
    const kept = await saveApplication(database, whole)
    if (kept.id) await finishDrafts(database, kept.id, finished)
    return kept // not yet a refusal, which would roll back that the pass is used up
  }
  const kept = mayEndDraft ? await transaction(store, endDrafts) : await saveTogether(store, whole)
  return kept.id === null ? refusalOf(kept, files) : done({ id: kept.id, reference })
}

/** One statement if all files are fine, as most are; otherwise their errors are reported first. */
async function announce(store: Store, locale: Locale, { files, pass }: { files: Files; pass: Pass }) {
  const announcement = { locale, limit: hitOfForm(pass), uploads: Object.values(files) }
  const unhurried = judgeHaste(pass)
  const known = unhurried.ok ? await announceTogether(store, announcement) : undefined
  if (known) return numbered(known)
  const checked = await checkFiles(store, files)
  if (!checked.ok) return checked
  if (!unhurried.ok) return unhurried
  const announced = await announceTogether(store, { ...announcement, uploads: [] })
  if (!announced) throw new Error('Only an upload keeps an application from being announced')
  return numbered({ ...announced, ...checked.value })
}

const numbered = ({ number, ttlMs, ...announced }: Announced) =>
  number === null ? refuseUntil(ttlMs) : done({ ...announced, number })

function refusalOf({ isPassNew, freeFiles }: KeptApplication, files: Files): Outcome<never> {
  if (!isPassNew) return refuse('captcha_failed')
  const gone = Object.keys(files).filter((field) => !freeFiles.includes(files[field] ?? ''))
  if (gone.length === 0) return refuse('email_taken')
  return refuse('invalid_answers', {
    errors: Object.fromEntries(gone.map((field) => [field, 'upload_gone'])),
  })
}

function applicationLetters(
  { id, kind, answers, locale }: SentApplication,
  { reference, access }: { reference: string; access: NewAccess },
  words: ReturnType<typeof applicationWords>,
): ApplicationMail[] {
  const form = applicationForms[kind]
  return [
    // Always sent: it alone contains the link and the PIN.
    {
      locale,
      letter: applicationReceipt(words.letter, {
        kind,
        reference,
        access: { pin: access.pin, href: editPath(kind, locale, access.token) },
      }),
      secret: true,
    },
    ...(words.coordinatorEmail
      ? [
          {
            recipient: words.coordinatorEmail,
            locale: 'en' as const,
            letter: applicationNotice(words.letterForStaff, { form, id, answers, reference, locale }),
            secret: false,
          },
        ]
      : []),
  ]
}

function applicationWords(locale: Locale, { facts, texts, textsForStaff }: SettledWords) {
  return {
    /** The wording of the page, for consents. */
    shown: translator(locale, wordingOf(locale, facts)),
    letter: wordsOfLetters(locale, texts, facts),
    letterForStaff: wordsOfLetters('en', textsForStaff, facts),
    coordinatorEmail: facts.coordinator_email,
  }
}
