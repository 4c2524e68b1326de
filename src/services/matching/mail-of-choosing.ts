import { editPath, invitationPath, shortlistPath } from '../../domain/applicants/applicant-paths.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { lastDayOf } from '../../domain/matching/answer-time.ts'
import { toldRequest } from '../../domain/matching/told-request.ts'
import {
  type ChoosingNotice,
  choosingLetter,
  choosingNotice,
  expertAskedLetter,
  expertRemindedLetter,
  type LetterToExpert,
  type LetterToHospital,
} from '../../mail/letters/matching-letters.ts'
import { type Application, findApplication, findSides } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { type ApplicantMail, queueApplicantMail } from '../mail/applicant-mail.ts'
import { mailCoordinator, mailLetter } from '../mail/letter-words.ts'

/** Letters that lead to a page of their reader. */
const leading: readonly (LetterToHospital | LetterToExpert)[] = [
  'shortlist',
  'shortlistReminder',
  'chosen',
  'undone',
  'fewerExperts',
  'selected',
]

export function mailToHospital(
  database: Database,
  request: Application,
  name: LetterToHospital,
  { heldMs = 0, ...about }: { heldMs?: number | undefined; expert?: string; matchId?: string } = {},
): Promise<{ id: string }> {
  return queueApplicantMail(database, choosingMail(request, request, name, about), { heldMs })
}

/** A mail to an expert about a request; undefined if the expert no longer exists. */
export async function mailToExpert(
  database: Database,
  request: Application,
  expertId: string,
  name: LetterToExpert,
  { heldMs = 0, ...about }: ToExpert,
): Promise<{ id: string } | undefined> {
  const expert = await findApplication(database, expertId)
  return expert && queueApplicantMail(database, choosingMail(expert, request, name, about), { heldMs })
}

type ToExpert = { heldMs?: number | undefined; isUnnamed?: boolean | undefined; matchId: string }

export function choosingMail(
  to: Application,
  request: Application,
  name: LetterToHospital | LetterToExpert,
  { expert, isUnnamed, matchId }: ChoosingAbout = {},
): ApplicantMail {
  const reference = referenceOf(request.kind, request.number)
  const names =
    to.kind === 'expert' ? { hospital: isUnnamed ? undefined : String(request.answers.name) } : { expert }
  const hasLink = leading.includes(name)
  return {
    to,
    hasLink,
    matchId,
    namesOther: Object.values(names).some(Boolean),
    write: (t, locale, { token, pinDay }) => {
      if (!hasLink) return choosingLetter(t, name, { reference, ...names })
      const link =
        to.kind === 'hospital'
          ? { label: t('choosing.openShortlist'), href: shortlistPath(locale, token) }
          : { label: t('access.openApplication'), href: editPath(to.kind, locale, token) }
      return choosingLetter(t, name, { reference, ...names, link: { ...link, pinDay } })
    },
  }
}

type ChoosingAbout = {
  expert?: string | undefined
  isUnnamed?: boolean | undefined
  matchId?: string | undefined
}

/** Names the expert by reference only: the notice is kept with the request, and outlives an erased expert. */
export async function mailNotice(
  database: Database,
  { id, kind, number, answers, locale }: Application,
  name: ChoosingNotice,
  { expert, ...about }: { matchId?: string; reason?: string; expert?: Application | undefined } = {},
): Promise<void> {
  const facts = {
    reference: referenceOf(kind, number),
    hospitalId: id,
    hospital: String(answers.name),
    locale,
    ...(expert && { expert: referenceOf('expert', expert.number) }),
    ...about,
  }
  await mailCoordinator(database, { applicationId: id }, (t) => choosingNotice(t, name, facts))
}

type Question = {
  matchId: string
  hospitalId: string
  expertId: string
  invitation: { note: string | null; answer_by: Date }
  token: string
  isReminder?: boolean
  heldMs?: number
}

/** Call in the transaction of its cause; undefined if one side no longer exists. */
export async function mailQuestion(
  database: Database,
  { matchId, hospitalId, expertId, invitation, token, isReminder = false, heldMs = 0 }: Question,
): Promise<{ id: string } | undefined> {
  const sides = await findSides(database, { hospital_id: hospitalId, expert_id: expertId })
  if (!sides) return undefined
  const { hospital, expert } = sides
  const { locale, email } = expert
  const write = isReminder ? expertRemindedLetter : expertAskedLetter
  const secret = { secret: true as const, keepsWords: true }
  const mail = {
    to: email,
    locale,
    applicationId: expertId,
    matchId,
    heldMs,
    ...secret,
  }
  return mailLetter(database, mail, (t) =>
    write(t, {
      request: toldRequest(hospital.answers, t),
      note: invitation.note,
      day: lastDayOf(invitation.answer_by, locale),
      href: invitationPath(locale, token),
    }),
  )
}
