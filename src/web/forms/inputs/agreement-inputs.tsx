import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Field, LabelText } from '../../ui/field/field.tsx'
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx'
import { fieldText, type InputProps } from './question.ts'

/** 'No' is an answer that a person may give, though the form cannot be sent with it. */
export function ConsentInput(question: InputProps<'consent'>) {
  const { field, name, t, answers, onChange } = question
  const answer = answers[name]
  return (
    <RadioGroup
      {...fieldText(question)}
      required={field.required}
      name={name}
      options={[
        { value: 'yes', label: t('forms.yes') },
        { value: 'no', label: t('forms.no') },
      ]}
      value={answer === true ? 'yes' : answer === false ? 'no' : String(answer ?? '')}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
}

export function TickInput(question: InputProps<'tick'>) {
  const { name, answers, onChange } = question
  const { label, optional, ...text } = fieldText(question)
  return (
    <Field {...text}>
      {(control) => (
        <Checkbox
          {...control}
          name={name}
          value="yes"
          checked={Boolean(answers[name])}
          onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
        >
          <LabelText label={label} optional={optional} />
        </Checkbox>
      )}
    </Field>
  )
}
