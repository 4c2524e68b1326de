import type { Letter } from '../../domain/mail/letter.ts'
import type { ToldRequest } from '../../domain/matching/told-request.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import { type Linked, moveLetter, reasonOf } from './application-letters.ts'
import { facts, languageRows, link, named, quote, sideRows, writeLetter } from './write-letter.ts'

type Question = {
  request: ToldRequest
  note: string | null
  /** The last day on which an answer counts, in the reader's language. */
  day: string
  href: string
}

/** Asks an expert whether a request suits them. Names no other expert, and no person of the hospital. */
export function expertAskedLetter(t: Translate, asked: Question): Letter {
  return questionLetter(t, asked, {
    heading: t('asking.subject', placeOf(asked)),
    text: t('asking.text', placeOf(asked)),
    last: t('asking.notNow'),
  })
}

/** The only reminder; it explains that silence means 'not now'. */
export function expertRemindedLetter(t: Translate, asked: Question): Letter {
  return questionLetter(t, asked, {
    heading: t('asking.reminderSubject', placeOf(asked)),
    text: t('asking.reminderText', placeOf(asked)),
    last: t('asking.silence', { day: asked.day }),
  })
}

const placeOf = ({ request: { hospital, city, country } }: Question) => ({ hospital, city, country })

function questionLetter(
  t: Translate,
  { request, note, day, href }: Question,
  { heading, text, last }: { heading: string; text: string; last: string },
): Letter {
  const reason = request.words.find(({ name }) => name === 'requested_support_reason')?.text
  const rows = request.facts.map((fact) => ({ label: fact.label, text: fact.text }))
  return writeLetter(t, {
    greets: true,
    heading,
    preview: t('asking.preview', { day }),
    parts: [
      text,
      { kind: 'facts', rows: [...rows, { label: t('asking.by'), text: day, big: true }] },
      ...(reason ? [t('asking.words'), quote(reason)] : []),
      ...(note ? [t('asking.note'), quote(note)] : []),
      link(t('asking.open'), href),
      {
        kind: 'steps',
        title: t('asking.next'),
        items: [t('asking.nextAnswer'), t('asking.nextShortlist'), t('asking.nextMail')],
      },
      last,
      t('asking.safe'),
    ],
    reason: t('asking.reason', named(t)),
  })
}

/** `lapsed` without an answer, `refused` if it came after the choice. */
export type GivenAnswer = 'interested' | 'declined' | 'lapsed' | 'refused'

type Answered = {
  answer: GivenAnswer
  /** The expert no longer fits by today's answers; the reason stays in the registry. */
  isUnfit?: boolean
  person: string
  hospital: string
  /** The reference of the expert. */
  expert: string
  request: string
  hospitalId: string
  matchId: string
}

/** Tells the coordinator of an expert's answer; the typed reason stays in the registry. */
export function answerNotice(
  t: Translate,
  { answer, isUnfit, person, hospital, expert, request, hospitalId, matchId }: Answered,
): Letter {
  const text = t(isUnfit && answer === 'interested' ? 'asking.interestedUnfitText' : `asking.${answer}Text`)
  return writeLetter(t, {
    heading: t(`asking.${answer}Subject`, { person, hospital }),
    preview: text,
    parts: [
      text,
      facts([t('mail.noticeRequest'), request], [t('mail.noticeExpert'), expert]),
      answer === 'refused'
        ? link(t('mail.openMatch'), paths.adminMatch(matchId))
        : link(t('mail.openRequest'), paths.adminWorkspace(hospitalId)),
    ],
    reason: t('asking.noticeReason', named(t)),
  })
}

export type LetterToHospital =
  | ('shortlist' | 'shortlistReminder' | 'chosen' | 'undone')
  | ('fewerExperts' | 'noExperts' | 'noneSuits' | 'expertLeft')
const lettersToExpert = ['selected', 'notSelected', 'notNeeded', 'cannotNow', 'requestEnded'] as const
export type LetterToExpert = (typeof lettersToExpert)[number]

/** An expert is named only in letters with a personal link, whose text is deleted when they have gone. */
type ChoosingAbout = Linked & { hospital?: string | undefined; expert?: string | undefined }

export function choosingLetter(
  t: Translate,
  name: LetterToHospital | LetterToExpert,
  { hospital, expert, ...about }: ChoosingAbout,
): Letter {
  const words = { subject: t(`choosing.${name}_subject`), text: t(`choosing.${name}_text`) }
  const isToExpert = lettersToExpert.some((letter) => letter === name)
  const reason = isToExpert ? t('asking.reason', named(t)) : reasonOf(t, 'hospital')
  return moveLetter(t, words, { ...about, reason, rows: sideRows(t, { hospital, expert }) })
}

export type ChoosingNotice =
  | 'chosenNotice'
  | 'noneSuitsNotice'
  | 'expertLeftNotice'
  | 'expertTakenNotice'
  | 'nobodyFreeNotice'

type NoticeFacts = {
  /** The reference of the request. */
  reference: string
  hospitalId: string
  /** The match, if the notice is about a single one. */
  matchId?: string | undefined
  /** The hospital's own words. */
  reason?: string | undefined
  /** The language in which the hospital applied. */
  locale?: Locale
  /** The name of the hospital. */
  hospital: string
  /** The reference of the expert. */
  expert?: string | undefined
}

export function choosingNotice(
  t: Translate,
  name: ChoosingNotice,
  { reference, hospitalId, matchId, reason, locale, ...names }: NoticeFacts,
): Letter {
  const text = t(`choosing.${name}_text`)
  return writeLetter(t, {
    heading: t(`choosing.${name}_subject`),
    reference,
    preview: text,
    parts: [
      text,
      quote(reason),
      {
        kind: 'facts',
        rows: [
          { label: t('mail.reference'), text: reference },
          ...sideRows(t, names),
          ...(reason ? languageRows(t('staffMail.writtenIn'), locale) : []),
        ],
      },
      matchId
        ? link(t('mail.openMatch'), paths.adminMatch(matchId))
        : link(t('mail.openRequest'), paths.adminWorkspace(hospitalId)),
    ],
    reason: t('choosing.noticeReason', named(t)),
  })
}
