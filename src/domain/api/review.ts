import * as v from 'valibot'
import {
  applicationExport,
  applicationFilter,
  applicationKind,
  applicationQuery,
} from '../review/application-query.ts'
import { auditFilter, auditQuery } from '../staff/audit.ts'
import {
  applicationPage,
  assignees,
  auditPage,
  movedApplications,
  movePreviews,
  note,
  reviewedApplication,
  today,
  undoneMoves,
} from './review-answers.ts'
import * as examples from './review-examples.ts'
import { moveOrder, moveQuestion, newAssignee, newNote, newTags, undoOrder } from './review-orders.ts'
import { reviewPaths } from './review-paths.ts'
import { uuid } from './uuid.ts'

const params = v.strictObject({ id: uuid })
const binary = v.pipe(v.string(), v.metadata({ format: 'binary' }))

function json<const Schema extends v.GenericSchema>(schema: Schema, example: v.InferOutput<Schema>) {
  return { status: 200, type: 'application/json', schema, example } as const
}

/** The back office: reading applications, moving them on, and what was done. */
export const reviewEndpoints = {
  listApplications: {
    method: 'GET',
    path: reviewPaths.applications,
    access: 'read_applications',
    limit: 'read',
    request: { query: applicationQuery },
    answer: json(applicationPage, examples.page),
    problems: ['invalid_answers'],
  },
  readApplication: {
    method: 'GET',
    path: reviewPaths.application,
    access: 'read_applications',
    limit: 'read',
    request: { params },
    answer: json(reviewedApplication, examples.application),
    problems: ['not_found'],
  },
  findNeighbours: {
    method: 'GET',
    path: reviewPaths.neighbours,
    access: 'read_applications',
    limit: 'read',
    request: { params, query: applicationFilter },
    answer: json(v.object({ previous: v.nullable(uuid), next: v.nullable(uuid) }), {
      previous: null,
      next: examples.otherId,
    }),
  },
  listColumns: {
    method: 'GET',
    path: reviewPaths.columns,
    access: 'read_applications',
    limit: 'read',
    request: { query: v.strictObject({ kind: applicationKind }) },
    answer: json(v.object({ columns: v.array(v.object({ name: v.string(), label: v.string() })) }), {
      columns: [{ name: 'reference', label: 'Reference' }],
    }),
  },
  exportApplicationsAsCsv: {
    method: 'GET',
    path: reviewPaths.exportCsv,
    access: 'read_applications',
    limit: 'read',
    request: { query: applicationExport },
    answer: { status: 200, type: 'text/csv', schema: v.string() },
    problems: ['invalid_answers'],
  },
  exportApplicationsAsXlsx: {
    method: 'GET',
    path: reviewPaths.exportXlsx,
    access: 'read_applications',
    limit: 'read',
    request: { query: applicationExport },
    answer: {
      status: 200,
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      schema: binary,
    },
    problems: ['invalid_answers'],
  },
  readImportTemplate: {
    method: 'GET',
    path: reviewPaths.importTemplate,
    access: 'review_applications',
    limit: 'read',
    request: {},
    answer: { status: 200, type: 'text/csv', schema: v.string() },
  },
  openFileOfApplication: {
    method: 'GET',
    path: reviewPaths.file,
    access: 'read_applications',
    limit: 'read',
    request: { params },
    answer: { status: 200, type: 'application/pdf', schema: binary },
    problems: ['not_found'],
  },
  previewMoves: {
    method: 'POST',
    path: reviewPaths.previewMoves,
    access: 'review_applications',
    limit: 'write',
    request: { body: moveQuestion },
    example: { ids: [examples.id], to: 'interview' },
    answer: json(movePreviews, examples.previews),
  },
  moveApplications: {
    method: 'POST',
    path: reviewPaths.moves,
    access: 'review_applications',
    limit: 'write',
    request: { body: moveOrder },
    example: { applications: [{ id: examples.id, version: 3 }], to: 'interview' },
    answer: json(movedApplications, examples.moved),
    problems: ['not_found', 'version_conflict', 'wrong_status', 'made_by_matching'],
  },
  undoMoves: {
    method: 'POST',
    path: reviewPaths.undoMoves,
    access: 'review_applications',
    limit: 'write',
    request: { body: undoOrder },
    example: { token: examples.token },
    answer: json(undoneMoves, {
      undone: [{ id: examples.id, status: 'in_review', version: 5 }],
      refused: [],
    }),
    problems: ['not_found', 'version_conflict', 'too_late', 'email_taken'],
  },
  noteOnApplication: {
    method: 'POST',
    path: reviewPaths.notes,
    access: 'review_applications',
    limit: 'write',
    request: { params, body: newNote },
    example: { text: examples.note.text },
    answer: json(note, examples.note),
    problems: ['not_found'],
  },
  assignApplication: {
    method: 'PUT',
    path: reviewPaths.assignee,
    access: 'review_applications',
    limit: 'write',
    request: { params, body: newAssignee },
    example: { assignee: examples.assignee.id },
    answer: json(v.object({ assignee: v.nullable(v.object({ id: uuid, name: v.string() })) }), {
      assignee: examples.assignee,
    }),
    problems: ['not_found'],
  },
  mailNewLink: {
    method: 'POST',
    path: reviewPaths.link,
    access: 'review_applications',
    limit: 'write',
    request: { params },
    answer: json(v.object({ to: v.string() }), { to: examples.application.email }),
    problems: ['not_found'],
  },
  listAssignees: {
    method: 'GET',
    path: reviewPaths.assignees,
    access: 'read_applications',
    limit: 'read',
    answer: json(assignees, { assignees: [examples.assignee] }),
  },
  tagApplication: {
    method: 'PUT',
    path: reviewPaths.tags,
    access: 'review_applications',
    limit: 'write',
    request: { params, body: newTags },
    example: { tags: ['Urgent'] },
    answer: json(v.object({ tags: v.array(v.string()) }), { tags: ['urgent'] }),
    problems: ['not_found'],
  },
  readToday: {
    method: 'GET',
    path: reviewPaths.today,
    access: 'read_applications',
    limit: 'read',
    answer: json(today, examples.today),
  },
  readAudit: {
    method: 'GET',
    path: reviewPaths.audit,
    access: 'read_applications',
    limit: 'read',
    request: { query: auditQuery },
    answer: json(auditPage, examples.audit),
  },
  exportAuditAsCsv: {
    method: 'GET',
    path: reviewPaths.auditCsv,
    access: 'read_applications',
    limit: 'read',
    request: { query: auditFilter },
    answer: { status: 200, type: 'text/csv', schema: v.string() },
  },
} as const
