import { expect, test } from 'vitest'
import { accept, acceptUnfinished } from '../../src/domain/forms/engine/accept.ts'
import { csvLine, unguarded } from '../../src/domain/forms/engine/csv.ts'
import type { Form } from '../../src/domain/forms/engine/form.ts'
import { cellReader } from '../../src/domain/forms/engine/read-cells.ts'
import { expertForm } from '../../src/domain/forms/expert.ts'
import { hospitalForm } from '../../src/domain/forms/hospital.ts'
import { en } from '../../src/domain/messages/en.ts'
import { translator } from '../../src/domain/messages/translate.ts'

/** Quadratic or exponential code took 1.2 to 6 seconds beside other tests. */
const mostTimesLetters = 20
const leastMs = 500

const size = 20_000

/** Texts that make a careless regular expression backtrack. */
const texts: Readonly<Record<string, string>> = {
  'marks in runs of thirty': `a${'\u0301\u0323'.repeat(15)}`.repeat(size / 31),
  'marks without end': `a${'\u0301\u0323'.repeat(size / 2)}`,
  'invisible characters behind a semicolon': `;${'\ufeff'.repeat(24)}x`,
  'invisible characters behind a guard': `;'${'\ufeff'.repeat(24)}x`,
  'blanks behind a semicolon': `;${' '.repeat(size)}x`,
  'semicolons and quotes': ';"'.repeat(size / 2),
  apostrophes: `;${"'".repeat(size)}x`,
  'blanks and line breaks': ' \n'.repeat(size / 2),
  dots: 'a.'.repeat(size / 2),
}

const timeOf = (act: () => unknown) => {
  const since = performance.now()
  act()
  return performance.now() - since
}

const filled = (form: Form, text: string) =>
  Object.fromEntries(Object.keys(form.fields).map((name) => [name, text]))

const readings: Readonly<Record<string, (text: string) => unknown>> = {
  'a cell of an export': (text) => csvLine([text]),
  'a cell of an import': unguarded,
  'an imported row': (text) => cellReader(expertForm, translator('en', en))(filled(expertForm, text)),
  'the answers of an expert': (text) => accept(expertForm, filled(expertForm, text)),
  'the answers of a hospital': (text) => accept(hospitalForm, filled(hospitalForm, text)),
  'a form that is not finished': (text) => acceptUnfinished(hospitalForm, filled(hospitalForm, text)),
}

test.each(Object.entries(readings))(
  '31.12 %s takes no longer for hostile text than for letters',
  (_, read) => {
    const letters = 'a'.repeat(size)
    read(letters)
    const ofLetters = Math.min(
      timeOf(() => read(letters)),
      timeOf(() => read(letters)),
    )
    for (const [what, text] of Object.entries(texts)) {
      const ms = Math.min(
        timeOf(() => read(text)),
        timeOf(() => read(text)),
      )
      expect(ms, what).toBeLessThan(Math.max(leastMs, mostTimesLetters * ofLetters))
    }
  },
)
