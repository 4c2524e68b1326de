import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import { answerInvitation, answerOwnMatch } from './answer-match.ts'
import { askExperts } from './ask-experts.ts'
import { readInvitation } from './read-invitation.ts'
import { readShortlist } from './read-shortlist.ts'
import { readWorkspace } from './read-workspace.ts'
import { refuseShortlist, selectExpert } from './select-expert.ts'
import { mailShortlistAgain, sendShortlist } from './send-shortlist.ts'
import { dropSuggestion, type GateReasons, suggestExpert } from './suggest-expert.ts'
import { undoSelection } from './undo-selection.ts'

/** From a request to the expert that its hospital chooses. */
export function matchingServices(store: Store) {
  return {
    suggestExpert: (staff: Author, hospitalId: string, expertId: string, reasons?: GateReasons) =>
      suggestExpert(store, staff, { hospitalId, expertId, reasons }),
    ...bindTo(store, {
      answerInvitation,
      answerOwnMatch,
      askExperts,
      dropSuggestion,
      mailShortlistAgain,
      readInvitation,
      readShortlist,
      readWorkspace,
      refuseShortlist,
      selectExpert,
      sendShortlist,
      undoSelection,
    }),
  }
}
