import { editPath } from '../../domain/applicants/applicant-paths.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import type { Fact } from '../../domain/mail/letter.ts'
import { nameOfExpert } from '../../domain/matching/shortlist.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { ReportKind, Side } from '../../domain/programme/reports.ts'
import { nounOf } from '../../mail/letters/access-letters.ts'
import {
  type CollaborationMail,
  collaborationLetter,
  type ProgrammeNews,
  programmeNotice,
} from '../../mail/letters/collaboration-letters.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { readAnswers } from '../../store/matching/candidates.ts'
import type { KeptMatch } from '../../store/matching/matches.ts'
import { type ApplicantMail, queueApplicantMail } from '../mail/applicant-mail.ts'
import { mailCoordinator, sayDay } from '../mail/letter-words.ts'

/** Facts of a mail, in its reader's language. */
export type Rows = (t: Translate, locale: Locale) => readonly Fact[]

type Telling = {
  matchId: string
  /** The number of the request. */
  number: number
  /** The other side, if the mail names it. */
  other?: Pick<Application, 'kind' | 'answers'> | undefined
  rows?: Rows | undefined
  note?: string
  /** Target and label of the link; defaults to their application. */
  label?: MessageKey
  page?: (locale: Locale, token: string) => string
}

/** A mail with a link to the reader's application. */
export function mailToSide(
  to: Application,
  mail: CollaborationMail,
  { matchId, number, other, rows, note, label = `access.open${nounOf[to.kind]}`, page }: Telling,
): ApplicantMail {
  const reference = referenceOf('hospital', number)
  return {
    to,
    hasLink: true,
    matchId,
    write: (t, locale, { token, pinDay }) => {
      const href = page ? page(locale, token) : editPath(to.kind, locale, token)
      const link = { label: t(label), href, pinDay }
      return collaborationLetter(t, mail, {
        reference,
        link,
        rows: rows?.(t, locale),
        note,
        ...nameOf(other),
      })
    },
  }
}

function nameOf(side: Telling['other']) {
  if (!side) return {}
  return side.kind === 'hospital'
    ? { hospital: String(side.answers.name) }
    : { expert: nameOfExpert(side.answers) }
}

/** Queues a mail to one side; call in the transaction of its cause. */
export async function tell(
  database: Database,
  to: Application,
  mail: CollaborationMail,
  about: Telling,
): Promise<void> {
  await queueApplicantMail(database, mailToSide(to, mail, about))
}

/** Queues a mail to both sides; returns the ids of the two mails. */
export async function tellBoth(
  database: Database,
  { match, hospital, expert }: { match: Pick<KeptMatch, 'id'>; hospital: Application; expert: Application },
  news: 'confirmed' | 'begun' | 'resumed' | 'ended' | 'completed',
  rows: { hospital?: Rows; expert?: Rows } = {},
  heldMs = 0,
): Promise<Record<Side, string>> {
  const about = { matchId: match.id, number: hospital.number }
  const toHospital = mailToSide(hospital, `${news}_hospital`, {
    ...about,
    other: expert,
    rows: rows.hospital,
  })
  const toExpert = mailToSide(expert, `${news}_expert`, { ...about, other: hospital, rows: rows.expert })
  const ofHospital = await queueApplicantMail(database, toHospital, { heldMs })
  const ofExpert = await queueApplicantMail(database, toExpert, { heldMs })
  return { hospital: ofHospital.id, expert: ofExpert.id }
}

export const reportRows =
  (kind: ReportKind, dueOn: string): Rows =>
  (t, locale) => [
    { label: t('collaboration.report'), text: t(`collaboration.${kind}`) },
    { label: t('collaboration.dueOn'), text: sayDay(dueOn, locale) },
  ]

/** Queues a notice to the coordinator; call in the transaction of its cause. */
export async function tellCoordinator(
  database: Database,
  { id, hospital_id, expert_id }: KeptMatch,
  news: ProgrammeNews,
): Promise<void> {
  const applicants = await readAnswers(database, [hospital_id, expert_id])
  const find = (applicantId: string) => applicants.find((one) => one.id === applicantId)
  const [hospital, expert] = [find(hospital_id), find(expert_id)]
  // Belongs to the expert, whom it names: it is erased with their data.
  await mailCoordinator(database, { applicationId: expert_id, matchId: id }, (t) =>
    programmeNotice(t, {
      news,
      request: referenceOf('hospital', hospital?.number ?? 0),
      expert: referenceOf('expert', expert?.number ?? 0),
      names: {
        hospital: String(hospital?.answers.name ?? ''),
        expert: nameOfExpert(expert?.answers ?? {}),
      },
      matchId: id,
    }),
  )
}
