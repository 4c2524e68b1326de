import type { Field as FieldDefinition } from '../../../domain/forms/engine/field.ts'
import { companionOf } from '../../../domain/forms/engine/typed-other.ts'
import { labelOf } from '../../../domain/forms/engine/wording.ts'
import { flagPath } from '../../../domain/lists/countries.ts'
import { countriesFor, countryInWords } from '../../../domain/lists/country-name.ts'
import { languages, OTHER_LANGUAGE } from '../../../domain/lists/languages.ts'
import { findItem, type List, optionsOf } from '../../../domain/lists/list.ts'
import { regions } from '../../../domain/lists/regions.ts'
import { joined } from '../../../domain/messages/joined.ts'
import { styleOf } from '../../../domain/messages/style-of.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Choices } from '../../ui/choice/choice.tsx'
import { Field, FieldGroup } from '../../ui/field/field.tsx'
import type { IconName } from '../../ui/icon/icons.ts'
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx'
import { Select, type SelectOption } from '../../ui/select/select.tsx'
import './shown-lists.ts'
import { fieldText, type InputProps, rowsOf, textOf, textsOf } from './question.ts'

export function ChoiceInput(question: InputProps<'choice'>) {
  const { field, name, t, locale, answers, onChange } = question
  const options = optionsOf(field.list, t, locale).map((option) => ({ ...option, value: String(option.id) }))
  const chosen = String(findItem(field.list, answers[name])?.id ?? '')
  if (field.cards) {
    return (
      <Choices
        {...fieldText(question)}
        required={field.required}
        name={name}
        options={options.map(({ value, label, hint }) => ({
          value,
          title: label,
          text: hint,
          icon: pictures[value],
        }))}
        value={chosen || null}
        onChange={(value) => onChange({ [name]: value ?? undefined })}
      />
    )
  }
  return (
    <SelectInput question={question} options={options} placeholder={t('wizard.chooseOne')} value={chosen} />
  )
}

const pictures: Readonly<Record<string, IconName | undefined>> = {
  onlineOnly: 'video',
  onlineWithVisit: 'both',
  shortTermVisit: 'suitcase',
}

export function ChoicesInput(question: InputProps<'choices'>) {
  const { form, field, name, t, locale, answers, alive, onChange } = question
  const { list, max } = field
  const other = Object.keys(form.fields).find((one) => isOtherOf(form.fields[one], name))
  const companion = companionOf(form, name)
  const value = textsOf(answers[name])
  const isLimited = max < list.items.length
  return (
    <FieldGroup {...fieldText(question)}>
      {(control) => (
        <MultiSelect
          control={{ ...control, id: `${name}-add`, 'aria-required': field.required }}
          name={name}
          options={[
            ...optionsOf(list, t, locale).map(({ id, label }) => ({ value: String(id), label })),
            // An unknown choice, from a draft or a newer version, stays and can be removed.
            ...value.filter((one) => !findItem(list, one)).map((one) => ({ value: one, label: one })),
          ]}
          value={value}
          onChange={(chosen, typed) =>
            onChange({
              [name]: chosen.map((one) => findItem(list, one)?.id ?? one),
              ...(typed && companion && { [companion]: typed }),
            })
          }
          max={isLimited ? max : undefined}
          other={list === (languages as List) ? String(OTHER_LANGUAGE) : undefined}
          otherName={other && labelOf(form, other, t)}
          labels={{
            ...multiSelectLabels(t, t(alive ? 'wizard.addChoice' : 'wizard.chooseOne')),
            full: isLimited ? t('kit.choiceFull', { max }) : undefined,
          }}
        />
      )}
    </FieldGroup>
  )
}

const isOtherOf = (field: FieldDefinition | undefined, name: string) =>
  field?.kind === 'text' && field.otherOf === name

