import type { Country } from '../../lists/countries.ts'
import { countryInWords } from '../../lists/country-name.ts'
import { languages, proficiencies } from '../../lists/languages.ts'
import { findItem, type List } from '../../lists/list.ts'
import { regions, yearsInRegion } from '../../lists/regions.ts'
import { joined } from '../../messages/joined.ts'
import type { Translate } from '../../messages/translate.ts'
import { ofKind, type PerKind } from './field.ts'
import type { Answers, Form } from './form.ts'
import { isRecord } from './normalise.ts'
import { isOther, typedOther, withoutTypedOther } from './typed-other.ts'
import { fieldOf, visibleAmong } from './visible.ts'
import { labelOf } from './wording.ts'

export type Described = {
  readonly name: string
  readonly label: string
  /** Empty where the question was not answered. */
  readonly text: string
}

/** An accepted record for people: the back office, which names its fields itself, e-mails, a person's own data. */
export function describeAnswers(
  form: Form,
  answers: Answers,
  t: Translate,
  nameField = labelOf,
): Described[] {
  const visible = visibleAmong(form, answers)
  const shown = withoutTypedOther(form, visible)
  return visible
    .map((name) => ({
      name,
      label: nameField(form, name, t),
      text: joined(partsOf(form, name, answers, t), t.locale),
    }))
    .filter(({ name, text }) => text === '' || shown.includes(name))
}

/**
 * One text per choice, row or country of an answer, and what was typed in place of 'Other'. What an older form may have
 * stored is shown as it is.
 */
export function partsOf(form: Form, name: string, answers: Answers, t: Translate): string[] {
  const value = answers[name]
  if (value === undefined) return []
  const say = ofKind(texts, fieldOf(form, name))
  return [value].flat().map((one) => (isOther(one) && typedOther(form, name, answers)) || say(one, t))
}

type Say = (value: unknown, t: Translate) => string

const texts: PerKind<Say> = {
  text: () => asTyped,
  longText: () => asTyped,
  email: () => asTyped,
  phone: () => asTyped,
  number: () => asTyped,
  year: () => asTyped,
  country: ({ list }) => sayCountry(list),
  countriesWithin: ({ list }) => sayCountry(list),
  choice: (field) => (value, t) => labelIn(field.list, value, t),
  choices: (field) => (value, t) => labelIn(field.list, value, t),
  languageRows: () =>
    ofRow((row, t) => `${labelIn(languages, row.id, t)} - ${labelIn(proficiencies, row.proficiency, t)}`),
  otherLanguage: () => asTyped,
  regionRows: () =>
    ofRow((row, t) =>
      t('forms.yearsInRegion', {
        region: labelIn(regions, row.id, t),
        years: labelIn(yearsInRegion, row.years_of_experience, t),
      }),
    ),
  consent: () => (_, t) => t('forms.yes'),
  tick: () => (_, t) => t('forms.yes'),
  file: () => (_, t) => t('forms.attached'),
}

function ofRow(say: (row: Record<string, unknown>, t: Translate) => string): Say {
  return (row, t) => (isRecord(row) ? say(row, t) : asTyped(row))
}

const sayCountry =
  (list: readonly Country[]): Say =>
  (value, t) =>
    countryInWords(list, asTyped(value), t.locale)

function asTyped(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function labelIn(list: List, id: unknown, t: Translate): string {
  const item = findItem(list, id)
  return item ? t(item.label) : asTyped(id)
}
