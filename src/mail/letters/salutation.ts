import type { Letter, LetterPart } from '../../domain/mail/letter.ts'
import { isolated } from '../../domain/messages/joined.ts'
import { localeFacts } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { directionOf } from '../render/direction.ts'

/** How a letter to a person begins; a letter without a name that can be greeted begins with its first paragraph. */
export function withSalutation(t: Translate, letter: Letter, person: string | undefined): Letter {
  if (!person) return letter
  return { ...letter, parts: [salutationOf(t, person), ...letter.parts] }
}

function salutationOf(t: Translate, person: string): LetterPart {
  const { dir } = localeFacts(t.locale ?? 'en')
  const shown = directionOf(person, dir) === dir ? person : isolated(person)
  return { kind: 'paragraph', text: t('mail.salutation', { person: shown }), salutation: true }
}
