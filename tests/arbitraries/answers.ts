import fc from 'fast-check'
import { accept } from '../../src/domain/forms/engine/accept.ts'
import { ofKind, type PerKind } from '../../src/domain/forms/engine/field.ts'
import type { Answers, Form } from '../../src/domain/forms/engine/form.ts'
import { languages, proficiencies } from '../../src/domain/lists/languages.ts'
import type { ItemId, List } from '../../src/domain/lists/list.ts'
import { regions, yearsInRegion } from '../../src/domain/lists/regions.ts'

/** Answers that the form accepts, as a careful person or program sends them. */
export function validAnswers(form: Form): fc.Arbitrary<Answers> {
  const asked = form.steps.flatMap(({ asks }) => asks)
  const model = Object.fromEntries(asked.map((name) => [name, validAnswer(form, name)]))
  const requiredKeys = asked.filter((name) => form.fields[name]?.required)
  return fc.record(model, { requiredKeys }).map((answers) => {
    const outcome = accept(form, answers)
    if (!outcome.ok) throw new Error(JSON.stringify({ answers, errors: outcome.refusal.errors }))
    return outcome.value as Answers
  })
}

/** Anything that may stand in a browser's draft or arrive as JSON under the names of the form. */
export function anyAnswers(form: Form): fc.Arbitrary<Answers> {
  const answer = (name: string) =>
    fc.oneof({ weight: 4, arbitrary: validAnswer(form, name) }, hostileText, anyValue, nearMiss)
  const model = Object.fromEntries(Object.keys(form.fields).map((name) => [name, answer(name)]))
  return fc.record(model, { requiredKeys: [] })
}

/** JSON of any shape, an object that cannot be converted to text, and values that JSON cannot represent. */
const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom({ toString: 1 }, [[[{ toString: 1 }]]], undefined, Number.NaN, Number.POSITIVE_INFINITY),
)

const hostileText = fc.constantFrom(
  ...['', ' \n\t ', '\0', '\ud800', 'a\udc00b', '\u200b', '\u3164', 'a\x07b', 'e\x07\u0301', 'a\x85b\u2028c'],
  ...['=1+1', '<b>x</b>', '__proto__', '-5', '1e9', ' 7 ', '1,200', '1.5', '- Basic', 'Ghana,,Kenya'],
  'x'.repeat(6000),
  `e${'\u0315'.repeat(20)}${'\u0300'.repeat(20)}`,
)

/** Lists and rows that are almost right. */
const nearMiss = fc.oneof(
  fc.array(fc.oneof(fc.integer({ min: -1, max: 30 }), fc.constantFrom('1', '10', null), anyValue), {
    maxLength: 8,
  }),
  fc.array(
    fc.record(
      {
        id: fc.oneof(fc.constantFrom(0, 1, 2, '3', 99, null), anyValue),
        value: fc.oneof(fc.constantFrom('English', 'Africa', 7), anyValue),
        proficiency: fc.oneof(fc.constantFrom(0, '0', 1, '4', 'Native', 'Fluent'), anyValue),
        years_of_experience: fc.oneof(fc.constantFrom('<5', '5-10', '>10', '20'), anyValue),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 10 },
  ),
)

function validAnswer(form: Form, name: string): fc.Arbitrary<unknown> {
  const field = form.fields[name]
  if (!field) throw new Error(`${form.id} has no field '${name}'`)
  return ofKind(valid, field)
}

const words = fc
  .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 })
  .map((parts) => `a${parts.join(' ')}`)

const valid: PerKind<fc.Arbitrary<unknown>> = {
  text: () => words,
  longText: () => fc.array(words, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
  email: () => fc.emailAddress().filter((address) => address.length < 200),
  phone: () => fc.stringMatching(/^\+[0-9]{6,14}$/),
  number: (field) => fc.integer({ min: field.min, max: field.max }),
  year: (field) => fc.integer({ min: field.min, max: 2025 }),
  country: (field) => fc.constantFrom(...field.list.map(({ label }) => label)),
  countriesWithin: (field) => fc.subarray(field.list.map(({ label }) => label)),
  choice: (field) => fc.constantFrom(...ids(field.list)),
  choices: (field) => fc.subarray(ids(field.list), { minLength: 1, maxLength: field.max }),
  languageRows: () => rows(languages, 'proficiency', proficiencies),
  otherLanguage: () => words,
  regionRows: () => rows(regions, 'years_of_experience', yearsInRegion),
  consent: () => fc.constant(true),
  tick: (field) => (field.required ? fc.constant(true) : fc.boolean()),
  file: () => fc.uuid(),
}

function ids(list: List): ItemId[] {
  return list.items.map(({ id }) => id)
}

function rows(list: List, answer: string, answers: List) {
  return fc
    .subarray(ids(list), { minLength: 1 })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((id) => fc.constantFrom(...ids(answers)).map((given) => ({ id, [answer]: given }))),
      ),
    )
}
