import { adminFilePath } from '../../domain/api/review/review-paths.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { type Described, describeAnswers } from '../../domain/forms/engine/describe.ts'
import { sayWeights } from '../../domain/matching/say-weights.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { requestActOf } from '../../domain/programme/next-act.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { nounOf } from '../../domain/review/field-noun.ts'
import { officeWords } from '../../domain/review/office-words.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { everywhere, type Regional } from '../../domain/staff/regions.ts'
import { downloadName } from '../../domain/uploads/download-name.ts'
import { findAddressChange } from '../../store/applicants/address-changes.ts'
import { findApplication } from '../../store/applications/application.ts'
import { findEntryOfApplication } from '../../store/applications/entries.ts'
import { listWeightChanges } from '../../store/matching/match-weights.ts'
import type { Store } from '../../store/open-store.ts'
import { listCardMatches } from '../../store/programme/card-matches.ts'
import { listAnswerChanges } from '../../store/review/answer-changes.ts'
import { listDuplicates } from '../../store/review/duplicates.ts'
import { findOpenRequest, listRequests } from '../../store/review/information-requests.ts'
import { findMergedInto, listMerged } from '../../store/review/merges.ts'
import { listMoves } from '../../store/review/moves.ts'
import { findReviewed, listNotes } from '../../store/review/reviewed-application.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { findClaimedFile, listFiles } from '../../store/uploads/claimed-files.ts'
import { readUpload } from '../../store/uploads/uploads.ts'
import { pendingEmail } from '../applicants/ask-address-change.ts'
import type { OpenedFile } from '../applicants/read-own-application.ts'
import { readExpertWorkload } from '../matching/expert-load.ts'
import { withGates } from '../matching/gates-of-today.ts'
import { describeChanges, describeRequests, sourcesOfFacts } from './answer-history.ts'
import { describeMerged } from './describe-merged.ts'
import { allowedMoves } from './why-not-by-hand.ts'

/** Staff read English, whatever the applicant's language. */
const t = officeWords(translator('en', catalogueOf('en')))

/** Reads an application; for a merged duplicate, the one that remained. */
export async function readApplication(store: Store, given: string, staff: Regional = everywhere) {
  const application =
    (await findReviewed(store, given)) ??
    (await findReviewed(store, (await findMergedInto(store, given)) ?? given))
  if (!application) return refuse('not_found')
  const { id } = application
  const { kind, number, answers, assignee_id, assignee_name, ...facts } = application
  const [
    files,
    moves,
    notes,
    duplicates,
    asked,
    requests,
    entry,
    change,
    changes,
    workload,
    matches,
    weights,
    merged,
  ] = await Promise.all([
    listFiles(store, id, { withMerged: true }),
    listMoves(store, id),
    listNotes(store, id),
    listDuplicates(store, id, staff),
    facts.status === 'info_requested' ? findOpenRequest(store, id) : undefined,
    listRequests(store, id),
    findEntryOfApplication(store, id),
    findAddressChange(store, id),
    listAnswerChanges(store, id),
    kind === 'expert' ? readExpertWorkload(store, id, staff) : null,
    kind === 'hospital' ? listCardMatches(store, [id]) : [],
    kind === 'hospital' ? listWeightChanges(store, id) : [],
    listMerged(store, id),
  ])
  const form = applicationForms[kind]
  const next =
    kind === 'hospital'
      ? requestActOf({ status: facts.status, matches: await withGates(store, matches) })
      : undefined
  return done({
    ...facts,
    kind,
    reference: referenceOf(kind, number),
    submitted_at: facts.submitted_at.toISOString(),
    updated_at: facts.updated_at.toISOString(),
    information_received_at:
      facts.status === 'in_review' ? (facts.information_received_at?.toISOString() ?? null) : null,
    assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? '' },
    answers: describeAnswers(form, answers, t, nounOf) satisfies Described[],
    values: answers,
    changes: describeChanges(form, changes, t),
    weight_changes: weights.toReversed().map(({ staff_name, changed_at, before, weights: after }) => ({
      staff_name,
      changed_at: changed_at.toISOString(),
      before: sayWeights(before, t),
      after: sayWeights(after, t),
    })),
    fact_sources: sourcesOfFacts(form, answers, changes),
    files: files.map(({ merged_from, ...file }) => ({
      ...file,
      href: adminFilePath(file.id),
      merged_from: merged_from === null ? null : referenceOf(kind, merged_from),
    })),
    merged: merged.map((one) => describeMerged(form, kind, one, t)),
    asked: asked ? { ...asked, asked_at: asked.asked_at.toISOString() } : null,
    information_requests: describeRequests(form, requests, t),
    pending_email: pendingEmail(change),
    entered: entry ? { ...entry, entered_at: entry.entered_at.toISOString() } : null,
    workload,
    allowed_moves: await allowedMoves(store, application),
    next_act: next ? { act: next.act, match_id: next.matchId ?? null } : null,
    history: moves.map((move) => ({
      from: move.from_status,
      to: move.to_status,
      actor: move.actor,
      staff_name: move.staff_name,
      moved_at: move.moved_at.toISOString(),
      undone_at: move.undone_at?.toISOString() ?? null,
      reason: move.decline_reason && {
        reason: move.decline_reason,
        note: move.decline_note ?? '',
        told: move.decline_told === true,
      },
      undo: isHeld(move, facts.version)
        ? { token: move.batch_id, until: move.held_until.toISOString() }
        : null,
    })),
    notes: notes.map((note) => ({ ...note, written_at: note.written_at.toISOString() })),
    duplicates: duplicates.map(({ number: other, ...duplicate }) => ({
      ...duplicate,
      reference: referenceOf(duplicate.kind, other),
      submitted_at: duplicate.submitted_at.toISOString(),
    })),
  })
}

/** Whether to offer 'undo'; the attempt itself decides. */
function isHeld(move: { held_until: Date; undone_at: Date | null; version: number }, version: number) {
  return move.undone_at === null && move.version === version && move.held_until.getTime() > Date.now()
}

/** Opens a file of any application. The audit entry is written before the first byte is sent. */
export async function openFile(store: Store, staff: Author, id: string): Promise<Outcome<OpenedFile>> {
  const file = await findClaimedFile(store, id)
  const application = file && (await findApplication(store, file.applicationId))
  if (!application) return refuse('not_found')
  await writeAudit(store, byStaff(staff), 'file_opened', ['application', application.id], {
    fields: [file.field],
  })
  const name = downloadName(application, file.field)
  return done({ name, size: file.size, bytes: readUpload(store, id) })
}
