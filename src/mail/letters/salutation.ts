import type { Letter, LetterPart } from '../../domain/mail/letter.ts'
import { isolated } from '../../domain/messages/joined.ts'
import { localeFacts } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { directionOf } from '../render/direction.ts'

/** A letter that greets begins with the name; without a name that can be greeted, with its first paragraph. */
export function withSalutation(
  t: Translate,
  { greets, ...letter }: Letter,
  person: string | undefined,
): Letter {
  if (!greets || !person) return letter
  const salutation: LetterPart = { kind: 'paragraph', text: salutationOf(t, person), salutation: true }
  return { ...letter, parts: [salutation, ...letter.parts] }
}

export function salutationOf(t: Translate, person: string): string {
  const { dir } = localeFacts(t.locale ?? 'en')
  const shown = directionOf(person, dir) === dir ? person : isolated(person)
  return t('mail.salutation', { person: shown })
}
