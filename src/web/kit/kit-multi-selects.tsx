import { useState } from 'react'
import { flagPath } from '../../domain/lists/countries.ts'
import { FieldGroup } from '../ui/field/field.tsx'
import { LanguageSlider, LanguageSliders } from '../ui/language-slider/language-slider.tsx'
import { MultiSelect } from '../ui/multi-select/multi-select.tsx'
import { TextInput } from '../ui/text-input/text-input.tsx'
import { type SampleProps, sampleCountries } from './sample.ts'

export function SampleLanguages({ t, at }: SampleProps) {
  const names = ['english', 'french', 'arabic', 'spanish', 'portuguese'] as const
  const levels = (['basic', 'intermediate', 'expert', 'native'] as const).map((level, index) => ({
    value: index + 1,
    label: t(`kitWork.${level}`),
  }))
  const [spoken, setSpoken] = useState<Record<string, number>>({ english: 4, french: 3 })
  const [other, setOther] = useState(1)
  return (
    <>
      <FieldGroup id={`${at}-langs`} label={t('kitWork.languages')} hint={t('kitWork.languagesHint')}>
        {(control) => (
          <MultiSelect
            control={{ ...control, id: `${control.id}-add` }}
            name={`${at}-language`}
            options={names.map((value) => ({ value, label: t(`kitWork.${value}`) }))}
            value={Object.keys(spoken)}
            onChange={(chosen) =>
              setSpoken(Object.fromEntries(chosen.map((name) => [name, spoken[name] ?? 1])))
            }
            labels={multiLabels({ t, at }, t('kitWork.addLanguage'))}
          />
        )}
      </FieldGroup>
      <LanguageSliders>
        {names
          .filter((name) => spoken[name] !== undefined)
          .map((name) => (
            <LanguageSlider
              key={name}
              id={`${at}-${name}`}
              name={`${at}-${name}`}
              heading={t(`kitWork.${name}`)}
              inputLabel={t('kit.proficiencyIn', { language: t(`kitWork.${name}`) })}
              levels={levels}
              value={spoken[name] ?? 1}
              onChange={(value) => setSpoken({ ...spoken, [name]: value })}
            />
          ))}
        <LanguageSlider
          id={`${at}-other`}
          name={`${at}-other`}
          heading={<TextInput aria-label={t('kitWork.otherLanguage')} defaultValue="Wolof" />}
          inputLabel={t('kit.proficiencyIn', { language: t('kitWork.otherLanguage') })}
          levels={[{ value: 0, label: t('kitWork.none') }, ...levels]}
          value={other}
          onChange={setOther}
        />
      </LanguageSliders>
    </>
  )
}

export function SampleCountries({ t, at }: SampleProps) {
  const [chosen, setChosen] = useState(['GH', 'SN', 'RO'])
  return (
    <FieldGroup id={`${at}-countries`} label={t('kitWork.countries')}>
      {(control) => (
        <MultiSelect
          control={{ ...control, id: `${control.id}-add` }}
          name={`${at}-country`}
          options={sampleCountries.map(({ code, label }) => ({
            value: code,
            label,
            flag: flagPath(code),
            group: ['IE', 'RO', 'UA'].includes(code) ? t('kitWork.europe') : t('kitWork.africa'),
          }))}
          value={chosen}
          onChange={setChosen}
          labels={multiLabels({ t, at }, t('kitWork.typeCountry'))}
        />
      )}
    </FieldGroup>
  )
}

/** At most three, and refused so far. */
export function SampleLimited({ t, at }: SampleProps) {
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <FieldGroup
      id={`${at}-expertise`}
      label={t('kitWork.expertise')}
      hint={t('kitWork.expertiseHint')}
      error={chosen.length === 0 ? t('forms.required') : undefined}
    >
      {(control) => (
        <MultiSelect
          control={{ ...control, id: `${control.id}-add` }}
          name={`${at}-field`}
          options={(['stewardship', 'microbiology', 'pharmacy', 'nursing'] as const).map((value) => ({
            value,
            label: t(`kitWork.${value}`),
          }))}
          value={chosen}
          onChange={setChosen}
          max={3}
          labels={multiLabels({ t, at }, t('kitWork.addField'))}
        />
      )}
    </FieldGroup>
  )
}

function multiLabels({ t }: SampleProps, add: string) {
  return {
    add,
    none: t('kit.nothingFound'),
    full: t('kit.choiceFull', { max: 3 }),
    remove: (name: string) => t('kit.removeChoice', { name }),
    selected: (count: number) => t('kit.selected', { count }),
  }
}
