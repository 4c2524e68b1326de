import * as v from 'valibot'
import {
  applicationExport,
  applicationFilter,
  applicationKind,
  applicationQuery,
} from '../review/application-query.ts'
import { scopes } from '../review/piles.ts'
import { auditFilter, auditQuery } from '../staff/audit.ts'
import { binary, byId, csv, json, reads, writes } from './endpoint-parts.ts'
import { movePreviews } from './review/move-previews.ts'
import * as answers from './review/review-answers.ts'
import * as examples from './review/review-examples.ts'
import * as orders from './review/review-orders.ts'
import { adminFilePath, reviewPaths } from './review/review-paths.ts'
import { today } from './review/today-answers.ts'
import { onePage, pageNumber, viewing } from './uploads/file-pages.ts'
import { uuid } from './uuid.ts'

/** The back office: reading applications, moving them on, and what was done. */
export const reviewEndpoints = {
  listApplications: {
    ...reads,
    path: reviewPaths.applications,
    access: 'read_applications',
    request: { query: applicationQuery },
    answer: json(answers.applicationPage, examples.page),
    problems: ['invalid_answers'],
  },
  readApplication: {
    ...reads,
    path: reviewPaths.application,
    access: 'read_applications',
    request: { params: byId },
    answer: json(answers.reviewedApplication, examples.application),
    problems: ['not_found'],
  },
  findNeighbours: {
    ...reads,
    path: reviewPaths.neighbours,
    access: 'read_applications',
    request: { params: byId, query: applicationFilter },
    answer: json(v.object({ previous: v.nullable(uuid), next: v.nullable(uuid) }), {
      previous: null,
      next: examples.otherId,
    }),
  },
  listColumns: {
    ...reads,
    path: reviewPaths.columns,
    access: 'read_applications',
    request: { query: v.strictObject({ kind: applicationKind }) },
    answer: json(v.object({ columns: v.array(v.object({ name: v.string(), label: v.string() })) }), {
      columns: [{ name: 'reference', label: 'Reference' }],
    }),
  },
  exportApplicationsAsCsv: {
    ...reads,
    path: reviewPaths.exportCsv,
    access: 'export_data',
    request: { query: applicationExport },
    answer: csv,
    problems: ['invalid_answers'],
  },
  exportApplicationsAsXlsx: {
    ...reads,
    path: reviewPaths.exportXlsx,
    access: 'export_data',
    request: { query: applicationExport },
    answer: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    problems: ['invalid_answers'],
  },
  readImportTemplate: {
    ...reads,
    path: reviewPaths.importTemplate,
    access: 'review_applications',
    request: { query: v.strictObject({ kind: v.optional(applicationKind, 'expert') }) },
    answer: csv,
  },
  openFileOfApplication: {
    ...reads,
    path: reviewPaths.file,
    access: 'read_applications',
    request: { params: byId },
    answer: binary('application/pdf'),
    problems: ['not_found'],
  },
  viewFileOfApplication: {
    ...viewing(adminFilePath(examples.id)),
    path: reviewPaths.filePages,
    access: 'read_applications',
    request: { params: byId },
  },
  readPageOfApplication: {
    ...onePage,
    path: reviewPaths.filePage,
    access: 'read_applications',
    request: { params: v.strictObject({ id: uuid, page: pageNumber }) },
  },
  previewMoves: {
    ...writes,
    path: reviewPaths.previewMoves,
    access: 'review_applications',
    request: { body: orders.moveQuestion },
    example: { ids: [examples.id], to: 'interview' },
    answer: json(movePreviews, examples.previews),
  },
  moveApplications: {
    ...writes,
    path: reviewPaths.moves,
    access: 'review_applications',
    request: { body: orders.moveOrder },
    example: { applications: [{ id: examples.id, version: 3 }], to: 'interview' },
    answer: json(answers.movedApplications, examples.moved),
    problems: ['not_found', 'version_conflict', 'wrong_status', 'made_by_matching'],
  },
  undoMoves: {
    ...writes,
    path: reviewPaths.undoMoves,
    access: 'review_applications',
    request: { body: orders.undoOrder },
    example: { token: examples.token },
    answer: json(answers.undoneMoves, {
      undone: [{ id: examples.id, status: 'in_review', version: 5, words: examples.givenBack }],
      refused: [],
    }),
    problems: ['not_found', 'version_conflict', 'too_late', 'email_taken'],
  },
  addFacts: {
    ...writes,
    method: 'PUT',
    path: reviewPaths.facts,
    access: 'review_applications',
    request: { params: byId, body: orders.newFacts },
    example: { version: 3, answers: { registry_related_experience: [1, 2] } },
    answer: json(answers.changedAnswers, { version: 4 }),
    problems: ['invalid_answers', 'not_found', 'version_conflict'],
  },
  correctAnswers: {
    ...writes,
    path: reviewPaths.corrections,
    access: 'review_applications',
    request: { params: byId, body: orders.newCorrection },
    example: { version: 3, answers: { job_title: 'Microbiologist' }, reason: 'A typing error.' },
    answer: json(answers.changedAnswers, { version: 4 }),
    problems: ['invalid_answers', 'not_found', 'version_conflict'],
  },
  correctAddress: {
    ...writes,
    path: reviewPaths.address,
    access: 'review_applications',
    request: { params: byId, body: orders.newAddress },
    example: {
      version: 3,
      email: 'ama.owusu@hospital.example',
      reason: 'Mistyped, as she told us by telephone.',
    },
    answer: json(v.object({ to: v.string(), version: v.number(), shortlist_waits: v.boolean() }), {
      to: 'ama.owusu@hospital.example',
      version: 4,
      shortlist_waits: false,
    }),
    problems: ['invalid_answers', 'not_found', 'version_conflict', 'email_taken'],
  },
  noteOnApplication: {
    ...writes,
    path: reviewPaths.notes,
    access: 'review_applications',
    request: { params: byId, body: orders.newNote },
    example: { text: examples.note.text },
    answer: json(answers.note, examples.note),
    problems: ['not_found'],
  },
  assignApplication: {
    ...writes,
    method: 'PUT',
    path: reviewPaths.assignee,
    access: 'review_applications',
    request: { params: byId, body: orders.newAssignee },
    example: { assignee: examples.assignee.id },
    answer: json(v.object({ assignee: v.nullable(answers.person) }), { assignee: examples.assignee }),
    problems: ['not_found'],
  },
  mailNewLink: {
    ...writes,
    path: reviewPaths.link,
    access: 'review_applications',
    request: { params: byId },
    answer: json(v.object({ to: v.string(), shortlist_waits: v.boolean() }), {
      to: examples.application.email,
      shortlist_waits: false,
    }),
    problems: ['not_found'],
  },
  mailShortlistAgain: {
    ...writes,
    path: reviewPaths.shortlistAgain,
    access: 'review_applications',
    request: { params: byId },
    answer: json(v.object({ to: v.string() }), { to: examples.application.email }),
    problems: ['not_found', 'wrong_status'],
  },
  listAssignees: {
    ...reads,
    path: reviewPaths.assignees,
    access: 'read_applications',
    answer: json(answers.assignees, { assignees: [examples.assignee] }),
  },
  tagApplication: {
    ...writes,
    method: 'PUT',
    path: reviewPaths.tags,
    access: 'review_applications',
    request: { params: byId, body: orders.newTags },
    example: { tags: ['Urgent'] },
    answer: json(v.object({ tags: v.array(v.string()) }), { tags: ['urgent'] }),
    problems: ['not_found'],
  },
  readToday: {
    ...reads,
    path: reviewPaths.today,
    access: 'read_applications',
    request: { query: v.strictObject({ whose: v.optional(v.picklist(scopes), 'all') }) },
    answer: json(today, examples.today),
  },
  readAudit: {
    ...reads,
    path: reviewPaths.audit,
    access: 'read_applications',
    request: { query: auditQuery },
    answer: json(answers.auditPage, examples.audit),
    problems: ['invalid_answers'],
  },
  exportAuditAsCsv: {
    ...reads,
    path: reviewPaths.auditCsv,
    access: 'export_data',
    request: { query: auditFilter },
    answer: csv,
    problems: ['invalid_answers'],
  },
} as const
