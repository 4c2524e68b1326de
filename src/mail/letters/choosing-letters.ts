import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import { moveLetter } from './move-letter.ts'

export type LetterToHospital = 'shortlist' | 'chosen' | 'undone' | 'fewerExperts' | 'noExperts' | 'expertLeft'
export type LetterToExpert = 'selected' | 'notSelected' | 'requestEnded'

type Facts = {
  /** Of the request. */
  reference: string
  link?: { label: string; href: string }
}

/** Mails never name the other side, because they outlive erasure; the page does. */
export function choosingLetter(t: Translate, name: LetterToHospital | LetterToExpert, facts: Facts): Letter {
  return moveLetter(t, { subject: t(`choosing.${name}_subject`), text: t(`choosing.${name}_text`) }, facts)
}

export type ChoosingNotice = 'chosenNotice' | 'noneSuitsNotice' | 'expertLeftNotice'

type NoticeFacts = {
  /** Of the request. */
  reference: string
  hospitalId: string
  /** What it is about, where one match is. */
  matchId?: string | undefined
  /** The hospital's own words. */
  reason?: string | undefined
}

/** Tells the coordinator. */
export function choosingNotice(
  t: Translate,
  name: ChoosingNotice,
  { reference, hospitalId, matchId, reason }: NoticeFacts,
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
      matchId
        ? { kind: 'link', label: t('mail.openMatch'), href: paths.adminMatch(matchId) }
        : { kind: 'link', label: t('mail.openRequest'), href: paths.adminRequestMatch(hospitalId) },
    ],
    reason: t('choosing.noticeReason', { name: brand.name }),
  }
}
