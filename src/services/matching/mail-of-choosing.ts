import { editPath, shortlistPath } from '../../domain/applicants/applicant-paths.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import {
  type ChoosingNotice,
  choosingLetter,
  choosingNotice,
  type LetterToExpert,
  type LetterToHospital,
} from '../../mail/letters/choosing-letters.ts'
import { type Application, findApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { queueMail } from '../../store/mail/outbox.ts'
import { mailedLink } from '../applicants/issue-access.ts'
import { letterWords, mailCoordinator } from '../mail/letter-words.ts'

/** Letters that lead to a page of their reader. */
const leading: readonly (LetterToHospital | LetterToExpert)[] = [
  'shortlist',
  'chosen',
  'undone',
  'fewerExperts',
  'selected',
]

export function mailToHospital(
  database: Database,
  request: Application,
  name: LetterToHospital,
  heldMs?: number,
): Promise<{ id: string }> {
  return mailTo(database, request, request, name, heldMs)
}

/** About a request; undefined if the expert no longer exists. */
export async function mailToExpert(
  database: Database,
  request: Application,
  expertId: string,
  name: LetterToExpert,
  heldMs?: number,
): Promise<{ id: string } | undefined> {
  const expert = await findApplication(database, expertId)
  return expert && mailTo(database, expert, request, name, heldMs)
}

async function mailTo(
  database: Database,
  { id, kind, locale, email }: Application,
  request: Application,
  name: LetterToHospital | LetterToExpert,
  heldMs = 0,
): Promise<{ id: string }> {
  const t = await letterWords(database, locale)
  const link = leading.includes(name) && {
    label: t(kind === 'hospital' ? 'choosing.openShortlist' : 'access.openApplication'),
    href: pageOf({ kind, locale }, await mailedLink(database, id)),
  }
  const reference = referenceOf(request.kind, request.number)
  return queueMail(database, {
    to: email,
    locale,
    letter: choosingLetter(t, name, { reference, ...(link && { link }) }),
    applicationId: id,
    ...(link && { secret: true }),
    heldMs,
  })
}

const pageOf = ({ kind, locale }: Pick<Application, 'kind' | 'locale'>, token: string) =>
  kind === 'hospital' ? shortlistPath(locale, token) : editPath(kind, locale, token)

/** Tells the coordinator of a request. */
export async function mailNotice(
  database: Database,
  { id, kind, number }: Application,
  name: ChoosingNotice,
  about: { matchId?: string; reason?: string } = {},
): Promise<void> {
  const facts = { reference: referenceOf(kind, number), hospitalId: id, ...about }
  await mailCoordinator(database, id, (t) => choosingNotice(t, name, facts))
}
