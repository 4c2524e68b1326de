import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { bindTo, bindToReader } from '../bind-to.ts'
import { previewMails } from '../mail/preview-mails.ts'
import { acceptAgreement, handInLetter } from './accept-agreement.ts'
import { type ExplainedMatch, noteOnMatch, type SeenMatch } from './change-match.ts'
import { changeDueDay, decideReport } from './decide-report.ts'
import { declineAfterAll } from './decline-after-all.ts'
import { draftStory } from './draft-story.ts'
import {
  judgeAgreement,
  publishAgreement,
  readEditedAgreement,
  restoreAgreement,
} from './edit-agreement-text.ts'
import { exportMatches } from './export-matches.ts'
import { findShortlistReminder, listReminders, readReminder } from './list-reminders.ts'
import {
  type Beginning,
  beginCollaboration,
  completeCollaboration,
  confirmChoice,
  endEarly,
  holdCollaboration,
  resumeCollaboration,
} from './move-collaboration.ts'
import { moveLastDay } from './move-last-day.ts'
import { listStage, readBoard } from './read-board.ts'
import { readCertificate, readOwnCertificate } from './read-certificate.ts'
import { readMatch } from './read-match.ts'
import { readOwnProgramme } from './read-own-programme.ts'
import { recordAgreement, recordLetter } from './record-paper.ts'
import { remindOfShortlist, remindSide, sendReminder } from './remind-by-hand.ts'
import { sendReport } from './send-report.ts'
import { verifyCertificate } from './verify-certificate.ts'

type Programme = {
  /** The address that certificates print. */
  site: URL
  /** How long a beginning and an end can be taken back. */
  heldMs?: number
}

/** A collaboration, from the choice to the certificate: for the expert, the hospital and staff. */
export function programmeServices(store: Store, { site, heldMs = 0 }: Programme) {
  return {
    beginCollaboration: (staff: Author, order: Beginning) => beginCollaboration(store, staff, order, heldMs),
    completeCollaboration: (staff: Author, seen: SeenMatch) =>
      completeCollaboration(store, staff, seen, heldMs),
    previewBeginning: (staff: Author, order: Beginning) =>
      previewMails(store, (trial) => beginCollaboration(trial, staff, order)),
    previewCompletion: (staff: Author, seen: SeenMatch) =>
      previewMails(store, (trial) => completeCollaboration(trial, staff, seen)),
    previewEnd: (staff: Author, order: ExplainedMatch) =>
      previewMails(store, (trial) => endEarly(trial, staff, order)),
    judgeAgreement,
    readCertificate: readCertificate.bind(null, store, site),
    readOwnCertificate: readOwnCertificate.bind(null, store, site),
    ...bindToReader(store, { listStage, readBoard }),
    ...bindTo(store, {
      acceptAgreement,
      publishAgreement,
      readEditedAgreement,
      restoreAgreement,
      changeDueDay,
      confirmChoice,
      decideReport,
      declineAfterAll,
      draftStory,
      endEarly,
      exportMatches,
      findShortlistReminder,
      handInLetter,
      holdCollaboration,
      listReminders,
      moveLastDay,
      noteOnMatch,
      readMatch,
      readOwnProgramme,
      readReminder,
      recordAgreement,
      recordLetter,
      remindOfShortlist,
      remindSide,
      resumeCollaboration,
      sendReminder,
      sendReport,
      verifyCertificate,
    }),
  }
}
