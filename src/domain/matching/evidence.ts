import type { Proficiency } from '../lists/languages.ts'
import type { RegionId, YearsInRegion } from '../lists/regions.ts'
import type { Language } from './language.ts'
import type { Method } from './need.ts'
import type { FieldId } from './specialty-fields.ts'

/**
 * Why a criterion has its points, as data: say-evidence.ts has the sentences. It names everything that the points depend
 * on, so that equal sentences have equal points (evidence.test.ts).
 */
export type Evidence =
  | { readonly says: Unjudged }
  | ({ readonly says: 'practice' } & Practice)
  | { readonly says: 'language'; readonly language: Language; readonly level: Proficiency }
  | { readonly says: 'noLanguage'; readonly asked: readonly Language[] }
  | { readonly says: 'sameCountry'; readonly country: string }
  | { readonly says: 'neighbour'; readonly country: string; readonly neighbour: string }
  | { readonly says: 'region'; readonly region: RegionId; readonly years: YearsInRegion }
  | { readonly says: 'inRegion'; readonly region: RegionId; readonly country: string }
  | { readonly says: 'noRegion'; readonly region: RegionId }
  | { readonly says: 'methodFits' | 'methodInPart' | 'methodMissed'; readonly method: Method }
  | ({ readonly says: 'offeredTime' } & OfferedTime)
  | { readonly says: 'experience'; readonly years?: number; readonly focusAreas?: number }
  | EarlierEvidence

/** What one side has not stated, or only in words of their own. */
export type Unjudged =
  | 'fieldsNotAsked'
  | 'fieldsNotStated'
  | 'fieldsInWords'
  | 'languagesNotAsked'
  | 'languagesNotStated'
  | 'countryNotStated'
  | 'methodNotAsked'
  | 'methodNotStated'
  | 'methodInWords'
  | 'timeNotStated'
  | 'timeInWords'
  | 'experienceNotStated'

/** The fields that a request names, by how much the expert has to do with them. */
export type Practice = Readonly<Record<'home' | 'often' | 'touches' | 'none', readonly FieldId[]>>

export type OfferedTime = {
  readonly months?: number | undefined
  readonly asked?: number | undefined
  readonly hours?: number | undefined
}

/** Evidence in snapshots of scales before 2026-11-17. */
type EarlierEvidence =
  | { readonly says: 'fields'; readonly covered: readonly FieldId[]; readonly missing: readonly FieldId[] }
  | { readonly says: 'time'; readonly months: number; readonly asked: number }