export function CountryInput(question: InputProps<'country'>) {
  const { field, name, t, locale, answers } = question
  const options = countriesFor(field.list, locale).map(({ code, label, name }) => ({
    value: shortest(label, name, code),
    label: name,
    code,
    flag: flagPath(code),
  }))
  const stored = textOf(answers[name])
  const chosen = field.list.find(({ label }) => label === stored)
  return (
    <SelectInput
      question={question}
      options={options}
      placeholder={t('wizard.chooseCountry')}
      value={options.find(({ code }) => code === chosen?.code)?.value ?? stored}
      read={(value) => field.list.find(({ code }) => code === value)?.label ?? value}
    />
  )
}

/** The value that an option posts: names in another language would need the stored name as well, 200 times. */
const shortest = (label: string, name: string, code: string) => (label === name ? label : code)

/** The countries of the chosen regions; before a script can follow the choice, all countries in a plain list. */
export function CountriesWithinInput(question: InputProps<'countriesWithin'>) {
  const { field, name, t, locale, answers, alive, onChange } = question
  const value = textsOf(answers[name])
  const offeredCountries = countriesFor(field.list, locale)
  if (!alive) {
    return (
      <Field {...fieldText(question)} hint={t('wizard.severalHint')}>
        {(control) => (
          <>
            {/* The same options as in the list of one country: a repetition costs a compressed page nothing. */}
            <select
              {...control}
              className="control"
              name={name}
              multiple
              size={6}
              defaultValue={offeredCountries.flatMap(({ label, name, code }) =>
                value.includes(label) || value.includes(code) ? shortest(label, name, code) : [],
              )}
            >
              {offeredCountries.map(({ label, name, code }) => (
                <option key={label} value={label === name ? undefined : code}>
                  {name}
                </option>
              ))}
            </select>
            {value.length > 0 && (
              <p className="combo__kept hint">
                {multiSelectLabels(t, '').kept(value.map((one) => countryInWords(field.list, one, locale)))}
              </p>
            )}
          </>
        )}
      </Field>
    )
  }
  const chosen = new Set(rowsOf(answers[field.within]).map(({ id }) => findItem(regions, id)?.id))
  const offered = optionsOf(regions, t, locale).filter(({ id }) => chosen.has(id))
  const names = new Intl.ListFormat(styleOf(locale)).format(offered.map(({ label }) => label))
  return (
    <FieldGroup {...fieldText(question)} hint={t('wizard.countriesHint', { regions: names })}>
      {(control) => (
        <MultiSelect
          control={{ ...control, id: `${name}-add`, 'aria-required': field.required }}
          name={name}
          options={offered.flatMap(({ id, label: group }) =>
            offeredCountries
              .filter(({ region }) => region === id)
              .map(({ code, label, name }) => ({ value: label, label: name, group, flag: flagPath(code) })),
          )}
          value={value}
          onChange={(chosen) => onChange({ [name]: chosen })}
          labels={multiSelectLabels(t, t('wizard.addCountry'))}
        />
      )}
    </FieldGroup>
  )
}

type SelectInputProps = {
  question: InputProps<'choice' | 'country'>
  options: readonly SelectOption[]
  placeholder: string
  value: string
  /** Converts the posted value to the stored one. */
  read?: (value: string) => string
}

function SelectInput({ question, read = (value) => value, ...select }: SelectInputProps) {
  const { field, name, onChange } = question
  return (
    <Field {...fieldText(question)}>
      {(control) => (
        <Select
          {...control}
          {...select}
          name={name}
          autoComplete={field.autocomplete}
          aria-required={field.required}
          onChange={(event) => onChange({ [name]: read(event.currentTarget.value) })}
        />
      )}
    </Field>
  )
}

export function multiSelectLabels(t: Translate, add: string) {
  return {
    add,
    none: t('kit.nothingFound'),
    remove: (name: string) => t('kit.removeChoice', { name }),
    selected: (count: number) => t('kit.selected', { count }),
    kept: (names: readonly string[]) =>
      t('kit.kept', { selected: t('kit.selected', { count: names.length }), names: joined(names, t.locale) }),
    added: (name: string) => t('kit.choiceAdded', { name }),
    removed: (name: string) => t('kit.choiceRemoved', { name }),
    matches: (count: number) => t('kit.matches', { count }),
    left: (text: string) => t('kit.notInList', { text }),
    orOther: (name: string) => t('kit.orOther', { name }),
  }
}
