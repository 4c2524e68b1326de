import { languages, proficiencies } from '../../lists/languages.ts'
import type { List } from '../../lists/list.ts'
import { regions, yearsInRegion } from '../../lists/regions.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import type { Field } from './field.ts'
import type { Form } from './form.ts'
import { askedFields, fieldOf } from './visible.ts'

/** Every message that a form says of itself: its steps, its questions, its answers and its outcomes. */
export function wordsOf(form: Form): MessageKey[] {
  const asked = askedFields(form).flatMap((name) => [
    `${form.id}.${name}` as MessageKey,
    ...wordsOfField(fieldOf(form, name)),
  ])
  const steps = form.steps.flatMap(({ title, lede, text, reads }) => [title, lede, text, reads?.label])
  const accepted = [form.accepts?.text, form.accepts?.reads.label]
  const said = [...steps, ...asked, ...accepted, ...Object.values(form.says)]
  return [...new Set(said)].filter((key) => key !== undefined)
}

function wordsOfField(field: Field): (MessageKey | undefined)[] {
  const answers = listsOf(field).flatMap(({ items }) => items.flatMap(({ label, hint }) => [label, hint]))
  return [field.hint, field.placeholder, ...Object.values(field.says ?? {}), ...answers]
}

function listsOf(field: Field): List[] {
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return [field.list]
    case 'languageRows':
      return [languages, proficiencies]
    case 'regionRows':
    case 'countriesWithin':
      return [regions, yearsInRegion]
    default:
      return []
  }
}
