import { type LanguageId, languages, proficiencies } from '../../../domain/lists/languages.ts'
import { findItem, optionsOf } from '../../../domain/lists/list.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { Level } from '../../ui/language-slider/language-slider.tsx'
import { rowsOf } from './question.ts'

/** While a slider stands at 0, its row is on its way out; the engine already counts it as gone. */
export type LevelRow = { id: LanguageId; value: unknown; proficiency: unknown }

export function levelRows(answer: unknown): LevelRow[] {
  return rowsOf(answer).flatMap(({ id, proficiency }) => {
    const language = findItem(languages, id)
    return language ? [{ id: language.id, value: language.alias, proficiency }] : []
  })
}

export function levelOf({ proficiency }: LevelRow): number {
  return Number(findItem(proficiencies, proficiency)?.alias ?? 0)
}

export function withLevel(id: LanguageId, level: number): LevelRow {
  const proficiency = findItem(proficiencies, level)?.id ?? 0
  return { id, value: findItem(languages, id)?.alias, proficiency }
}

export function levelsFrom(from: 0 | 1, t: Translate): Level[] {
  const levels = optionsOf(proficiencies, t, '').map(({ label }, index) => ({ value: index + 1, label }))
  return from === 0 ? [{ value: 0, label: t('wizard.noLevel') }, ...levels] : levels
}
