import { useEffect, useRef, useState } from 'react'
import { rowName } from '../../../domain/forms/engine/decode.ts'
import { nameOfLanguage } from '../../../domain/forms/engine/other-language.ts'
import { errorText, labelOf } from '../../../domain/forms/engine/wording.ts'
import { languages, OTHER_LANGUAGE, proficiencies } from '../../../domain/lists/languages.ts'
import { findItem, type ItemId, optionsOf } from '../../../domain/lists/list.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorText, FieldGroup } from '../../ui/field/field.tsx'
import { LanguageSlider, LanguageSliders, type Level } from '../../ui/language-slider/language-slider.tsx'
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { multiSelectLabels } from './choice-inputs.tsx'
import { fieldText, type InputProps, rowsOf, textOf } from './question.ts'
import { WithoutScript } from './without-script.tsx'

/** Languages from a list, each with a slider; without a script, a slider for every language. */
export function LanguagesInput(question: InputProps<'languageRows'>) {
  const { field, name, t, locale, answers, alive, onChange } = question
  const rows = levelRows(answers[name])
  const offered = optionsOf(languages, t, locale)
  const [removed, setRemoved] = useState<LevelRow>()
  const undo = useFocusOf(removed)
  const nameOf = (id: ItemId) =>
    offered.find((option) => option.id === id)?.label ??
    textOf(rows.find((row) => row.id === id)?.value ?? id)

  function choose(ids: string[], typed?: string) {
    setRemoved(undefined)
    const chosen = ids.map((id) => rows.find((row) => String(row.id) === id) ?? withLevel(id))
    const other = typed && nameOfOther(question)
    onChange({ [name]: chosen, ...(other && { [other]: typed }) })
  }
  function settle(row: LevelRow) {
    if (levelOf(row) !== 0) return
    setRemoved(row)
    onChange({ [name]: rows.filter(({ id }) => id !== row.id) })
  }
  function bringBack(row: LevelRow) {
    setRemoved(undefined)
    onChange({ [name]: [...rows, withLevel(row.id)] })
  }

  // A language that this list does not know, from a draft or a newer version, stays and can be removed.
  const unknown = rows.filter(({ id }) => !findItem(languages, id))
  const listed = [...offered, ...unknown.map(({ id }) => ({ id, label: nameOf(id) }))]
  const shown = alive ? rows : offered.map(({ id }) => rows.find((row) => row.id === id) ?? withLevel(id, 0))
  return (
    <FieldGroup {...fieldText(question)}>
      {(control) => (
        <div className="stack">
          <div className="with-script">
            <MultiSelect
              control={{ ...control, id: `${name}-add`, 'aria-required': field.required }}
              name={name}
              options={listed.map(({ id, label }) => ({ value: String(id), label }))}
              // Until then the sliders are posted, and a language must not be posted twice.
              value={alive ? rows.map(({ id }) => String(id)) : []}
              onChange={choose}
              other={String(OTHER_LANGUAGE)}
              labels={multiSelectLabels(t, t('wizard.addLanguage'))}
            />
          </div>
          {shown.length > 0 && (
            <WithoutScript when={!alive}>
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
                    unsetLabel={t('wizard.levelUnset')}
                    isWrongUnset={control['aria-invalid']}
                    onChange={(level) =>
                      onChange({
                        [name]: rows.map((one) =>
                          one.id === row.id ? { ...one, ...withLevel(row.id, level), value: one.value } : one,
                        ),
                      })
                    }
                    onSettle={() => settle(row)}
                  />
                ))}
              </LanguageSliders>
            </WithoutScript>
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

/** Moves the focus from a removed slider to the control that brings it back. */
function useFocusOf(removed: LevelRow | undefined) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removed && document.activeElement === document.body) button.current?.focus()
  }, [removed])
  return button
}

/** A row whose slider is at 0 is about to be removed; the engine already ignores it. */
type LevelRow = { id: ItemId; value: unknown; proficiency?: unknown }

function levelRows(answer: unknown): LevelRow[] {
  return rowsOf(answer).flatMap((row): LevelRow[] => {
    const language = findItem(languages, row.id)
    if (language) return [{ id: language.id, value: language.alias, proficiency: row.proficiency }]
    return typeof row.id === 'number' || typeof row.id === 'string'
      ? [{ value: row.id, ...row, id: row.id }]
      : []
  })
}

/** The level of a row; undefined before one is chosen. */
function levelOf({ proficiency }: LevelRow): number | undefined {
  if (proficiency === 0) return 0
  const level = findItem(proficiencies, proficiency)?.alias
  return level === undefined ? undefined : Number(level)
}

function withLevel(id: ItemId, level?: number): LevelRow {
  const language = findItem(languages, id)
  const proficiency = level && findItem(proficiencies, level)?.id
  return { id: language?.id ?? id, value: language?.alias ?? id, ...(level !== undefined && { proficiency }) }
}

function levelsFrom(from: 0 | 1, t: Translate): Level[] {
  const levels = optionsOf(proficiencies, t, '').map(({ label }, index) => ({ value: index + 1, label }))
  return from === 0 ? [{ value: 0, label: t('wizard.noLevel') }, ...levels] : levels
}

/** The text field in which the language 'Other' gets its name, where the form asks for one. */
function OtherLanguageName(question: InputProps<'languageRows'>) {
  const { form, t, answers, errors, onChange } = question
  const name = nameOfOther(question)
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
        aria-required={form.fields[name]?.required}
        aria-invalid={code ? true : undefined}
        aria-describedby={code && `${name}-error`}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      />
      {code && <ErrorText id={`${name}-error`}>{errorText(form, name, code, t)}</ErrorText>}
    </div>
  )
}

function nameOfOther({ form, name: rows }: InputProps<'languageRows'>): string | undefined {
  return Object.keys(form.fields).find((name) => {
    const field = form.fields[name]
    return field?.kind === 'otherLanguage' && field.of === rows
  })
}
