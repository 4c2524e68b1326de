import { flagPath } from '../../../domain/lists/countries.ts'
import { codeOf } from '../../../domain/matching/borders.ts'
import { paths } from '../../../domain/paths.ts'
import type { BoardStage } from '../../../domain/programme/board.ts'
import type { PageContext } from '../../page.ts'
import { sayAge } from '../review/times.ts'
import type { StageList } from './board-data.ts'

export type Shown = StageList['rows'][number]

/** A request leads to where something can be done about it, all else to its match. */
export function hrefOf(stage: BoardStage, { match_id, hospital_id }: Shown): string {
  if (match_id) return paths.adminMatch(match_id)
  return stage === 'eligible' ? paths.adminRequestMatch(hospital_id) : paths.adminHospital(hospital_id)
}

export function countryOf({ country }: Shown) {
  const code = codeOf(country)
  return country ? { label: country, ...(code && { flag: flagPath(code) }) } : undefined
}

const lateIn = ['invited', 'shortlisted', 'active'] as const

/** Since when, or what is late about it. */
export function sayNote(
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
  stage: BoardStage,
  { late, since }: Shown,
): string {
  const why = late && lateIn.find((one) => one === stage)
  return why ? t(`board.late_${why}`) : sayAge(since.toISOString(), locale)
}
