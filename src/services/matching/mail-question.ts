import { invitationPath } from '../../domain/applicants/applicant-paths.ts'
import { lastDayOf } from '../../domain/matching/answer-time.ts'
import { toldRequest } from '../../domain/matching/told-request.ts'
import { expertAskedLetter, expertRemindedLetter } from '../../mail/letters/expert-asked.ts'
import { findApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { queueMail } from '../../store/mail/outbox.ts'
import { letterWords } from '../mail/letter-words.ts'

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
  const t = await letterWords(database, locale)
  const write = isReminder ? expertRemindedLetter : expertAskedLetter
  const letter = write(t, {
    request: toldRequest(hospital.answers, t),
    note: invitation.note,
    day: lastDayOf(invitation.answer_by, locale),
    href: invitationPath(locale, token),
  })
  return queueMail(database, { to: email, locale, letter, applicationId: expertId, secret: true })
}
