import type { Fact, Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import type { ReportKind } from '../../domain/programme/reports.ts'
import { type Linked, reasonOf } from './application-letters.ts'
import { facts, link, named, personalLink, quote, sideRows, writeLetter } from './write-letter.ts'

/** Mails to hospital and expert from the choice to the end; the catalogue has a subject and a text for each. */
export const collaborationMails = [
  'confirmed_expert',
  'confirmed_hospital',
  'search_again',
  'choose_again',
  'begun_expert',
  'begun_hospital',
  'last_day_expert',
  'last_day_hospital',
  'resumed_expert',
  'resumed_hospital',
  'ended_expert',
  'ended_hospital',
  'completed_expert',
  'completed_hospital',
  'report_returned',
  'remind_agreement',
  'remind_letter',
  'remind_agreement_letter',
  'report_ahead',
  'report_soon',
  'report_today',
  'report_overdue',
] as const

export type CollaborationMail = (typeof collaborationMails)[number]

/** The reference is that of the request; the note is written by staff. */
type CollaborationFacts = Linked & {
  rows?: readonly Fact[] | undefined
  note?: string | undefined
  /** The name of the other side, if the reader may know it; every such letter has a personal link. */
  hospital?: string | undefined
  expert?: string | undefined
}

export function collaborationLetter(
  t: Translate,
  mail: CollaborationMail,
  { reference, link, rows = [], note, ...names }: CollaborationFacts,
): Letter {
  const heading = t(`collaboration.${mail}_subject`)
  const paragraphs = t(`collaboration.${mail}_text`).split('\n')
  return writeLetter(t, {
    greets: true,
    heading,
    reference,
    preview: paragraphs[0] ?? heading,
    parts: [
      ...paragraphs,
      quote(note),
      ...(link ? personalLink(t, link) : []),
      {
        kind: 'facts',
        rows: [{ label: t('collaboration.request'), text: reference }, ...sideRows(t, names), ...rows],
      },
      t('mail.reply'),
    ],
    reason: mail.endsWith('_again') ? reasonOf(t, 'hospital') : t('collaboration.reason', named(t)),
  })
}

/** What has just arrived in a collaboration: the last part of the agreement, or a report. */
export type ProgrammeNews = 'signed' | ReportKind

type ProgrammeFacts = {
  news: ProgrammeNews
  /** The references of both sides. */
  request: string
  expert: string
  /** The names of both sides. */
  names: { hospital: string; expert: string }
  matchId: string
}

/** Tells the coordinator that a collaboration waits for them; what was written stays in the registry. */
export function programmeNotice(
  t: Translate,
  { news, request, expert, names, matchId }: ProgrammeFacts,
): Letter {
  const next = t(news === 'signed' ? 'mail.programmeSignedNext' : 'mail.programmeReportNext')
  return writeLetter(t, {
    heading: t(`mail.programme_${news}`),
    reference: request,
    preview: next,
    parts: [
      next,
      facts(
        [t('mail.noticeRequest'), `${names.hospital}, ${request}`],
        [t('mail.noticeExpert'), `${names.expert}, ${expert}`],
      ),
      link(t('mail.openMatch'), paths.adminMatch(matchId)),
    ],
    reason: t('mail.programmeReason', named(t)),
  })
}
