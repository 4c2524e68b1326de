import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import { acceptAgreement, handInLetter } from './accept-agreement.ts'
import { changeDueDay, decideReport } from './decide-report.ts'
import { declineAfterAll } from './decline-after-all.ts'
import { draftStory } from './draft-story.ts'
import {
  beginCollaboration,
  completeCollaboration,
  confirmChoice,
  endEarly,
  holdCollaboration,
  resumeCollaboration,
} from './move-collaboration.ts'
import { listStage, readBoard } from './read-board.ts'
import { readCertificate, readOwnCertificate } from './read-certificate.ts'
import { readMatch } from './read-match.ts'
import { readOwnProgramme } from './read-own-programme.ts'
import { sendReport } from './send-report.ts'

/** A collaboration, from the choice to the certificate: for the expert, the hospital and staff. */
export function programmeServices(store: Store) {
  return bindTo(store, {
    acceptAgreement,
    beginCollaboration,
    changeDueDay,
    completeCollaboration,
    confirmChoice,
    decideReport,
    declineAfterAll,
    draftStory,
    endEarly,
    handInLetter,
    holdCollaboration,
    listStage,
    readBoard,
    readCertificate,
    readMatch,
    readOwnCertificate,
    readOwnProgramme,
    resumeCollaboration,
    sendReport,
  })
}
