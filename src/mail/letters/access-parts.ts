import type { LetterPart } from '../../domain/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

/** How a person opens their application: only in a mail to the registered address. */
export function accessParts(t: Translate, { pin, href }: { pin: string; href: string }): LetterPart[] {
  return [
    { kind: 'facts', rows: [{ label: t('access.pin'), text: pin }] },
    { kind: 'paragraph', text: t('access.pinUse') },
    { kind: 'link', label: t('access.openApplication'), href },
  ]
}
