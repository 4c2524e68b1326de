import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { LetterPart } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

export type Access = { pin: string; href: string }

/** What people call what they have sent. */
export const nounOf = {
  expert: 'Application',
  hospital: 'Request',
  trainer: 'Application',
} as const satisfies Record<ApplicationKind, string>

/** How a person opens what they sent: only in a mail to the registered address. */
export function accessParts(t: Translate, kind: ApplicationKind, { pin, href }: Access): LetterPart[] {
  return [
    { kind: 'facts', rows: [{ label: t('access.pin'), text: pin }] },
    { kind: 'paragraph', text: t('access.pinUse') },
    { kind: 'link', label: t(`access.open${nounOf[kind]}`), href },
  ]
}
