import * as v from 'valibot'
import { typedSources } from '../../applications/entry-source.ts'
import { matchStatuses } from '../../matching/match-status.ts'
import { requestActs } from '../../programme/request-acts.ts'
import { applicationKind, applicationStatus } from '../../review/application-query.ts'
import { everyReason } from '../../review/decline-reasons.ts'
import { auditActions } from '../../staff/audit.ts'
import { uuid } from '../uuid.ts'

const time = v.string()
export const person = v.object({ id: uuid, name: v.string() })
const actor = v.picklist(['staff', 'applicant', 'system'])

export const factsOfRow = {
  id: uuid,
  kind: applicationKind,
  reference: v.string(),
  status: applicationStatus,
  name: v.string(),
  country: v.nullable(v.string()),
}

const applicationRow = v.object({
  ...factsOfRow,
  version: v.number(),
  email: v.string(),
  family_name: v.nullable(v.string()),
  institution: v.nullable(v.string()),
  city: v.nullable(v.string()),
  areas: v.array(v.string()),
  languages: v.array(v.string()),
  locale: v.string(),
  /** What was typed for the language 'Other'. */
  other_language: v.nullable(v.string()),
  tags: v.array(v.string()),
  submitted_at: time,
  updated_at: time,
  assignee_id: v.nullable(uuid),
  assignee_name: v.nullable(v.string()),
})

export const applicationPage = v.object({
  rows: v.array(applicationRow),
  cursor: v.nullable(v.string()),
  total: v.nullable(v.object({ count: v.number(), isExact: v.boolean() })),
  /** On the first page: counts by status, without the status filter; null if a search finds too many. */
  statuses: v.nullable(v.array(v.object({ status: applicationStatus, count: v.number() }))),
})

export const assignees = v.object({ assignees: v.array(person) })

export const note = v.object({ id: uuid, staff_name: v.string(), text: v.string(), written_at: time })

/** A duplicate that was merged into the application. */
const mergedDuplicate = v.object({
  reference: v.string(),
  staff_name: v.string(),
  merged_at: time,
  name: v.string(),
  email: v.string(),
  status: applicationStatus,
  submitted_at: time,
  answers: v.array(v.object({ name: v.string(), label: v.string(), text: v.string() })),
  moves: v.array(
    v.object({ to: applicationStatus, actor, staff_name: v.nullable(v.string()), moved_at: time }),
  ),
})

const undoable = v.object({ token: uuid, until: time })

export const reviewedApplication = v.object({
  ...factsOfRow,
  version: v.number(),
  email: v.string(),
  locale: v.string(),
  submitted_at: time,
  updated_at: time,
  information_received_at: v.nullable(time),
  assignee: v.nullable(person),
  tags: v.array(v.string()),
  answers: v.array(v.object({ name: v.string(), label: v.string(), text: v.string() })),
  /** The stored answers, as a form that changes them needs them. */
  values: v.record(v.string(), v.unknown()),
  /** What changed in the answers, oldest first; without a name of staff, the applicant changed it. */
  changes: v.array(
    v.object({
      staff_name: v.nullable(v.string()),
      changed_at: time,
      reason: v.nullable(v.string()),
      fields: v.array(
        v.object({ name: v.string(), label: v.string(), before: v.string(), after: v.string() }),
      ),
    }),
  ),
  /** For a request: changes of the weights of its matching criteria, in words, oldest first. */
  weight_changes: v.array(
    v.object({ staff_name: v.string(), changed_at: time, before: v.string(), after: v.string() }),
  ),
  /** Who entered the facts of the team; null for the applicant. */
  fact_sources: v.array(v.object({ name: v.string(), by: v.nullable(v.string()), at: v.nullable(time) })),
  files: v.array(
    v.object({
      id: uuid,
      field: v.string(),
      name: v.string(),
      size: v.number(),
      href: v.string(),
      /** The reference of the duplicate that it was sent with. */
      merged_from: v.nullable(v.string()),
    }),
  ),
  merged: v.array(mergedDuplicate),
  asked: v.nullable(v.object({ fields: v.array(v.string()), note: v.string(), asked_at: time })),
  /** Every request for information that was not taken back, the oldest first. */
  information_requests: v.array(
    v.object({
      asked_at: time,
      answered_at: v.nullable(time),
      note: v.string(),
      questions: v.array(v.object({ name: v.string(), label: v.string() })),
    }),
  ),
  pending_email: v.nullable(v.object({ email: v.string(), asked_at: time, expires_at: time })),
  entered: v.nullable(
    v.object({ source: v.picklist([...typedSources, 'import']), staff_name: v.string(), entered_at: time }),
  ),
  workload: v.nullable(
    v.object({
      carried: v.number(),
      most: v.number(),
      requests: v.array(
        v.object({
          match_id: uuid,
          hospital_id: uuid,
          hospital: v.string(),
          reference: v.string(),
          country: v.nullable(v.string()),
          status: v.picklist(matchStatuses),
          moved_at: time,
          starts_on: v.nullable(v.string()),
          ends_on: v.nullable(v.string()),
          certificate: v.nullable(v.string()),
        }),
      ),
    }),
  ),
  allowed_moves: v.array(applicationStatus),
  /** For a request in matching: the next act, and the match on whose page it is done. */
  next_act: v.nullable(v.object({ act: v.picklist(requestActs), match_id: v.nullable(uuid) })),
  history: v.array(
    v.object({
      from: applicationStatus,
      to: applicationStatus,
      actor,
      staff_name: v.nullable(v.string()),
      moved_at: time,
      undone_at: v.nullable(time),
      /** Only if the move declines the application. */
      reason: v.nullable(v.object({ reason: v.picklist(everyReason), note: v.string(), told: v.boolean() })),
      undo: v.nullable(undoable),
    }),
  ),
  notes: v.array(note),
  duplicates: v.array(v.object({ ...factsOfRow, submitted_at: time, same_address: v.boolean() })),
})

export const changedAnswers = v.object({ version: v.number() })

const left = v.object({ id: uuid, status: applicationStatus, version: v.number() })
export const refused = v.object({ id: uuid, code: v.string() })

export const movedApplications = v.object({
  undo: undoable,
  moved: v.array(left),
  refused: v.array(refused),
})
const givenBack = v.object({
  to: applicationStatus,
  asked: v.nullable(v.object({ fields: v.array(v.string()), note: v.string() })),
  mail: v.nullable(v.object({ subject: v.string(), text: v.string() })),
})

export const undoneMoves = v.object({
  /** `words` returns what the coordinator typed for the move, so that the dialog can offer it again. */
  undone: v.array(v.object({ ...left.entries, words: givenBack })),
  refused: v.array(refused),
})

export const auditPage = v.object({
  entries: v.array(
    v.object({
      id: v.string(),
      at: time,
      actor,
      staff_id: v.nullable(uuid),
      staff_name: v.nullable(v.string()),
      action: v.picklist(auditActions),
      subject_kind: v.string(),
      subject_id: v.nullable(uuid),
      application_kind: v.nullable(applicationKind),
      /** The reference of the entry's subject, while that exists. */
      reference: v.nullable(v.string()),
      /** The names of the people, hospitals or texts that the entry concerns, while they exist. */
      concerns: v.array(v.string()),
      fields: v.array(v.string()),
      before: v.nullable(v.record(v.string(), v.unknown())),
      after: v.nullable(v.record(v.string(), v.unknown())),
    }),
  ),
  cursor: v.nullable(v.string()),
})
