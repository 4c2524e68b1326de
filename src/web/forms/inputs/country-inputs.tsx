import { flagPath } from '../../../domain/lists/countries.ts'
import { findItem, optionsOf } from '../../../domain/lists/list.ts'
import { regions } from '../../../domain/lists/regions.ts'
import { Field, FieldGroup } from '../../ui/field/field.tsx'
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx'
import { Select } from '../../ui/select/select.tsx'
import { multiSelectLabels } from './choice-inputs.tsx'
import { fieldText, type InputProps, rowsOf, textOf, textsOf } from './question.ts'

export function CountryInput(question: InputProps<'country'>) {
  const { field, name, t, answers, onChange } = question
  return (
    <Field {...fieldText(question)}>
      {(control) => (
        <Select
          {...control}
          name={name}
          options={field.list.map(({ code, label }) => ({ value: label, label, flag: flagPath(code) }))}
          placeholder={t('wizard.chooseCountry')}
          value={textOf(answers[name])}
          autoComplete={field.autocomplete}
          aria-required={field.required}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  )
}

/** The countries of the chosen regions; before a script can follow the choice, all countries in a plain list. */
export function CountriesWithinInput(question: InputProps<'countriesWithin'>) {
  const { field, name, t, locale, answers, alive, onChange } = question
  const value = textsOf(answers[name])
  if (!alive) {
    return (
      <Field {...fieldText(question)} hint={t('wizard.severalHint')}>
        {(control) => (
          // The same options as in the list of one country: a repetition costs a compressed page nothing.
          <select {...control} className="control" name={name} multiple size={6} defaultValue={value}>
            {field.list.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        )}
      </Field>
    )
  }
  const chosen = new Set(rowsOf(answers[field.within]).map(({ id }) => findItem(regions, id)?.id))
  const offered = optionsOf(regions, t, locale).filter(({ id }) => chosen.has(id))
  const names = new Intl.ListFormat(locale).format(offered.map(({ label }) => label))
  return (
    <FieldGroup {...fieldText(question)} hint={t('wizard.countriesHint', { regions: names })}>
      {(control) => (
        <MultiSelect
          control={{ ...control, id: `${name}-add` }}
          name={name}
          options={offered.flatMap(({ id, label: group }) =>
            field.list
              .filter(({ region }) => region === id)
              .map(({ code, label }) => ({ value: label, label, group, flag: flagPath(code) })),
          )}
          value={value}
          onChange={(chosen) => onChange({ [name]: chosen })}
          labels={multiSelectLabels(t, t('wizard.addCountry'))}
        />
      )}
    </FieldGroup>
  )
}
