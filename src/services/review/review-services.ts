import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { done } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Store } from '../../store/open-store.ts'
import { listAssignees } from '../../store/review/assignees.ts'
import { bindTo, bindToReader } from '../bind-to.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { assessApplication, readAssessments, takeBackAssessment } from './assess-application.ts'
import { addFacts, correctAnswers } from './change-answers.ts'
import { correctAddress, type NewAddress } from './correct-address.ts'
import { countOpenFor } from './count-open.ts'
import { decideDuplicate } from './decide-duplicate.ts'
import { columnsOf, exportApplications } from './export-applications.ts'
import { findAnything } from './find-anything.ts'
import { findNeighbours, listApplicationPage } from './list-applications.ts'
import {
  type GroupOrder,
  mailGroup,
  previewGroup,
  readGroup,
  takeBackGroup,
  testGroup,
} from './mail-group.ts'
import { mailNewLink } from './mail-new-link.ts'
import { makeFeed, readFeed, readOwnFeed, revokeFeed } from './manage-calendar-feed.ts'
import { changeView, listSavedViews, removeView, saveView } from './manage-saved-views.ts'
import { assignApplication, noteOnApplication, tagApplication } from './mark-application.ts'
import { assignApplications, tagApplications } from './mark-applications.ts'
import { mergeApplications, previewMerge } from './merge-applications.ts'
import { type MoveOrder, moveApplications } from './move-applications.ts'
import { previewMoves } from './preview-moves.ts'
import { openFile, readApplication } from './read-application.ts'
import { readToday } from './read-today.ts'
import { previewInterview, readInterviews, setInterview } from './set-interview.ts'
import { readMatchTimeline, readTimeline } from './timeline/read-timeline.ts'
import { undoMoves } from './undo-moves.ts'
import { readPageOfFile, viewFile } from './view-file.ts'

type Settings = { heldMs: number; site: URL }

/** What staff do with the applications of others; moves can be taken back for `heldMs`. */
export function reviewServices(store: Store, pins: SigningKey, { heldMs, site }: Settings) {
  return {
    holdMinutes: heldMs / 60_000,
    correctAddress: (staff: Author, given: NewAddress) => correctAddress(store, staff, given, pins),
    listColumns: async (kind: ApplicationKind) => done({ columns: columnsOf(kind) }),
    mailGroup: (staff: Author & Regional, order: GroupOrder) => mailGroup(store, staff, order, heldMs),
    mailNewLink: (staff: Author, id: string) => mailNewLink(store, staff, id, pins),
    moveApplications: (staff: Author & Regional, order: MoveOrder) =>
      moveApplications(store, staff, order, heldMs),
    readFeed: (token: string) => readFeed(store, token, site),
    ...bindToReader(store, { findAnything, findNeighbours, listApplications: listApplicationPage }),
    ...bindTo(store, {
      addFacts,
      assessApplication,
      assignApplication,
      assignApplications,
      changeView,
      correctAnswers,
      countOpenFor,
      decideDuplicate,
      exportApplications,
      listAssignees,
      makeFeed,
      mergeApplications,
      listSavedViews,
      noteOnApplication,
      openFile,
      previewGroup,
      previewInterview,
      previewMerge,
      previewMoves,
      readApplication,
      readAssessments,
      readGroup,
      readInterviews,
      readMatchTimeline,
      readOwnFeed,
      readPageOfFile,
      readTimeline,
      readToday,
      revokeFeed,
      setInterview,
      removeView,
      saveView,
      tagApplication,
      tagApplications,
      takeBackAssessment,
      takeBackGroup,
      testGroup,
      undoMoves,
      viewFile,
    }),
  }
}
