import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import { previewMails } from '../mail/preview-mails.ts'
import { answerInvitation, answerOwnMatch } from './answer-invitation.ts'
import { type AskingOrder, askExperts, undoQuestions } from './ask-experts.ts'
import { changeWeights, restoreWeights } from './change-weights.ts'
import { findFasterColleague } from './find-faster-colleague.ts'
import { readInvitation } from './read-invitation.ts'
import { readShortlist } from './read-shortlist.ts'
import { readWorkspace } from './read-workspace.ts'
import { searchAgain } from './search-again.ts'
import { refuseShortlist, selectExpert } from './select-expert.ts'
import { mailShortlistAgain, type ShortlistOrder, sendShortlist } from './send-shortlist.ts'
import { dropSuggestion, type GateReasons, suggestExpert } from './suggest-expert.ts'
import { undoSelection } from './undo-selection.ts'

/** From a request to the expert that its hospital chooses; what staff send can be taken back for `heldMs`. */
export function matchingServices(store: Store, heldMs = 0) {
  return {
    askExperts: (staff: Author, hospitalId: string, order: AskingOrder) =>
      askExperts(store, staff, hospitalId, order, heldMs),
    sendShortlist: (staff: Author, hospitalId: string, order: ShortlistOrder) =>
      sendShortlist(store, staff, hospitalId, order, heldMs),
    previewQuestions: (staff: Author, hospitalId: string, order: AskingOrder) =>
      previewMails(store, (trial) => askExperts(trial, staff, hospitalId, order)),
    previewShortlist: (staff: Author, hospitalId: string, order: ShortlistOrder) =>
      previewMails(store, (trial) => sendShortlist(trial, staff, hospitalId, order)),
    searchAgain: (staff: Author, hospitalId: string) => searchAgain(store, staff, hospitalId, heldMs),
    previewSearch: (staff: Author, hospitalId: string) =>
      previewMails(store, (trial) => searchAgain(trial, staff, hospitalId)),
    suggestExpert: (staff: Author, hospitalId: string, expertId: string, reasons?: GateReasons) =>
      suggestExpert(store, staff, { hospitalId, expertId, reasons }),
    ...bindTo(store, {
      answerInvitation,
      answerOwnMatch,
      changeWeights,
      dropSuggestion,
      findFasterColleague,
      mailShortlistAgain,
      readInvitation,
      readShortlist,
      readWorkspace,
      refuseShortlist,
      restoreWeights,
      selectExpert,
      undoQuestions,
      undoSelection,
    }),
  }
}
