import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { mailOfMove } from '../../domain/applications/move-mail.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { endingsBy } from '../../domain/matching/endings.ts'
import { type Decline, isTold } from '../../domain/review/decline-reasons.ts'
import { type Asked, type MailWords, wordsOfMove } from '../../mail/letters/application-letters.ts'
import { cancelledWithIt, textOfInterview, timeOfInterview } from '../../mail/letters/interview-letters.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { readRetentionPeriods } from '../../store/privacy/retention-periods.ts'
import { letterWords } from '../mail/letter-words.ts'
import { readKnownEndings } from '../programme/read-known-endings.ts'
import type { InterviewChange } from './interview-of-move.ts'

export type FactsOfMove = {
  asked?: Asked | undefined
  decline?: Decline | undefined
  interview?: InterviewChange | undefined
}

/** The words of a move's mail, in the applicant's language; null if the move sends none. Call before matches are closed. */
export async function wordsFor(
  database: Database,
  application: Pick<Application, 'id' | 'kind' | 'status' | 'locale'>,
  to: ApplicationStatus,
  { asked, decline, interview }: FactsOfMove = {},
): Promise<MailWords | null> {
  const { kind, status, locale } = application
  const mail = mailOfMove(kind, status, to)
  if (!mail) return null
  const ends = await readKnownEndings(database, application, endingsBy(to))
  const { ended_applications: keptMonths } = await readRetentionPeriods(database)
  const t = await letterWords(database, locale)
  const isSet = interview && interview.what !== 'cancelled'
  return wordsOfMove(t, mail, {
    form: applicationForms[kind],
    asked,
    ends,
    keptMonths,
    text: isSet ? textOfInterview(t, interview.what) : undefined,
    reason: decline?.tell && isTold(decline.reason) ? t(`declining.${decline.reason}`) : undefined,
    more: interview?.isKnown && !isSet ? [cancelledWithIt(t, locale, atOf(interview))] : [],
  })
}

const atOf = ({ row }: InterviewChange) => ({ startsAt: row.starts_at })

/** The words that staff typed, else the usual ones. A mail that cancels an interview names it in either case. */
export async function wordsToSend(
  database: Database,
  application: Pick<Application, 'id' | 'kind' | 'status' | 'locale'>,
  { to, mail }: { to: ApplicationStatus; mail?: MailWords | null | undefined },
  facts: FactsOfMove,
): Promise<MailWords | null> {
  if (mail === undefined) return wordsFor(database, application, to, facts)
  const { interview } = facts
  if (!mail || interview?.what !== 'cancelled' || !interview.isKnown) return mail
  const { locale } = application
  const time = timeOfInterview(locale, atOf(interview))
  if (mail.text.includes(time)) return mail
  const line = cancelledWithIt(await letterWords(database, locale), locale, atOf(interview))
  return { ...mail, text: `${mail.text}\n${line}` }
}
