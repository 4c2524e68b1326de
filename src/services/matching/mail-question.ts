import { invitationPath } from '../../domain/applicants/applicant-paths.ts'
import { lastDayOf } from '../../domain/matching/answer-time.ts'
import { toldRequest } from '../../domain/matching/told-request.ts'
import { expertAskedLetter, expertRemindedLetter } from '../../mail/letters/matching-letters.ts'
import { findApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { mailLetter } from '../mail/letter-words.ts'

type Question = {
  hospitalId: string
  expertId: string
  invitation: { note: string | null; answer_by: Date }
  token: string
  isReminder?: boolean
}

/** Call in the transaction of its cause; undefined if one side no longer exists. */
export async function mailQuestion(
  database: Database,
  { hospitalId, expertId, invitation, token, isReminder = false }: Question,
): Promise<{ id: string } | undefined> {
  const hospital = await findApplication(database, hospitalId)
  const expert = await findApplication(database, expertId)
  if (!hospital || !expert) return undefined
  const { locale, email } = expert
  const write = isReminder ? expertRemindedLetter : expertAskedLetter
  return mailLetter(database, { to: email, locale, applicationId: expertId, secret: true }, (t) =>
    write(t, {
      request: toldRequest(hospital.answers, t),
      note: invitation.note,
      day: lastDayOf(invitation.answer_by, locale),
      href: invitationPath(locale, token),
    }),
  )
}
