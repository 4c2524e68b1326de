import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import type { PostOffice } from '../mail/deliver-mail.ts'
import { readShortlist } from './read-shortlist.ts'
import { refuseShortlist } from './refuse-shortlist.ts'
import { type Selection, selectExpert } from './select-expert.ts'
import { mailShortlistAgain, type ShortlistOrder, sendShortlist } from './send-shortlist.ts'
import { undoSelection } from './undo-selection.ts'

/** The shortlist on its way to the hospital and back. */
export function choosingServices(store: Store, post: Pick<PostOffice, 'wake'>) {
  return {
    mailShortlistAgain: (staff: Author, hospitalId: string) =>
      mailShortlistAgain(store, staff, hospitalId).finally(post.wake),
    readShortlist: (session: EditSession, hash: string) => readShortlist(store, session, hash),
    refuseShortlist: (session: EditSession, reason: string) =>
      refuseShortlist(store, session, reason).finally(post.wake),
    selectExpert: (session: EditSession, selection: Selection) =>
      selectExpert(store, session, selection).finally(post.wake),
    sendShortlist: (staff: Author, hospitalId: string, order: ShortlistOrder) =>
      sendShortlist(store, staff, hospitalId, order).finally(post.wake),
    undoSelection: (staff: Author, hospitalId: string) =>
      undoSelection(store, staff, hospitalId).finally(post.wake),
  }
}
