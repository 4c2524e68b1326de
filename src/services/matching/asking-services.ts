import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { MatchAnswer } from '../../domain/matching/answer.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import type { PostOffice } from '../mail/deliver-mail.ts'
import { answerInvitation, answerOwnMatch } from './answer-match.ts'
import { askExperts } from './ask-experts.ts'
import { readInvitation } from './read-invitation.ts'

/** Asking experts whether a request suits them, before the hospital hears of them. */
export function askingServices(store: Store, post: Pick<PostOffice, 'wake'>) {
  return {
    answerInvitation: (token: string, answer: MatchAnswer) =>
      answerInvitation(store, token, answer).finally(post.wake),
    answerOwnMatch: (session: EditSession, matchId: string, answer: MatchAnswer) =>
      answerOwnMatch(store, session, matchId, answer).finally(post.wake),
    askExperts: (staff: Author, hospitalId: string, question: Parameters<typeof askExperts>[3]) =>
      askExperts(store, staff, hospitalId, question).finally(post.wake),
    readInvitation: (token: string, locale: Locale) => readInvitation(store, token, locale),
  }
}
