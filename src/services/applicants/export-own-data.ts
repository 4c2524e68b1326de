import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { describeAnswers } from '../../domain/forms/engine/describe.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { findAddressChange } from '../../store/applicants/address-changes.ts'
import { findProvedAddress } from '../../store/applicants/edit-links.ts'
import {
  findLinkDates,
  listDrafts,
  listMails,
  listMessages,
  listSessions,
} from '../../store/applicants/own-traces.ts'
import { findApplication } from '../../store/applications/application.ts'
import { findEntryOfApplication } from '../../store/applications/entries.ts'
import type { Store } from '../../store/open-store.ts'
import { listConsents } from '../../store/privacy/consents.ts'
import { listOwnReasons } from '../../store/programme/own-matches.ts'
import { listAnswerChanges } from '../../store/review/answer-changes.ts'
import { listAssessments } from '../../store/review/assessments.ts'
import { listRequests } from '../../store/review/information-requests.ts'
import { listInterviews } from '../../store/review/interviews.ts'
import { listMerged } from '../../store/review/merges.ts'
import { listMoves } from '../../store/review/moves.ts'
import { findReviewed, listNotes } from '../../store/review/reviewed-application.ts'
import { readOwnProgramme } from '../programme/read-own-programme.ts'
import { shownWords } from '../settings/shown-words.ts'
import { pendingEmail } from './ask-address-change.ts'
import { fileNotes } from './read-own-application.ts'

/** All data about a person, in the language of the application; drafts and messages are those of the PIN's address. */
export async function exportOwnData(store: Store, session: EditSession) {
  const { applicationId, kind } = session
  const application = await findApplication(store, applicationId)
  if (!application) return refuse('not_found')
  const { answers, number, locale, ...facts } = application
  const form = applicationForms[kind]
  const t = await shownWords(store, locale)
  const address = (await findProvedAddress(store, applicationId)) ?? ''
  const consents = await listConsents(store, applicationId)
  const programme = await readOwnProgramme(store, session, locale)
  return done({
    application: { ...facts, reference: referenceOf(kind, number), locale, answers },
    answersInWords: describeAnswers(form, answers, t).map(({ label, text }) => ({ label, text })),
    consents: consents.map((consent) => ({ ...consent, text_sha256: consent.text_sha256.toString('hex') })),
    enteredOnBehalf: (await findEntryOfApplication(store, applicationId)) ?? null,
    files: await fileNotes(store, application, { withMerged: true }),
    mails: await listMails(store, applicationId),
    addressChange: pendingEmail(await findAddressChange(store, applicationId)),
    link: (await findLinkDates(store, applicationId)) ?? null,
    sessions: await listSessions(store, applicationId),
    moves: (await listMoves(store, applicationId)).map((move) => ({
      from: move.from_status,
      to: move.to_status,
      moved_at: move.moved_at,
      undone_at: move.undone_at,
      ...(move.decline_reason && { reason: move.decline_reason, note: move.decline_note }),
    })),
    informationRequests: await listRequests(store, applicationId),
    changes: (await listAnswerChanges(store, applicationId)).map(({ staff_name, ...change }) => ({
      by: staff_name === null ? 'applicant' : 'staff',
      ...change,
    })),
    notes: (await listNotes(store, applicationId)).map(({ text, written_at }) => ({ text, written_at })),
    interviews: (await listInterviews(store, applicationId)).map((one) => ({
      starts_at: one.starts_at,
      minutes: one.minutes,
      place: one.place,
      cancelled: one.cancelled,
    })),
    assessments: (await listAssessments(store, applicationId)).map((one) => ({
      scores: one.scores,
      recommendation: one.recommendation,
      comment: one.comment,
      given_at: one.given_at,
    })),
    merged: (await listMerged(store, applicationId)).map((one) => ({
      reference: referenceOf(kind, one.number),
      email: one.email,
      answers: one.record.application.answers,
      merged_at: one.merged_at,
    })),
    tags: (await findReviewed(store, applicationId))?.tags ?? [],
    collaborations: programme.ok ? programme.value.matches : [],
    reasonsToSayNo: kind === 'trainer' ? [] : await listOwnReasons(store, kind, applicationId),
    drafts: await listDrafts(store, address),
    messages: await listMessages(store, address),
  }) satisfies Outcome<object>
}
