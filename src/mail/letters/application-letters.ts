import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Source } from '../../domain/applications/entry-source.ts'
import type { MoveMail } from '../../domain/applications/move-mail.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { describeForMail } from '../../domain/forms/engine/travel.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import type { CalendarEntry, Fact, Letter } from '../../domain/mail/letter.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { sayPeriod } from '../../domain/privacy/say-period.ts'
import type { KnownEndings } from '../../domain/programme/known-endings.ts'
import { applicationPath } from '../../domain/review/application-screens.ts'
import { type Access, accessParts, type StillAsked } from './access-letters.ts'
import { endedWithIt } from './ended-with-it.ts'
import {
  languageRows,
  link,
  named,
  type PersonalLink,
  paragraphsOf,
  personalLink,
  writeLetter,
} from './write-letter.ts'

type Receipt = { kind: ApplicationKind; reference: string; access: Access }

/** Repeats no typed text, like every mail to an unverified address. */
export function applicationReceipt(t: Translate, { kind, reference, access }: Receipt): Letter {
  return writeLetter(t, {
    heading: t(`mail.${kind}ReceiptHeading`),
    reference,
    preview: t('mail.receiptPreview', { reference }),
    parts: [
      t(`mail.${kind}ReceiptText`),
      { kind: 'facts', rows: [{ label: t('mail.reference'), text: reference, big: true }] },
      ...accessParts(t, kind, access),
      { kind: 'steps', title: t('mail.next'), items: nextSteps[kind].map((step) => t(step)) },
      `${t('mail.quoteReference')} ${t('mail.reply')}`,
    ],
    reason: t('mail.receiptReason', named(t)),
  })
}

const nextSteps: Readonly<Record<ApplicationKind, readonly MessageKey[]>> = {
  expert: ['mail.expertReceiptReview', 'mail.expertReceiptInterview', 'mail.expertReceiptDecision'],
  hospital: ['mail.hospitalReceiptReview', 'mail.hospitalReceiptShortlist', 'mail.hospitalReceiptBegin'],
  trainer: ['mail.trainerReceiptReview', 'mail.trainerReceiptDecision'],
}

type Notice = {
  /** The form of an expert, a trainer or a hospital. */
  form: Form
  id: string
  answers: Answers
  reference: string
  /** The language in which they applied. */
  locale?: Locale
}

/** Tells the coordinator of an application, as far as its answers may travel. */
export function applicationNotice(t: Translate, { form, id, answers, reference, locale }: Notice): Letter {
  const kind = form.id as ApplicationKind
  const rows = describeForMail(form, answers, t).map(({ label, text }) => ({ label, text }))
  return writeLetter(t, {
    heading: t(`mail.${kind}NoticeHeading`),
    reference,
    preview: t('mail.noticePreview'),
    parts: [
      t('mail.noticeText'),
      {
        kind: 'facts',
        rows: [
          { label: t('mail.reference'), text: reference, big: true },
          ...languageRows(t('staffMail.appliedIn'), locale),
          ...rows,
        ],
      },
      t('mail.noticeKept'),
      link(t('mail.openApplication'), applicationPath(kind, id)),
    ],
    reason: t('mail.noticeReason', named(t)),
  })
}

type EnteredForm = { kind: ApplicationKind; source: Source; staff: string; href: string; refuseHref: string }

/** Repeats nothing of the entry, because the address is unverified. */
export function enteredLetter(t: Translate, { kind, source, staff, href, refuseHref }: EnteredForm): Letter {
  return writeLetter(t, {
    heading: t('entered.subject'),
    preview: t('entered.preview'),
    parts: [
      t(`entered.letter_${source}`, { staff, ...named(t), what: t(`entered.what_${kind}`) }),
      link(t('entered.open'), href),
      {
        kind: 'steps',
        title: t('entered.next'),
        items: [t('entered.stepCheck'), t('entered.stepAdd'), t('entered.stepConsent')],
      },
      t('entered.until'),
      t('entered.refuseText'),
      link(t('entered.refuse'), refuseHref),
      t('entered.safe'),
    ],
    reason: t('entered.reason', named(t)),
  })
}

/** The text of a mail, which a coordinator may change before it is sent; each line is a paragraph. */
export type MailWords = { subject: string; text: string }

export type Asked = { fields: readonly string[]; note: string }

export function wordsOfMove(
  t: Translate,
  mail: MoveMail,
  { form, asked, ends, keptMonths, text: own, reason, more = [] }: MoveFacts,
): MailWords {
  const questions = (asked?.fields ?? []).map((name) =>
    t('moves.question', { label: labelOf(form, name, t) }),
  )
  const values = {
    note: asked?.note ?? '',
    questions: questions.join('\n'),
    period: sayPeriod(t, 'months', keptMonths),
  }
  const [first = '', ...rest] = (own ?? t(`moves.${mail}_text`, values)).split('\n')
  const lines = [first, ...(reason ? [reason] : []), ...rest, ...more, ...endedWithIt(t, ends)]
  return { subject: t(`moves.${mail}_subject`), text: lines.join('\n') }
}

/** The questions of a request for information, for a reminder of it. */
export function stillAsked(t: Translate, kind: ApplicationKind, { fields, note }: Asked): StillAsked {
  const questions = fields.map((name) =>
    t('moves.question', { label: labelOf(applicationForms[kind], name, t) }),
  )
  const life = kind === 'hospital' ? 'hospital' : 'registry'
  return {
    heading: t(`moves.${life}_info_requested_subject`),
    lines: [...paragraphsOf(note), ...questions],
  }
}

type MoveFacts = {
  form: Form
  asked?: Asked | undefined
  ends: KnownEndings
  /** How long a withdrawn application stays. */
  keptMonths: number
  /** Replaces the usual text of the move. */
  text?: string | undefined
  /** Why an application is declined; follows the first paragraph. */
  reason?: string | undefined
  /** Further paragraphs of the letter. */
  more?: readonly string[]
}

/** What a coordinator typed for the letter of a move: its heading, and the paragraphs before anything else. */
export function wordsOfLetter({ heading, parts: all }: Letter): MailWords {
  const parts = all.filter((part) => !('salutation' in part))
  const end = parts.findIndex(({ kind }) => kind !== 'paragraph')
  const paragraphs = parts.slice(0, end === -1 ? parts.length : end)
  const text = paragraphs.map((part) => (part.kind === 'paragraph' ? part.text : '')).join('\n')
  return { subject: heading, text }
}

export type Linked = { reference: string; link?: PersonalLink | undefined }

/** `reason` is the footer; `rows` follow the reference. */
type MoveAbout = Linked & {
  reason: string
  rows?: readonly Fact[] | undefined
  calendar?: CalendarEntry | undefined
}

/** The footer of a mail about what a person sent us. */
export const reasonOf = (t: Translate, kind: ApplicationKind) =>
  t(kind === 'hospital' ? 'moves.reasonRequest' : 'moves.reason', named(t))

/** The link is separate from the words, because the preview of the words must not reveal it to staff. */
export function moveLetter(
  t: Translate,
  { subject, text }: MailWords,
  { reference, link, reason, rows = [], calendar }: MoveAbout,
): Letter {
  const paragraphs = paragraphsOf(text)
  return writeLetter(t, {
    greets: true,
    heading: subject,
    reference,
    preview: paragraphs[0] ?? subject,
    parts: [
      ...paragraphs,
      ...(link ? personalLink(t, link) : []),
      { kind: 'facts', rows: [{ label: t('mail.reference'), text: reference }, ...rows] },
      t('mail.reply'),
    ],
    reason,
    ...(calendar && { calendar }),
  })
}
