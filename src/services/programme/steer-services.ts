import type { BoardQuery, BoardStage } from '../../domain/programme/board.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import type { PostOffice } from '../mail/deliver-mail.ts'
import { type Beginning, beginCollaboration } from './begin-collaboration.ts'
import { changeDueDay } from './change-due-day.ts'
import { completeCollaboration } from './complete-collaboration.ts'
import { confirmChoice } from './confirm-choice.ts'
import { decideReport, type ReportDecision, type SeenReport } from './decide-report.ts'
import { declineAfterAll } from './decline-after-all.ts'
import { endEarly } from './end-early.ts'
import { holdCollaboration } from './hold-collaboration.ts'
import { listStage, readBoard } from './read-board.ts'
import { readMatch } from './read-match.ts'
import { resumeCollaboration } from './resume-collaboration.ts'
import type { SeenMatch } from './steer-match.ts'

type Explained = SeenMatch & { reason: string }

/** What staff see of all matches, and do about each from the choice to the end. */
export function steerServices(store: Store, post: Pick<PostOffice, 'wake'>) {
  return {
    beginCollaboration: (staff: Author, given: Beginning) =>
      beginCollaboration(store, staff, given).finally(post.wake),
    changeDueDay: (staff: Author, given: SeenReport & { due_on: string }) =>
      changeDueDay(store, staff, given),
    completeCollaboration: (staff: Author, seen: SeenMatch) =>
      completeCollaboration(store, staff, seen).finally(post.wake),
    confirmChoice: (staff: Author, seen: SeenMatch) => confirmChoice(store, staff, seen).finally(post.wake),
    decideReport: (staff: Author, given: SeenReport & { decision: ReportDecision; note: string }) =>
      decideReport(store, staff, given).finally(post.wake),
    declineAfterAll: (staff: Author, given: Explained) =>
      declineAfterAll(store, staff, given).finally(post.wake),
    endEarly: (staff: Author, given: Explained) => endEarly(store, staff, given).finally(post.wake),
    holdCollaboration: (staff: Author, given: Explained) => holdCollaboration(store, staff, given),
    listStage: (staff: Staff, stage: BoardStage, query: BoardQuery) => listStage(store, staff, stage, query),
    readBoard: (staff: Staff, query: BoardQuery) => readBoard(store, staff, query),
    readMatch: (id: string) => readMatch(store, id),
    resumeCollaboration: (staff: Author, given: Explained) => resumeCollaboration(store, staff, given),
  }
}
