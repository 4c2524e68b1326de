import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import type { ReportKind } from '../../domain/programme/reports.ts'

/** What has just come in a collaboration: the last part of the agreement, or a report. */
export type ProgrammeNews = 'signed' | ReportKind

type Facts = { news: ProgrammeNews; request: string; expert: string; matchId: string }

/** Tells the coordinator that a collaboration waits for them; what was written stays in the registry. */
export function programmeNotice(t: Translate, { news, request, expert, matchId }: Facts): Letter {
  const heading = t(`mail.programme_${news}`)
  const next = t(news === 'signed' ? 'mail.programmeSignedNext' : 'mail.programmeReportNext')
  return {
    subject: t('mail.withReference', { subject: heading, reference: request }),
    preview: next,
    heading,
    parts: [
      { kind: 'paragraph', text: next },
      {
        kind: 'facts',
        rows: [
          { label: t('mail.noticeRequest'), text: request },
          { label: t('mail.noticeExpert'), text: expert },
        ],
      },
      { kind: 'link', label: t('mail.openMatch'), href: paths.adminMatch(matchId) },
    ],
    reason: t('mail.programmeReason', { name: brand.name }),
  }
}
