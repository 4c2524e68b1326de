import type { ReactNode } from 'react'
import { ofKind, type PerKind } from '../../../domain/forms/engine/field.ts'
import { fieldOf } from '../../../domain/forms/engine/visible.ts'
import { ConsentInput, TickInput } from './agreement-inputs.tsx'
import { ChoiceInput, ChoicesInput, CountriesWithinInput, CountryInput } from './choice-inputs.tsx'
import { FileInput } from './file-input.tsx'
import { LanguagesInput } from './languages-input.tsx'
import type { Question } from './question.ts'
import { RegionsInput } from './regions-input.tsx'
import { TypedInput } from './typed-input.tsx'

export function QuestionInput(question: Question) {
  return ofKind(inputs, fieldOf(question.form, question.name))(question)
}

const inputs: PerKind<(question: Question) => ReactNode> = {
  text: (field) => (question) => <TypedInput {...question} field={field} />,
  longText: (field) => (question) => <TypedInput {...question} field={field} />,
  email: (field) => (question) => <TypedInput {...question} field={field} />,
  phone: (field) => (question) => <TypedInput {...question} field={field} />,
  number: (field) => (question) => <TypedInput {...question} field={field} />,
  year: (field) => (question) => <TypedInput {...question} field={field} />,
  country: (field) => (question) => <CountryInput {...question} field={field} />,
  countriesWithin: (field) => (question) => <CountriesWithinInput {...question} field={field} />,
  choice: (field) => (question) => <ChoiceInput {...question} field={field} />,
  choices: (field) => (question) => <ChoicesInput {...question} field={field} />,
  languageRows: (field) => (question) => <LanguagesInput {...question} field={field} />,
  // Asked in the row of the language that it names.
  otherLanguage: () => () => null,
  regionRows: (field) => (question) => <RegionsInput {...question} field={field} />,
  consent: (field) => (question) => <ConsentInput {...question} field={field} />,
  tick: (field) => (question) => <TickInput {...question} field={field} />,
  file: (field) => (question) =>
    question.drawFile ? question.drawFile({ ...question, field }) : <FileInput {...question} field={field} />,
}
