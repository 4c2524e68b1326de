import { brand } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'

type Facts = {
  /** What the expert said; `lapsed` where they said nothing. */
  answer: 'interested' | 'declined' | 'lapsed'
  person: string
  hospital: string
  /** The references of both. */
  expert: string
  request: string
  hospitalId: string
}

/** Tells the coordinator what became of a question to an expert; the reason that somebody typed stays in the registry. */
export function answerNotice(t: Translate, { answer, person, hospital, ...facts }: Facts): Letter {
  const heading = t(`asking.${answer}Subject`, { person, hospital })
  return {
    subject: heading,
    preview: t(`asking.${answer}Text`),
    heading,
    parts: [
      { kind: 'paragraph', text: t(`asking.${answer}Text`) },
      {
        kind: 'facts',
        rows: [
          { label: t('mail.noticeRequest'), text: facts.request },
          { label: t('mail.noticeExpert'), text: facts.expert },
        ],
      },
      { kind: 'link', label: t('mail.openRequest'), href: paths.adminRequestMatch(facts.hospitalId) },
    ],
    reason: t('asking.noticeReason', { name: brand.name }),
  }
}
