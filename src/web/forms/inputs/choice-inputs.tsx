import { findItem, optionsOf } from '../../../domain/lists/list.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Choices } from '../../ui/choice/choice.tsx'
import { Field, FieldGroup } from '../../ui/field/field.tsx'
import type { IconName } from '../../ui/icon/icons.ts'
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx'
import { Select } from '../../ui/select/select.tsx'
import { fieldText, type InputProps, textsOf } from './question.ts'

export function ChoiceInput(question: InputProps<'choice'>) {
  const { field, name, t, locale, answers, onChange } = question
  const options = optionsOf(field.list, t, locale).map((option) => ({ ...option, value: String(option.id) }))
  const chosen = String(findItem(field.list, answers[name])?.id ?? '')
  if (field.cards) {
    return (
      <Choices
        {...fieldText(question)}
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
    <Field {...fieldText(question)}>
      {(control) => (
        <Select
          {...control}
          name={name}
          options={options}
          placeholder={t('wizard.chooseOne')}
          value={chosen}
          aria-required={field.required}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  )
}

/** A card may show what its words say. */
const pictures: Readonly<Record<string, IconName | undefined>> = {
  onlineOnly: 'video',
  onlineWithVisit: 'both',
  shortTermVisit: 'suitcase',
}

export function ChoicesInput(question: InputProps<'choices'>) {
  const { field, name, t, locale, answers, onChange } = question
  const { list, max } = field
  const isLimited = max < list.items.length
  return (
    <FieldGroup {...fieldText(question)}>
      {(control) => (
        <MultiSelect
          control={{ ...control, id: `${name}-add` }}
          name={name}
          options={optionsOf(list, t, locale).map(({ id, label }) => ({ value: String(id), label }))}
          value={textsOf(answers[name])}
          onChange={(value) => onChange({ [name]: value.flatMap((one) => findItem(list, one)?.id ?? []) })}
          max={isLimited ? max : undefined}
          labels={{
            ...multiSelectLabels(t, t('wizard.addChoice')),
            full: isLimited ? t('kit.choiceFull', { max }) : undefined,
          }}
        />
      )}
    </FieldGroup>
  )
}

export function multiSelectLabels(t: Translate, add: string) {
  return {
    add,
    none: t('kit.nothingFound'),
    remove: (name: string) => t('kit.removeChoice', { name }),
    selected: (count: number) => t('kit.selected', { count }),
  }
}
