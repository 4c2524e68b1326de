import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Letter, LetterPart } from '../../domain/mail/letter.ts'
import { joined } from '../../domain/messages/joined.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { sayPeriod } from '../../domain/privacy/say-period.ts'
import type { KnownEndings } from '../../domain/programme/known-endings.ts'
import { endedWithIt } from './ended-with-it.ts'
import { facts, link, named, personalLink, writeLetter } from './write-letter.ts'

export type Access = { pin: string; href: string }

/** What people call what they have sent. */
export const nounOf = {
  expert: 'Application',
  hospital: 'Request',
  trainer: 'Application',
} as const satisfies Record<ApplicationKind, string>

/** The link and PIN with which a person opens what they sent: only for mails to the registered address. */
export function accessParts(t: Translate, kind: ApplicationKind, { pin, href }: Access): LetterPart[] {
  return [
    { kind: 'facts', rows: [{ label: t('access.pin'), text: pin, secret: true }] },
    { kind: 'paragraph', text: t('access.pinUse') },
    link(t(`access.open${nounOf[kind]}`), href),
  ]
}

type NewPin = Access & { kind: ApplicationKind; why: 'asked' | 'void' }

/** Subject and preview are visible on a locked screen: the PIN stands further below. */
export function newPinLetter(t: Translate, { kind, why, ...access }: NewPin): Letter {
  return writeLetter(t, {
    greets: true,
    heading: t('access.newPinSubject'),
    preview: t('access.newPinPreview'),
    parts: [
      t(why === 'asked' ? 'access.newPinAsked' : 'access.newPinVoid'),
      ...accessParts(t, kind, access),
      why === 'asked' && t('access.newPinWait'),
      t('access.newPinNotYou'),
    ],
    reason: t('access.reason', named(t)),
  })
}

/** What the registry asked for and still waits for. */
export type StillAsked = { heading: string; lines: string[] }

/** Sent by staff to a person who has lost the first mail. */
export function newLinkLetter(
  t: Translate,
  { kind, asked, ...access }: Access & { kind: ApplicationKind; asked?: StillAsked | undefined },
): Letter {
  const parts = [t('access.newLinkText'), ...accessParts(t, kind, access)]
  return writeLetter(t, {
    greets: true,
    heading: asked?.heading ?? t('access.newLinkSubject'),
    preview: t('access.newLinkPreview'),
    parts: asked ? [...asked.lines, ...parts] : [...parts, t('access.newLinkNotYou')],
    reason: t('access.reason', named(t)),
  })
}

/** To an unverified address that staff entered: repeats no answers, and says what a wrong recipient should do. */
export function addressCorrectedLetter(
  t: Translate,
  { kind, reference, ...access }: Access & { kind: ApplicationKind; reference: string },
): Letter {
  return writeLetter(t, {
    heading: t('access.addressCorrectedHeading'),
    reference,
    preview: t('access.addressCorrectedPreview'),
    parts: [
      t('access.addressCorrectedText'),
      ...accessParts(t, kind, access),
      facts([t('access.reference'), reference]),
      t('access.addressCorrectedNotYou'),
    ],
    reason: t('access.reason', named(t)),
  })
}

type LinkAgain = { kind: ApplicationKind; reference: string; href: string; pinDay?: string | undefined }

/** A stranger may have entered the address: its reader may not have asked. */
export function linkAgainLetter(t: Translate, { kind, reference, ...mailed }: LinkAgain): Letter {
  return writeLetter(t, {
    heading: t('access.linkAgainSubject'),
    reference,
    preview: t('access.linkAgainPreview'),
    parts: [
      t('access.linkAgainText'),
      ...personalLink(t, { label: t(`access.open${nounOf[kind]}`), ...mailed }),
      facts([t('access.reference'), reference]),
      t('access.linkAgainNotYou'),
    ],
    reason: t('access.reason', named(t)),
  })
}

type AddressChange = { reference: string; href: string; day: string }

/** To the registered address when another one is to replace it; does not name the new one. */
export function addressAskedLetter(t: Translate, { reference, href, day }: AddressChange): Letter {
  return writeLetter(t, {
    greets: true,
    heading: t('access.addressAskedHeading'),
    reference,
    preview: t('access.addressAskedPreview'),
    parts: [
      t('access.addressAskedText', { day }),
      facts([t('access.reference'), reference]),
      t('access.addressAskedNotYou'),
      link(t('access.addressAskedKeep'), href),
    ],
    reason: t('access.reason', named(t)),
  })
}

/** To a new, unverified address: reveals nothing of the application but its number. */
export function confirmAddressLetter(t: Translate, { reference, href, day }: AddressChange): Letter {
  return writeLetter(t, {
    heading: t('access.confirmAddressHeading'),
    reference,
    preview: t('access.confirmAddressPreview'),
    parts: [
      t('access.confirmAddressText'),
      facts([t('access.reference'), reference]),
      link(t('access.confirmAddressOpen'), href),
      t('access.confirmAddressUntil', { day }),
      t('access.confirmAddressNotYou'),
    ],
    reason: t('access.confirmAddressReason', named(t)),
  })
}

/** To the address that was registered until now; does not name the new one. */
export function addressChangedLetter(t: Translate, { reference }: { reference: string }): Letter {
  return writeLetter(t, {
    greets: true,
    heading: t('access.addressChangedHeading'),
    reference,
    preview: t('access.addressChangedPreview'),
    parts: [
      t('access.addressChangedText'),
      facts([t('access.reference'), reference]),
      t('access.addressChangedNotYou'),
    ],
    reason: t('access.reason', named(t)),
  })
}

type Sent = { kind: ApplicationKind; reference: string }

/** Names the questions and never the answers, which were typed. */
export function editConfirmationLetter(
  t: Translate,
  { kind, reference, questions }: Sent & { questions: readonly string[] },
): Letter {
  return writeLetter(t, {
    greets: true,
    heading: t(`access.edited${nounOf[kind]}`),
    reference,
    preview: t('access.editedPreview'),
    parts: [
      t('access.editedText'),
      facts([t('access.reference'), reference], [t('access.editedQuestions'), joined(questions, t.locale)]),
      t('access.editedNotYou'),
    ],
    reason: t('access.reason', named(t)),
  })
}

export function withdrawalLetter(
  t: Translate,
  { kind, reference, ends, keptMonths }: Sent & { ends: KnownEndings; keptMonths: number },
): Letter {
  const noun = nounOf[kind]
  return writeLetter(t, {
    greets: true,
    heading: t(`access.withdrawn${noun}`),
    reference,
    preview: t('access.withdrawnPreview'),
    parts: [
      t(`access.withdrawn${noun}Text`),
      ...endedWithIt(t, ends),
      facts([t('access.reference'), reference]),
      t('access.withdrawnErase', { period: sayPeriod(t, 'months', keptMonths) }),
      t('access.withdrawnNotYou'),
    ],
    reason: t('access.reason', named(t)),
  })
}

/** Repeats no typed text, because the address is unverified. */
export function finishLaterLetter(t: Translate, { href }: { href: string }): Letter {
  return writeLetter(t, {
    heading: t('access.finishLaterSubject'),
    preview: t('access.finishLaterPreview'),
    parts: [
      t('access.finishLaterText'),
      link(t('access.finishLaterOpen'), href),
      t('access.finishLaterSafe'),
    ],
    reason: t('access.finishLaterReason', named(t)),
  })
}
