import * as v from 'valibot'
import { uuid } from '../../domain/api/uuid.ts'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { isSameAddress } from '../../domain/applicants/same-address.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { acceptPatch } from '../../domain/forms/engine/accept.ts'
import { closedAmong } from '../../domain/forms/engine/asked-again.ts'
import { changedFields } from '../../domain/forms/engine/changes.ts'
import { type Edit, readEdit } from '../../domain/forms/engine/edit.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { fileFields } from '../../domain/forms/engine/inline-file.ts'
import { keptChange } from '../../domain/forms/engine/kept-change.ts'
import { normalise } from '../../domain/forms/engine/normalise.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { applicant } from '../../domain/staff/audit.ts'
import { editConfirmationLetter } from '../../mail/letters/access-letters.ts'
import { findAddressChange } from '../../store/applicants/address-changes.ts'
import {
  type Application,
  annotateApplication,
  changeApplication,
  isAddressTaken,
  lockApplication,
} from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { takeBackMail } from '../../store/mail/mail-queue.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { insertAnswerChange } from '../../store/review/answer-changes.ts'
import { answerRequest, findOpenRequest } from '../../store/review/information-requests.ts'
import { listMoves } from '../../store/review/moves.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { listFiles } from '../../store/uploads/claimed-files.ts'
import { claimUploads, removeFile } from '../../store/uploads/uploads.ts'
import { moveByApplicant, refuseSecond } from '../applications/move-application.ts'
import { mailLetter } from '../mail/letter-words.ts'
import { tellOfChange } from '../matching/changed-answers.ts'
import { recordConsents } from '../privacy/record-consents.ts'
import { checkFiles } from '../uploads/check-files.ts'
import { readInlineFiles } from '../uploads/read-inline-files.ts'
import { withStoredFiles } from '../uploads/store-files.ts'
import { askAddressChange, type PendingEmail, pendingEmail } from './ask-address-change.ts'
import { limitAddressChanges } from './issue-access.ts'
import { missingConsents, newerTermsFor } from './renew-terms.ts'

/** A new e-mail address is not part of the record until it is confirmed. */
export type Edited = { id: string; version: number; pending_email: PendingEmail | null }

/** Validates the whole resulting record, and stores the edit atomically. Later mails are in the language of the edit. */
export async function editApplication(
  store: Store,
  session: EditSession,
  { answers: sent, locale }: { answers: unknown; locale: Locale | undefined },
): Promise<Outcome<Edited>> {
  const { applicationId, kind } = session
  const form = applicationForms[kind]
  const read = readEdit(form, sent)
  if (!read.ok) return read
  const { id, version, changes } = read.value
  if (id !== undefined && id !== applicationId) {
    return refuse('invalid_answers', { errors: { id: 'invalid_choice' } })
  }
  const inline = readInlineFiles(form, changes)
  if (Object.keys(inline.errors).length > 0) return refuse('invalid_answers', { errors: inline.errors })
  const allowed = await limitAddressChanges(store, applicationId, normalise(form, changes).email)
  if (!allowed.ok) return allowed

  return withStoredFiles(store, inline.files, (ids) =>
    keep(store, session, { version, changes: { ...(inline.answers as Answers), ...ids }, locale }),
  )
}

type JudgedEdit = Edit & { locale: Locale | undefined }

async function keep(store: Store, { applicationId, kind }: EditSession, edit: JudgedEdit) {
  const form = applicationForms[kind]
  const checked = await checkNewFiles(store, form, applicationId, edit.changes)
  if (!checked.ok) return checked
  const changing = transaction(store, async (trx) => {
    const stored = await lockApplication(trx, applicationId)
    return stored ? change(trx, form, stored, edit) : refuse('not_found')
  })
  return refuseSecond(changing)
}

/** Judge files before the transaction, to keep it short. */
async function checkNewFiles(store: Store, form: Form, applicationId: string, changes: Answers) {
  const given = normalise(form, changes)
  const known = (await listFiles(store, applicationId)).map(({ id }) => id)
  const fresh = fileFields(form).filter((name) => {
    const id = given[name]
    return typeof id === 'string' && v.is(uuid, id) && !known.includes(id)
  })
  return checkFiles(store, Object.fromEntries(fresh.map((name) => [name, String(given[name])])))
}

