import { languages, proficiencies } from '../../lists/languages.ts'
import type { List } from '../../lists/list.ts'
import { regions, yearsInRegion } from '../../lists/regions.ts'
import type { Translate } from '../../messages/translate.ts'
import { partsOf } from './describe.ts'
import { ofKind, type PerKind } from './field.ts'
import type { Answers, Form } from './form.ts'
import { withLevel } from './other-language.ts'
import { companionOf, isOther } from './typed-other.ts'
import { fieldOf } from './visible.ts'

/** Cells of a sheet by the name of their field. */
export type Cells = Readonly<Record<string, string>>

/** Reads cells as an export writes them. Unknown answers stay, for validation to report. */
export function cellReader(form: Form, t: Translate): (cells: Cells) => Answers {
  const readers = Object.keys(form.fields).map((name) => {
    const companion = companionOf(form, name) ?? ''
    return { name, companion, read: readerOf(form, name, t) }
  })
  return (cells) =>
    Object.fromEntries(
      readers.flatMap(({ name, companion, read }) => {
        const cell = cells[name]?.trim()
        return cell ? [[name, read(cell, cells[companion]?.trim())]] : []
      }),
    )
}

/** `typed` is what was typed for 'Other': the cell contains it in place of 'Other'. */
type Reader = (cell: string, typed?: string) => unknown

function readerOf(form: Form, name: string, t: Translate): Reader {
  const { several, answers = [] } = ofKind(readings, fieldOf(form, name))
  const wordsFor = (answer: unknown) => partsOf(form, name, { [name]: [answer] }, t).join()
  const known = new Map(answers.map((answer) => [plain(wordsFor(answer)), answer]))
  const read = (text: string) => known.get(plain(text)) ?? text
  const others = answers.filter(isOther)
  const otherFor = (typed: string) => others.find((one) => withLevel(typed, [one]) === typed)
  if (!several) return (cell, typed) => (cell === typed ? otherFor(cell) : undefined) ?? read(cell)
  return (cell, typed) => {
    const other = typed && otherFor(typed)
    const place = typed && other !== undefined ? placeOf(typed, cell) : -1
    if (!typed || place < 0) return split(cell).map(read)
    const rest = cell.slice(place + typed.length)
    return [...split(cell.slice(0, place)).map(read), other, ...split(rest).map(read)]
  }
}

/** What was typed may have semicolons of its own. 'Other' is the last of its list. */
function placeOf(typed: string, cell: string): number {
  const between = '; '
  return `${between}${cell};`.lastIndexOf(`${between}${typed};`)
}

const split = (cell: string) =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
const plain = (text: string) => (text.length > longestWords ? text : text.normalize('NFC').toLowerCase())
/** Longer than the words of any answer in a list. */
const longestWords = 500

type Reading = {
  several?: true
  /** All possible answers, if a cell contains their words. */
  answers?: readonly unknown[]
}

const typed = (): Reading => ({})
const yes = (): Reading => ({ answers: [true] })

const readings: PerKind<Reading> = {
  text: typed,
  longText: typed,
  email: typed,
  phone: typed,
  number: typed,
  year: typed,
  country: typed,
  countriesWithin: () => ({ several: true }),
  choice: ({ list }) => ({ answers: idsOf(list) }),
  choices: ({ list }) => ({ several: true, answers: idsOf(list) }),
  languageRows: () => ({ several: true, answers: pairs(languages, 'proficiency', proficiencies) }),
  otherLanguage: typed,
  regionRows: () => ({ several: true, answers: pairs(regions, 'years_of_experience', yearsInRegion) }),
  consent: yes,
  tick: yes,
  file: typed,
}

const idsOf = ({ items }: List) => items.map(({ id }) => id)

const pairs = (list: List, name: string, levels: List) =>
  idsOf(list).flatMap((id) => idsOf(levels).map((level) => ({ id, [name]: level })))
