import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { ErrorText } from '../../ui/field/field.tsx'
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx'
import { fieldText, type InputProps } from './question.ts'

/** 'No' is an answer that a person may give, though the form cannot be sent with it. */
export function ConsentInput(question: InputProps<'consent'>) {
  const { name, t, answers, onChange } = question
  const answer = answers[name]
  return (
    <RadioGroup
      {...fieldText(question)}
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
  const { id, label, optional, hint, error } = fieldText(question)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Checkbox
        id={id}
        name={name}
        value="yes"
        checked={Boolean(answers[name])}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
      >
        {label}
        {optional && <span className="opt"> {optional}</span>}
      </Checkbox>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </div>
  )
}
