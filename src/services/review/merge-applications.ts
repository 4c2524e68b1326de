import { referenceOf } from '../../domain/applications/reference.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { describeAnswers } from '../../domain/forms/engine/describe.ts'
import { fileFields } from '../../domain/forms/engine/inline-file.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { MergePair, MergeProblem } from '../../domain/review/duplicates.ts'
import { nounOf } from '../../domain/review/field-noun.ts'
import { officeWords } from '../../domain/review/office-words.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { removeEditLink } from '../../store/applicants/edit-links.ts'
import { forgiveAttempts } from '../../store/applicants/pin-attempts.ts'
import { annotateApplication, lockApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { listAssessments } from '../../store/review/assessments.ts'
import { moveBelongings, removeMerged, weighApplication } from '../../store/review/merges.ts'
import { findReviewed } from '../../store/review/reviewed-application.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { listFiles } from '../../store/uploads/claimed-files.ts'
import { findUpcoming } from './interview-of-move.ts'

export type MergeOrder = MergePair & {
  /** Optimistic lock: the versions that were read. */
  versions: { stays: number; goes: number }
}

const t = officeWords(translator('en', catalogueOf('en')))

/** What the merge would keep, move and end, or why the two cannot be merged. */
export async function previewMerge(store: Database, pair: MergePair) {
  const read = await readPair(store, pair)
  if (!read.ok) return read
  const { stays, goes } = read.value
  const [weight, files, own, theirs] = await Promise.all([
    weighApplication(store, goes.id),
    listFiles(store, goes.id, { withMerged: true }),
    listAssessments(store, stays.id),
    listAssessments(store, goes.id),
  ])
  const label = (field: string) => said.find(({ name }) => name === field)?.label ?? field
  const form = applicationForms[stays.kind]
  const said = describeAnswers(form, goes.answers, t, nounOf)
  const kept = new Map(describeAnswers(form, stays.answers, t).map(({ name, text }) => [name, text]))
  const ofFiles = fileFields(form)
  const replaced = theirs.filter(({ staff_id }) => own.some((one) => one.staff_id === staff_id))
  return done({
    stays: factsOf(stays),
    goes: factsOf(goes),
    problem: (await problemOf(store, pair, weight)) ?? null,
    answers: said
      .filter(({ name, text }) => !ofFiles.includes(name) && text !== (kept.get(name) ?? ''))
      .map(({ name, label, text }) => ({ name, label, stays: kept.get(name) ?? '', goes: text })),
    follows: {
      notes: weight.notes,
      mails: weight.mails,
      consents: weight.consents,
      assessments: theirs.length - replaced.length,
      tags: goes.tags.filter((tag) => !stays.tags.includes(tag)),
      files: files.map(({ field, name }) => ({ label: label(field), name })),
      assignee: stays.assignee_id === null ? goes.assignee_name : null,
    },
    kept_in_history: {
      moves: weight.moves,
      requests: weight.requests,
      changes: weight.changes,
      assessments: replaced.length,
    },
    ends: { address_change: weight.has_address_change, open_request: weight.has_open_request },
  })
}

/** Atomic; the history of the remaining application records the duplicate, so that nothing is lost. */
export function mergeApplications(
  store: Store,
  staff: Author,
  { versions, ...pair }: MergeOrder,
): Promise<Outcome<{ id: string; reference: string }>> {
  return transaction(store, async (trx) => {
    // Lock the link first, as opening a session does, to avoid a deadlock.
    const { digests } = await removeEditLink(trx, pair.goes)
    for (const id of [pair.stays, pair.goes].toSorted()) await lockApplication(trx, id)
    const read = await readPair(trx, pair)
    if (!read.ok) return read
    const { stays, goes } = read.value
    if (stays.version !== versions.stays || goes.version !== versions.goes) return refuse('version_conflict')
    const problem = await problemOf(trx, pair, await weighApplication(trx, goes.id))
    if (problem) return refuse(problem === 'mails_unsent' ? 'act_held' : 'wrong_status')

    await forgiveAttempts(trx, ...digests)
    await moveBelongings(trx, pair, goes.number)
    await annotateApplication(trx, stays.id, {
      tags: [...new Set([...stays.tags, ...goes.tags])],
      assignee_id: stays.assignee_id ?? goes.assignee_id,
    })
    await removeMerged(trx, pair, staff)
    const [kept, gone] = [stays, goes].map(({ kind, number }) => referenceOf(kind, number)) as [
      string,
      string,
    ]
    await writeAudit(trx, byStaff(staff), 'application_merged', ['application', stays.id], {
      after: { merged: gone },
    })
    await writeAudit(trx, byStaff(staff), 'application_merged', ['application', goes.id], {
      after: { merged_into: kept },
    })
    return done({ id: stays.id, reference: kept })
  })
}

async function readPair(database: Database, { stays, goes }: MergePair) {
  const [kept, gone] = [await findReviewed(database, stays), await findReviewed(database, goes)]
  if (!kept || !gone) return refuse('not_found')
  if (kept.id === gone.id || kept.kind !== gone.kind)
    return refuse('invalid_answers', { errors: { goes: 'invalid_choice' } })
  return done({ stays: kept, goes: gone })
}

type Weight = Awaited<ReturnType<typeof weighApplication>>

/** Why the duplicate cannot be removed. */
async function problemOf(
  database: Database,
  { goes }: MergePair,
  { matches, unsent }: Weight,
): Promise<MergeProblem | undefined> {
  if (matches > 0) return 'has_matches'
  if (unsent > 0) return 'mails_unsent'
  return (await findUpcoming(database, goes)) ? 'interview_ahead' : undefined
}

function factsOf(application: NonNullable<Awaited<ReturnType<typeof findReviewed>>>) {
  const { id, kind, number, status, name, email, version, submitted_at } = application
  const reference = referenceOf(kind, number)
  return { id, kind, reference, status, name, email, version, submitted_at: submitted_at.toISOString() }
}
