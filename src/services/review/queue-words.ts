import { editPath } from '../../domain/applicants/applicant-paths.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { nounOf } from '../../mail/letters/access-letters.ts'
import { type MailWords, moveLetter, reasonOf } from '../../mail/letters/application-letters.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { pinDayOf } from '../applicants/pin-day.ts'
import { mailLetter } from '../mail/letter-words.ts'
import { type InterviewChange, partsOfInterview } from './interview-of-move.ts'

const secretWithWords = { secret: true, keepsWords: true } as const

/** Held, so that it can be undone with its move; secret if it contains a link. */
export async function queueWords(
  database: Database,
  application: Application,
  words: MailWords,
  {
    heldMs,
    token,
    interview,
  }: { heldMs: number; token?: string | undefined; interview?: InterviewChange | undefined },
): Promise<{ id: string }> {
  const { id, kind, number, locale, email } = application
  const mail = { to: email, locale, applicationId: id, heldMs, ...(token && secretWithWords) }
  const pinDay = token && (await pinDayOf(database, id, locale))
  return mailLetter(database, mail, (t) => {
    const label = t(`access.open${nounOf[kind]}`)
    const link = token ? { label, href: editPath(kind, locale, token), pinDay } : undefined
    const parts = interview && partsOfInterview(t, application, interview)
    return moveLetter(t, words, {
      reference: referenceOf(kind, number),
      link,
      reason: reasonOf(t, kind),
      ...parts,
    })
  })
}
