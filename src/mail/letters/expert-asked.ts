import { brand } from '../../domain/brand.ts'
import type { Letter, LetterPart } from '../../domain/mail/letter.ts'
import type { ToldRequest } from '../../domain/matching/told-request.ts'
import type { Translate } from '../../domain/messages/translate.ts'

type Asked = {
  request: ToldRequest
  note: string | null
  /** The last day on which an answer counts, in the reader's language. */
  day: string
  href: string
}

/** Asks an expert whether a request suits them. It names no other expert, and nobody of the hospital. */
export function expertAskedLetter(t: Translate, asked: Asked): Letter {
  return letterOf(t, asked, {
    subject: t('asking.subject', placeOf(asked)),
    text: t('asking.text', placeOf(asked)),
    last: t('asking.notNow'),
  })
}

/** The only reminder; it explains that silence means 'not now'. */
export function expertRemindedLetter(t: Translate, asked: Asked): Letter {
  return letterOf(t, asked, {
    subject: t('asking.reminderSubject', placeOf(asked)),
    text: t('asking.reminderText', placeOf(asked)),
    last: t('asking.silence', { day: asked.day }),
  })
}

const placeOf = ({ request: { hospital, city, country } }: Asked) => ({ hospital, city, country })

type Words = { subject: string; text: string; last: string }

function letterOf(t: Translate, { request, note, day, href }: Asked, { subject, text, last }: Words): Letter {
  const reason = request.words.find(({ name }) => name === 'requested_support_reason')?.text
  return {
    subject,
    preview: t('asking.preview', { day }),
    heading: subject,
    parts: [
      { kind: 'paragraph', text },
      {
        kind: 'facts',
        rows: [
          ...request.facts.map((fact) => ({ label: fact.label, text: fact.text })),
          { label: t('asking.by'), text: day, big: true },
        ],
      },
      ...said(t('asking.words'), reason),
      ...said(t('asking.note'), note),
      { kind: 'link', label: t('asking.open'), href },
      {
        kind: 'steps',
        title: t('asking.next'),
        items: [t('asking.nextAnswer'), t('asking.nextShortlist'), t('asking.nextMail')],
      },
      { kind: 'paragraph', text: last },
      { kind: 'paragraph', text: t('asking.safe') },
    ],
    reason: t('asking.reason', { name: brand.name }),
  }
}

function said(label: string, text: string | null | undefined): LetterPart[] {
  return text
    ? [
        { kind: 'paragraph', text: label },
        { kind: 'quote', text },
      ]
    : []
}
