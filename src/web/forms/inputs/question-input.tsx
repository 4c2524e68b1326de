import type { ReactNode } from 'react'
import { type FieldKind, type FieldOf, ofKind, type PerKind } from '../../../domain/forms/engine/field.ts'
import { fieldOf } from '../../../domain/forms/engine/visible.ts'
import { ConsentInput, TickInput } from './agreement-inputs.tsx'
import { ChoiceInput, ChoicesInput, CountriesWithinInput, CountryInput } from './choice-inputs.tsx'
import { FileInput } from './file-input.tsx'
import { LanguagesInput } from './languages-input.tsx'
import { OtherInput } from './other-input.tsx'
import type { InputProps, Question } from './question.ts'
import { RegionsInput } from './regions-input.tsx'
import { TypedInput } from './typed-input.tsx'

export function QuestionInput(question: Question) {
  return ofKind(inputs, fieldOf(question.form, question.name))(question)
}

const inputs: PerKind<(question: Question) => ReactNode> = {
  text: (field) => (question) =>
    field.otherOf ? <OtherInput {...question} field={field} /> : <TypedInput {...question} field={field} />,
  longText: by(TypedInput),
  email: by(TypedInput),
  phone: by(TypedInput),
  number: by(TypedInput),
  year: by(TypedInput),
  country: by(CountryInput),
  countriesWithin: by(CountriesWithinInput),
  choice: by(ChoiceInput),
  choices: by(ChoicesInput),
  languageRows: by(LanguagesInput),
  // The row of the language 'Other' asks for it.
  otherLanguage: () => () => null,
  regionRows: by(RegionsInput),
  consent: by(ConsentInput),
  tick: by(TickInput),
  file: (field) => (question) =>
    question.drawFile ? question.drawFile({ ...question, field }) : <FileInput {...question} field={field} />,
}

function by<Kind extends FieldKind>(Input: (question: InputProps<Kind>) => ReactNode) {
  return (field: FieldOf<Kind>) => (question: Question) => <Input {...question} field={field} />
}
