import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { moveLetter } from './move-letter.ts'

export type LetterToHospital = 'shortlist' | 'chosen' | 'undone' | 'fewerExperts' | 'noExperts' | 'expertLeft'
export type LetterToExpert = 'selected' | 'notSelected' | 'requestEnded'

type Facts = {
  /** Of the request. */
  reference: string
  link?: { label: string; href: string }
}

/** Nobody is named to the other side: their own page does that, for as long as both are here. */
export function choosingLetter(t: Translate, name: LetterToHospital | LetterToExpert, facts: Facts): Letter {
  return moveLetter(t, { subject: t(`choosing.${name}_subject`), text: t(`choosing.${name}_text`) }, facts)
}

export type ChoosingNotice = 'chosenNotice' | 'noneSuitsNotice' | 'expertLeftNotice'

type NoticeFacts = {
  /** Of the request, and where it is in the back office. */
  reference: string
  href: string
  /** The hospital's own words. */
  reason?: string | undefined
}

/** Tells the coordinator. */
export function choosingNotice(
  t: Translate,
  name: ChoosingNotice,
  { reference, href, reason }: NoticeFacts,
): Letter {
  const heading = t(`choosing.${name}_subject`)
  const text = t(`choosing.${name}_text`)
  return {
    subject: t('mail.withReference', { subject: heading, reference }),
    preview: text,
    heading,
    parts: [
      { kind: 'paragraph', text },
      ...(reason ? [{ kind: 'quote' as const, text: reason }] : []),
      { kind: 'facts', rows: [{ label: t('mail.reference'), text: reference }] },
      { kind: 'link', label: t('choosing.openRequest'), href },
    ],
    reason: t('choosing.noticeReason', { name: brand.name }),
  }
}
