import { languages } from '../../lists/languages.ts'
import type { ItemId, List } from '../../lists/list.ts'
import { regions } from '../../lists/regions.ts'
import { ofKind, type PerKind } from './field.ts'
import type { Answers, Form } from './form.ts'
import { normalise } from './normalise.ts'

/** A native form post: one text per input of a name, or several. */
export type Posted = Readonly<Record<string, string | readonly string[] | undefined>>

/** Reads a native form post as answers; ignores inputs that are no questions of the form. */
export function decode(form: Form, posted: Posted): Answers {
  const read = (name: string) => [posted[name] ?? []].flat()
  const names = Object.entries(form.fields)
  return normalise(
    form,
    Object.fromEntries(names.map(([name, field]) => [name, ofKind(readers, field)(name, read)])),
  )
}

/** The name of the input for one row of languages or regions. */
export function rowName(name: string, id: ItemId): string {
  return `${name}.${id}`
}

type Read = (name: string) => string[]

const one = () => (name: string, read: Read) => read(name)[0]
const many = () => (name: string, read: Read) => read(name)

/** Sliders post their position, checkboxes their years; a row with two answers is left for validation to report. */
const rowsOf = (list: List, answer: string) => (name: string, read: Read) =>
  list.items.flatMap(({ id }) =>
    read(rowName(name, id))
      .filter(Boolean)
      .map((value) => ({ id, [answer]: value })),
  )

/** A language that was ticked without moving its slider has no level yet. */
const languageRows = (name: string, read: Read) => {
  const rows = rowsOf(languages, 'proficiency')(name, read)
  const isMoved = ({ id, proficiency }: { id: ItemId; proficiency?: string }, ticked: string) =>
    String(id) === ticked && proficiency !== '0'
  const resting = read(name).filter((ticked) => !rows.some((row) => isMoved(row, ticked)))
  return [...rows, ...resting.map((id) => ({ id }))]
}

const readers: PerKind<(name: string, read: Read) => unknown> = {
  text: one,
  longText: one,
  email: one,
  phone: one,
  number: one,
  year: one,
  country: one,
  countriesWithin: many,
  choice: one,
  choices: many,
  languageRows: () => languageRows,
  otherLanguage: one,
  regionRows: () => rowsOf(regions, 'years_of_experience'),
  consent: one,
  tick: one,
  file: one,
}
