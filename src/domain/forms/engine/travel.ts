import { joined } from '../../messages/joined.ts'
import type { Translate } from '../../messages/translate.ts'
import { type Described, describeAnswers, partsOf } from './describe.ts'
import { type Field, ofKind, type PerKind } from './field.ts'
import type { Answers, Form } from './form.ts'
import { companionOf, typedOther } from './typed-other.ts'
import { fieldOf } from './visible.ts'

/** What was typed for 'Other' stays in the registry, and the mail says so. */
export function describeForMail(form: Form, answers: Answers, t: Translate): Described[] {
  return describeAnswers(form, answers, t)
    .filter(({ name, text }) => text !== '' && travels(fieldOf(form, name)))
    .map((one) => {
      const companion = companionOf(form, one.name)
      if (!companion) return one
      const isTyped = typedOther(form, one.name, answers) !== undefined
      const kept = { ...answers, [companion]: t(isTyped ? 'mail.otherInRegistry' : 'mail.otherUnsaid') }
      return { ...one, text: joined(partsOf(form, one.name, kept, t), t.locale) }
    })
}

/** Mails can be read in transit and cannot be recalled. */
export function travels(field: Field): boolean {
  return field.travels ?? ofKind(byKind, field)
}

/** Choices and numbers may; typed text only if its field says so. */
const byKind: PerKind<boolean> = {
  text: () => false,
  longText: () => false,
  email: () => false,
  phone: () => false,
  number: () => true,
  year: () => true,
  country: () => true,
  countriesWithin: () => true,
  choice: () => true,
  choices: () => true,
  languageRows: () => true,
  otherLanguage: () => false,
  regionRows: () => true,
  consent: () => false,
  tick: () => true,
  file: () => false,
}
