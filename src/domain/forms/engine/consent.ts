import type { Translate } from '../../messages/translate.ts'
import { versionIn } from '../../privacy/text-version.ts'
import type { Answers, Form } from './form.ts'
import { fieldOf } from './visible.ts'
import { labelOf, stepText } from './wording.ts'

export type ConsentText = { field: string; version: string; words: string }

/** What is accepted by sending the form. */
export function acceptedBySending({ id, accepts }: Form, t: Translate): ConsentText[] {
  if (!accepts) return []
  return [{ field: 'terms', version: versionOf(id, 'terms', accepts.textVersion, t), words: t(accepts.text) }]
}

/** The questions whose yes is a consent. */
export const consentFields = ({ fields }: Form) =>
  Object.keys(fields).filter((name) => fields[name]?.textVersion !== undefined)

/** The consents among the answers, in the words that the page showed: what its step says, and the question. */
export function consentsIn(form: Form, answers: Answers, t: Translate): ConsentText[] {
  return consentFields(form).flatMap((field) => {
    const { textVersion } = fieldOf(form, field)
    if (textVersion === undefined || answers[field] !== true) return []
    const step = form.steps.find(({ asks }) => asks.includes(field))
    const words = [step && stepText(step, t), labelOf(form, field, t)].filter((text) => text !== undefined)
    return [{ field, version: versionOf(form.id, field, textVersion, t), words: words.join('\n\n') }]
  })
}

const versionOf = (form: string, field: string, version: string, { locale = 'en' }: Translate) =>
  versionIn(locale, `${form}.${field}`, version)
