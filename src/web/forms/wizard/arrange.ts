import type { FieldKind } from '../../../domain/forms/engine/field.ts'
import type { Form } from '../../../domain/forms/engine/form.ts'
import { fieldOf } from '../../../domain/forms/engine/visible.ts'

/** Questions in one block; revealed ones depend on the answer above them. */
export type Block = { names: string[]; revealed: boolean }

/** The questions of a step as groups of blocks, separated by rules; a large question is a group of its own. */
export function arrange(form: Form, names: readonly string[]): Block[][] {
  const sections: Block[][] = []
  let isClosed = true
  for (const name of names) {
    const { kind, when } = fieldOf(form, name)
    if (kind === 'otherLanguage') continue
    if (isClosed || large.has(kind)) sections.push([])
    isClosed = large.has(kind)
    const section = sections.at(-1) as Block[]
    const revealed = Boolean(when) && !isClosed
    const last = section.at(-1)
    if (last && last.revealed === revealed && (!revealed || isSameCause(form, last, name)))
      last.names.push(name)
    else section.push({ names: [name], revealed })
  }
  return sections
}

/** Whether the answer is short, so that fields may be side by side. */
export function isShort(form: Form, name: string): boolean {
  const field = fieldOf(form, name)
  return short.has(field.kind) && !(field.kind === 'choice' && field.cards)
}

const large: ReadonlySet<FieldKind> = new Set(['languageRows', 'regionRows', 'countriesWithin'])
const short: ReadonlySet<FieldKind> = new Set([
  'text',
  'email',
  'phone',
  'number',
  'year',
  'country',
  'choice',
])

function isSameCause(form: Form, { names }: Block, name: string): boolean {
  const [first = name] = names
  return fieldOf(form, first).when?.field === fieldOf(form, name).when?.field
}
