import { brand } from '../../domain/brand.ts'
import type { Fact, Letter, LetterPart } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

/** What a hospital and an expert are told from the choice to the end; the catalogue has a subject and a text for each. */
export const collaborationMails = [
  'confirmed_expert',
  'confirmed_hospital',
  'search_again',
  'choose_again',
  'begun_expert',
  'begun_hospital',
  'ended_expert',
  'ended_hospital',
  'completed_expert',
  'completed_hospital',
  'report_returned',
  'report_soon',
  'report_today',
  'report_overdue',
] as const

export type CollaborationMail = (typeof collaborationMails)[number]

export type CollaborationFacts = {
  /** Of the request. */
  reference: string
  link?: { label: string; href: string } | undefined
  rows?: readonly Fact[] | undefined
  /** Words of the team. */
  note?: string | undefined
}

/** Each line of the text is a paragraph. */
export function collaborationLetter(
  t: Translate,
  mail: CollaborationMail,
  { reference, link, rows = [], note }: CollaborationFacts,
): Letter {
  const subject = t(`collaboration.${mail}_subject`)
  const paragraphs = t(`collaboration.${mail}_text`).split('\n')
  const parts: LetterPart[] = [
    ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
    ...(note ? [{ kind: 'quote' as const, text: note }] : []),
    ...(link
      ? [
          { kind: 'link' as const, ...link },
          { kind: 'paragraph' as const, text: t('collaboration.pin') },
        ]
      : []),
    { kind: 'facts', rows: [{ label: t('collaboration.request'), text: reference }, ...rows] },
    { kind: 'paragraph', text: t('mail.reply') },
  ]
  return {
    subject: t('mail.withReference', { subject, reference }),
    preview: paragraphs[0] ?? subject,
    heading: subject,
    parts,
    reason: t('collaboration.reason', { name: brand.name }),
  }
}
