import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { done } from '../../domain/refusals.ts'
import type {
  ApplicationExport,
  ApplicationFilter,
  ApplicationQuery,
} from '../../domain/review/application-query.ts'
import type { AuditFilter, AuditQuery, Author } from '../../domain/staff/audit.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { listAssignees } from '../../store/review/assignees.ts'
import type { PostOffice } from '../mail/deliver-mail.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { exportAudit, readAudit } from '../staff/read-audit.ts'
import { columnsOf, exportApplications, type SheetFormat } from './export-applications.ts'
import { findNeighbours } from './find-neighbours.ts'
import { listApplicationPage } from './list-applications.ts'
import { mailNewLink } from './mail-new-link.ts'
import { assignApplication, noteOnApplication, tagApplication } from './mark-application.ts'
import { type MoveOrder, moveApplications } from './move-applications.ts'
import { openFile } from './open-file.ts'
import { type MoveQuestion, previewMoves } from './preview-moves.ts'
import { readApplication } from './read-application.ts'
import { readToday } from './read-today.ts'
import { undoMoves } from './undo-moves.ts'

/** What staff do with the applications of others; moves can be taken back for so long. */
export function reviewServices(
  store: Store,
  { pins, mailHoldMs: heldMs }: { pins: SigningKey; mailHoldMs: number },
  post: Pick<PostOffice, 'wake'>,
) {
  return {
    assignApplication: (staff: Author, given: { id: string; assignee: string | null }) =>
      assignApplication(store, staff, given),
    exportApplications: (staff: Author, format: SheetFormat, wanted: ApplicationExport) =>
      exportApplications(store, staff, format, wanted),
    exportAudit: (staff: Staff, filter: AuditFilter) => exportAudit(store, staff, filter),
    findNeighbours: (id: string, filter: ApplicationFilter) => findNeighbours(store, id, filter),
    holdMinutes: heldMs / 60_000,
    listApplications: (query: ApplicationQuery) => listApplicationPage(store, query),
    listAssignees: () => listAssignees(store),
    listColumns: async (kind: ApplicationKind) => done({ columns: columnsOf(kind) }),
    mailNewLink: (staff: Author, id: string) => mailNewLink(store, staff, id, pins).finally(post.wake),
    moveApplications: (staff: Author, order: MoveOrder) => moveApplications(store, staff, order, heldMs),
    noteOnApplication: (staff: Author, note: { id: string; text: string }) =>
      noteOnApplication(store, staff, note),
    openFile: (staff: Author, id: string) => openFile(store, staff, id),
    previewMoves: (question: MoveQuestion) => previewMoves(store, question),
    readApplication: (id: string) => readApplication(store, id),
    readAudit: (staff: Staff, query: AuditQuery) => readAudit(store, staff, query),
    readToday: ({ role }: Pick<Staff, 'role'>) => readToday(store, role),
    tagApplication: (staff: Author, given: { id: string; tags: readonly string[] }) =>
      tagApplication(store, staff, given),
    undoMoves: (staff: Author, token: string) => undoMoves(store, staff, token),
  }
}