async function change(trx: Database, form: Form, stored: Application, edit: JudgedEdit) {
  const { id } = stored
  const { version, changes, locale = stored.locale } = edit
  const isStale = version !== undefined && version !== stored.version
  const accepted = acceptPatch(form, stored.answers, changes)
  if (!accepted.ok) return isStale ? refuse('version_conflict') : accepted
  const { answers, newAddress } = holdAddress(stored, accepted.value)
  const waiting = await findAddressChange(trx, id)
  const isAsked = newAddress !== undefined && !(waiting && isSameAddress(newAddress, waiting.email))
  if (isAsked && (await isAddressTaken(trx, stored.kind, newAddress, stored.id))) return refuse('email_taken')
  const said = Object.fromEntries(Object.entries(answers).filter(([name]) => Object.hasOwn(changes, name)))
  const newer = await newerTermsFor(trx, stored)
  const unaccepted = newer ? missingConsents(form, said) : {}
  if (Object.keys(unaccepted).length > 0) return refuse('invalid_answers', { errors: unaccepted })
  await recordConsents(trx, id, { form, answers: said, locale }, newer !== null)
  const changed = Object.keys(changedFields(form, stored.answers, answers))
  // A retry whose response was lost finds its own change, one version later.
  const isKept = changed.length === 0 && !isAsked && (!isStale || stored.version === version + 1)
  if (isKept) return done({ id, version: stored.version, pending_email: pendingEmail(waiting) })
  if (isStale) return refuse('version_conflict')
  const request = stored.status === 'info_requested' ? await findOpenRequest(trx, id) : undefined
  const touched = isAsked ? [...changed, 'email'] : changed
  const closed = request ? closedAmong(form, request.fields, touched) : {}
  if (Object.keys(closed).length > 0) return refuse('invalid_answers', { errors: closed })

  const claimed = await exchangeFiles(
    trx,
    id,
    answers,
    changed.filter((name) => form.fields[name]?.kind === 'file'),
  )
  if (!claimed.ok) return claimed
  if (locale !== stored.locale) await annotateApplication(trx, id, { locale })
  const reader = { ...stored, locale }
  const edited = changed.length > 0 ? await keepAnswers(trx, form, reader, { answers, changed }) : stored
  const pending = isAsked ? await askAddressChange(trx, reader, newAddress) : waiting
  const { version: next } = request ? await returnToReview(trx, stored) : edited
  return done({ id, version: next, pending_email: pendingEmail(pending) })
}

/** Sets a new address apart; one that differs in capitals only is the same mailbox. */
function holdAddress({ answers: before, email }: Application, accepted: Answers) {
  const given = String(accepted.email)
  if (isSameAddress(given, email)) return { answers: accepted, newAddress: undefined }
  return { answers: { ...accepted, email: before.email }, newAddress: given }
}

async function keepAnswers(
  trx: Database,
  form: Form,
  stored: Application,
  { answers, changed }: { answers: Answers; changed: readonly string[] },
): Promise<{ version: number }> {
  const { id, kind, number, email, locale } = stored
  const edited = await changeApplication(trx, id, { answers })
  await insertAnswerChange(trx, id, null, keptChange(form, changed, stored.answers, answers))
  await writeAudit(trx, applicant, 'application_edited', ['application', id], { fields: changed })
  await tellOfChange(trx, stored, changed)
  await mailLetter(trx, { to: email, locale, applicationId: id }, (t) => {
    const questions = changed.map((name) => labelOf(form, name, t))
    return editConfirmationLetter(t, { kind, reference: referenceOf(kind, number), questions })
  })
  return edited
}

/** The requested information has arrived: return the application to review. */
async function returnToReview(trx: Database, { id, status }: Application) {
  await answerRequest(trx, id)
  const asking = (await listMoves(trx, id)).findLast(({ to_status }) => to_status === 'info_requested')
  if (asking?.mail_id) await takeBackMail(trx, asking.mail_id) // the held mail would ask for information that has arrived
  return moveByApplicant(trx, { id, status }, 'in_review')
}

/** A new file replaces the former one of its field. */
async function exchangeFiles(trx: Database, id: string, answers: Answers, fields: readonly string[]) {
  const replaced = (await listFiles(trx, id)).filter(({ field }) => fields.includes(field))
  for (const file of replaced) await removeFile(trx, file.id)
  const claims = fields.filter((field) => field in answers).map((field) => [field, String(answers[field])])
  return claimUploads(trx, id, Object.fromEntries(claims))
}
