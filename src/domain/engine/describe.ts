import { languages, proficiencies } from '../lists/languages.ts'
import { findItem, type ItemId, type List } from '../lists/list.ts'
import { regions, yearsInRegion } from '../lists/regions.ts'
import type { Translate } from '../messages/translate.ts'
import { ofKind, type PerKind } from './field.ts'
import type { Answers, Form, LanguageRow, RegionRow } from './form.ts'
import { fieldOf, visibleAmong } from './visible.ts'
import { labelOf } from './wording.ts'

export type Described = {
  readonly name: string
  readonly label: string
  /** Empty where the question was not answered. */
  readonly text: string
}

/** An accepted record for people: the back office, e-mails, a person's own data. */
export function describeAnswers(form: Form, answers: Answers, t: Translate): Described[] {
  return visibleAmong(form, answers).map((name) => ({
    name,
    label: labelOf(form, name, t),
    text: partsOf(form, name, answers, t).join(', '),
  }))
}

/** One text per choice, row or country of an accepted answer; none where there is no answer. */
export function partsOf(form: Form, name: string, answers: Answers, t: Translate): string[] {
  const value = answers[name]
  return value === undefined ? [] : ofKind(texts, fieldOf(form, name))(value, t)
}

const texts: PerKind<(value: unknown, t: Translate) => string[]> = {
  text: () => asTyped,
  longText: () => asTyped,
  email: () => asTyped,
  phone: () => asTyped,
  number: () => asTyped,
  year: () => asTyped,
  country: () => asTyped,
  countries: () => (value) => (value as string[]).map(String),
  choice: (field) => (value, t) => [labelIn(field.list, value, t)],
  choices: (field) => (value, t) => (value as ItemId[]).map((id) => labelIn(field.list, id, t)),
  languages: () => (value, t) =>
    (value as LanguageRow[]).map(
      ({ id, proficiency }) => `${labelIn(languages, id, t)} - ${labelIn(proficiencies, proficiency, t)}`,
    ),
  otherLanguage: () => asTyped,
  regions: () => (value, t) =>
    (value as RegionRow[]).map((row) =>
      t('forms.yearsInRegion', {
        region: labelIn(regions, row.id, t),
        years: labelIn(yearsInRegion, row.years_of_experience, t),
      }),
    ),
  consent: () => (_, t) => [t('forms.yes')],
  tick: () => (_, t) => [t('forms.yes')],
  file: () => (_, t) => [t('forms.attached')],
}

function asTyped(value: unknown): string[] {
  return [String(value)]
}

function labelIn(list: List, id: unknown, t: Translate): string {
  const item = findItem(list, id)
  return item ? t(item.label) : String(id)
}
