import * as v from 'valibot'
import {
  applicationExport,
  applicationFilter,
  applicationKind,
  applicationQuery,
} from '../review/application-query.ts'
import { auditFilter, auditQuery } from '../staff/audit.ts'
import { binary, byId, csv, json, reads, writes } from './endpoint-parts.ts'
import * as answers from './review-answers.ts'
import * as examples from './review-examples.ts'
import * as orders from './review-orders.ts'
import { reviewPaths } from './review-paths.ts'
import { uuid } from './uuid.ts'

const reading = { ...reads, access: 'read_applications' } as const
const reviewing = { ...writes, access: 'review_applications' } as const

/** The back office: reading applications, moving them on, and what was done. */
export const reviewEndpoints = {
  listApplications: {
    ...reading,
    path: reviewPaths.applications,
    request: { query: applicationQuery },
    answer: json(answers.applicationPage, examples.page),
    problems: ['invalid_answers'],
  },
  readApplication: {
    ...reading,
    path: reviewPaths.application,
    request: { params: byId },
    answer: json(answers.reviewedApplication, examples.application),
    problems: ['not_found'],
  },
  findNeighbours: {
    ...reading,
    path: reviewPaths.neighbours,
    request: { params: byId, query: applicationFilter },
    answer: json(v.object({ previous: v.nullable(uuid), next: v.nullable(uuid) }), {
      previous: null,
      next: examples.otherId,
    }),
  },
  listColumns: {
    ...reading,
    path: reviewPaths.columns,
    request: { query: v.strictObject({ kind: applicationKind }) },
    answer: json(v.object({ columns: v.array(v.object({ name: v.string(), label: v.string() })) }), {
      columns: [{ name: 'reference', label: 'Reference' }],
    }),
  },
  exportApplicationsAsCsv: {
    ...reading,
    path: reviewPaths.exportCsv,
    request: { query: applicationExport },
    answer: csv,
    problems: ['invalid_answers'],
  },
  exportApplicationsAsXlsx: {
    ...reading,
    path: reviewPaths.exportXlsx,
    request: { query: applicationExport },
    answer: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    problems: ['invalid_answers'],
  },
  readImportTemplate: {
    ...reads,
    path: reviewPaths.importTemplate,
    access: 'review_applications',
    request: {},
    answer: csv,
  },
  openFileOfApplication: {
    ...reading,
    path: reviewPaths.file,
    request: { params: byId },
    answer: binary('application/pdf'),
    problems: ['not_found'],
  },
  previewMoves: {
    ...reviewing,
    path: reviewPaths.previewMoves,
    request: { body: orders.moveQuestion },
    example: { ids: [examples.id], to: 'interview' },
    answer: json(answers.movePreviews, examples.previews),
  },
  moveApplications: {
    ...reviewing,
    path: reviewPaths.moves,
    request: { body: orders.moveOrder },
    example: { applications: [{ id: examples.id, version: 3 }], to: 'interview' },
    answer: json(answers.movedApplications, examples.moved),
    problems: ['not_found', 'version_conflict', 'wrong_status', 'made_by_matching'],
  },
  undoMoves: {
    ...reviewing,
    path: reviewPaths.undoMoves,
    request: { body: orders.undoOrder },
    example: { token: examples.token },
    answer: json(answers.undoneMoves, {
      undone: [{ id: examples.id, status: 'in_review', version: 5 }],
      refused: [],
    }),
    problems: ['not_found', 'version_conflict', 'too_late', 'email_taken'],
  },
  noteOnApplication: {
    ...reviewing,
    path: reviewPaths.notes,
    request: { params: byId, body: orders.newNote },
    example: { text: examples.note.text },
    answer: json(answers.note, examples.note),
    problems: ['not_found'],
  },
  assignApplication: {
    ...reviewing,
    method: 'PUT',
    path: reviewPaths.assignee,
    request: { params: byId, body: orders.newAssignee },
    example: { assignee: examples.assignee.id },
    answer: json(v.object({ assignee: v.nullable(answers.person) }), { assignee: examples.assignee }),
    problems: ['not_found'],
  },
  mailNewLink: {
    ...reviewing,
    path: reviewPaths.link,
    request: { params: byId },
    answer: json(v.object({ to: v.string() }), { to: examples.application.email }),
    problems: ['not_found'],
  },
  listAssignees: {
    ...reading,
    path: reviewPaths.assignees,
    answer: json(answers.assignees, { assignees: [examples.assignee] }),
  },
  tagApplication: {
    ...reviewing,
    method: 'PUT',
    path: reviewPaths.tags,
    request: { params: byId, body: orders.newTags },
    example: { tags: ['Urgent'] },
    answer: json(v.object({ tags: v.array(v.string()) }), { tags: ['urgent'] }),
    problems: ['not_found'],
  },
  readToday: {
    ...reading,
    path: reviewPaths.today,
    answer: json(answers.today, examples.today),
  },
  readAudit: {
    ...reading,
    path: reviewPaths.audit,
    request: { query: auditQuery },
    answer: json(answers.auditPage, examples.audit),
  },
  exportAuditAsCsv: {
    ...reading,
    path: reviewPaths.auditCsv,
    request: { query: auditFilter },
    answer: csv,
  },
} as const
