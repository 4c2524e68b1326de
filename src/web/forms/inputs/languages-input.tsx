import { useEffect, useRef, useState } from 'react'
import { rowName } from '../../../domain/forms/engine/decode.ts'
import { languages, OTHER_LANGUAGE } from '../../../domain/lists/languages.ts'
import { findItem, type ItemId, optionsOf } from '../../../domain/lists/list.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldGroup } from '../../ui/field/field.tsx'
import { LanguageSlider, LanguageSliders } from '../../ui/language-slider/language-slider.tsx'
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx'
import { multiSelectLabels } from './choice-inputs.tsx'
import { type LevelRow, levelOf, levelRows, levelsFrom, withLevel } from './language-levels.ts'
import { OtherLanguageName } from './other-language-name.tsx'
import { fieldText, type InputProps } from './question.ts'

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
