import { editPath } from '../../domain/applicants/applicant-paths.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { reportAuthor, reportKinds } from '../../domain/programme/reports.ts'
import { nounOf } from './access-parts.ts'
import { type CollaborationMail, collaborationLetter, collaborationMails } from './collaboration.ts'

type Write = (t: Translate) => Letter

const token = 'example'

/** Written with invented facts. */
export const collaborations = Object.fromEntries(
  collaborationMails.map((mail) => [mail, collaboration(mail)]),
) as Record<CollaborationMail, Write>

function collaboration(mail: CollaborationMail): Write {
  const kind = mail.endsWith('_expert') || mail.startsWith('report') ? 'expert' : 'hospital'
  return (t) =>
    collaborationLetter(t, mail, {
      reference: referenceOf('hospital', 42),
      link: { label: t(`access.open${nounOf[kind]}`), href: editPath(kind, 'en', token) },
      ...(mail.startsWith('report') && {
        rows: [
          { label: t('collaboration.report'), text: t('collaboration.final_report') },
          { label: t('collaboration.dueOn'), text: '15 May 2027' },
        ],
      }),
      ...(mail.startsWith('begun') && {
        rows: [
          { label: t('collaboration.startsOn'), text: '15 November 2026' },
          { label: t('collaboration.endsOn'), text: '1 May 2027' },
          ...reportKinds
            .filter((report) => reportAuthor[report] === kind)
            .map((report) => ({
              label: t('collaboration.due', { report: t(`collaboration.${report}`) }),
              text: '15 May 2027',
            })),
        ],
      }),
      ...(mail === 'report_returned' && { note: 'How many wards took part?' }),
    })
}
