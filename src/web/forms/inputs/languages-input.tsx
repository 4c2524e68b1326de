import { useEffect, useRef, useState } from 'react'
import { rowName } from '../../../domain/forms/engine/decode.ts'
import { nameOfLanguage } from '../../../domain/forms/engine/other-language.ts'
import { errorText, labelOf } from '../../../domain/forms/engine/wording.ts'
import { type LanguageId, languages, OTHER_LANGUAGE, proficiencies } from '../../../domain/lists/languages.ts'
import { findItem, type ItemId, optionsOf } from '../../../domain/lists/list.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorText, FieldGroup } from '../../ui/field/field.tsx'
import { LanguageSlider, LanguageSliders, type Level } from '../../ui/language-slider/language-slider.tsx'
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { multiSelectLabels } from './choice-inputs.tsx'
import { fieldText, type InputProps, rowsOf, textOf } from './question.ts'

/** Languages from a list, each with a slider; without a script, a slider for every language. */
export function LanguagesInput(question: InputProps<'languageRows'>) {
  const { field, name, t, locale, answers, alive, onChange } = question
  const rows = levelRows(answers[name])
  const offered = optionsOf(languages, t, locale)
  const [removed, setRemoved] = useState<LevelRow>()
  const undo = useFocusOf(removed)
  const nameOf = (id: ItemId) => offered.find((option) => option.id === id)?.label ?? ''

  function choose(ids: string[]) {
    setRemoved(undefined)
    const wanted = ids.flatMap((id) => findItem(languages, id)?.id ?? [])
    onChange({ [name]: wanted.map((id) => rows.find((row) => row.id === id) ?? withLevel(id, 1)) })
  }
  function settle(row: LevelRow) {
    if (levelOf(row) > 0) return
    setRemoved(row)
    onChange({ [name]: rows.filter(({ id }) => id !== row.id) })
  }
  function bringBack(row: LevelRow) {
    setRemoved(undefined)
    onChange({ [name]: [...rows, withLevel(row.id, 1)] })
  }

  const shown = alive ? rows : offered.map(({ id }) => rows.find((row) => row.id === id) ?? withLevel(id, 0))
  return (
    <FieldGroup {...fieldText(question)}>
      {(control) => (
        <div className="stack">
          <div className="with-script">
            <MultiSelect
              control={{ ...control, id: `${name}-add` }}
              name={name}
              options={offered.map(({ id, label }) => ({ value: String(id), label }))}
              // Until then the sliders speak, and a language must not be posted twice.
              value={alive ? rows.map(({ id }) => String(id)) : []}
              onChange={choose}
              labels={multiSelectLabels(t, t('wizard.addLanguage'))}
            />
          </div>
          {shown.length > 0 && (
            <div className={alive ? undefined : 'without-script'}>
              <LanguageSliders>
                {shown.map((row) => (
                  <LanguageSlider
                    key={row.id}
                    id={`${name}-${row.id}`}
                    name={rowName(name, row.id)}
                    heading={row.id === OTHER_LANGUAGE ? <OtherLanguageName {...question} /> : nameOf(row.id)}
                    inputLabel={t('kit.proficiencyIn', { language: nameOf(row.id) })}
                    levels={levelsFrom(
                      !alive ? 0 : row.id === OTHER_LANGUAGE ? field.otherFrom : field.sliderFrom,
                      t,
                    )}
                    value={levelOf(row)}
                    onChange={(level) =>
                      onChange({
                        [name]: rows.map((one) => (one.id === row.id ? withLevel(row.id, level) : one)),
                      })
                    }
                    onSettle={() => settle(row)}
                  />
                ))}
              </LanguageSliders>
            </div>
          )}
          <div role="status">
            {removed && (
              <p className="row">
                {t('wizard.languageRemoved', { language: nameOf(removed.id) })}
                <Button ref={undo} variant="quiet" small onClick={() => bringBack(removed)}>
                  {t('wizard.undo')}
                </Button>
              </p>
            )}
          </div>
        </div>
      )}
    </FieldGroup>
  )
}

/** A slider that took itself away leaves the focus to what brings it back. */
function useFocusOf(removed: LevelRow | undefined) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removed && document.activeElement === document.body) button.current?.focus()
  }, [removed])
  return button
}

/** While a slider stands at 0, its row is on its way out; the engine already counts it as gone. */
type LevelRow = { id: LanguageId; value: unknown; proficiency: unknown }

function levelRows(answer: unknown): LevelRow[] {
  return rowsOf(answer).flatMap(({ id, proficiency }) => {
    const language = findItem(languages, id)
    return language ? [{ id: language.id, value: language.alias, proficiency }] : []
  })
}

function levelOf({ proficiency }: LevelRow): number {
  return Number(findItem(proficiencies, proficiency)?.alias ?? 0)
}

function withLevel(id: LanguageId, level: number): LevelRow {
  const proficiency = findItem(proficiencies, level)?.id ?? 0
  return { id, value: findItem(languages, id)?.alias, proficiency }
}

function levelsFrom(from: 0 | 1, t: Translate): Level[] {
  const levels = optionsOf(proficiencies, t, '').map(({ label }, index) => ({ value: index + 1, label }))
  return from === 0 ? [{ value: 0, label: t('wizard.noLevel') }, ...levels] : levels
}

/** The text field in which the language 'Other' gets its name, where the form asks for one. */
function OtherLanguageName({ form, name: rows, t, answers, errors, onChange }: InputProps<'languageRows'>) {
  const [name, field] =
    Object.entries(form.fields).find(([, field]) => field.kind === 'otherLanguage' && field.of === rows) ?? []
  if (!name) return null
  const code = errors[name]
  return (
    <div className="field">
      <TextInput
        id={name}
        name={name}
        value={nameOfLanguage(textOf(answers[name]))}
        aria-label={labelOf(form, name, t)}
        placeholder={labelOf(form, name, t)}
        aria-required={field?.required}
        aria-invalid={code ? true : undefined}
        aria-describedby={code && `${name}-error`}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      />
      {code && <ErrorText id={`${name}-error`}>{errorText(form, name, code, t)}</ErrorText>}
    </div>
  )
}
