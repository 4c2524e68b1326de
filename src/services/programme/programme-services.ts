import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { ObligationKind } from '../../domain/programme/reports.ts'
import type { Store } from '../../store/open-store.ts'
import type { PostOffice } from '../mail/deliver-mail.ts'
import { type Acceptance, acceptAgreement } from './accept-agreement.ts'
import { handInLetter } from './hand-in-letter.ts'
import { readOwnProgramme } from './read-own-programme.ts'
import { type SentReport, sendReport } from './send-report.ts'

/** What an expert and a hospital do with their link after they were brought together. */
export function programmeServices(store: Store, post: Pick<PostOffice, 'wake'>) {
  return {
    readOwnProgramme: (session: EditSession, locale: Locale) => readOwnProgramme(store, session, locale),
    acceptAgreement: (session: EditSession, matchId: string, acceptance: Acceptance) =>
      acceptAgreement(store, session, matchId, acceptance).finally(post.wake),
    handInLetter: (session: EditSession, matchId: string, uploadId: string) =>
      handInLetter(store, session, matchId, uploadId).finally(post.wake),
    sendReport: (session: EditSession, report: { matchId: string; kind: ObligationKind }, sent: SentReport) =>
      sendReport(store, session, report, sent).finally(post.wake),
  }
}
