import type { focusAreas, professionalTypes } from '../../../src/domain/lists/expertise.ts'
import type { IdOf } from '../../../src/domain/lists/list.ts'
import type { specialties } from '../../../src/domain/lists/specialties.ts'
import type { Sort } from '../institutions.ts'

type SpecialtyId = IdOf<typeof specialties>

/** An occupation that leads to the registry, with what such people say of it. */
export type Profession = {
  /** How many of them there are, compared to the others. */
  readonly share: number
  /** The first is for those who started lately. */
  readonly titles: readonly string[]
  readonly employers: readonly Sort[]
  readonly specialties: readonly SpecialtyId[]
  readonly sometimes: readonly SpecialtyId[]
  readonly subspecialties?: readonly string[]
  /** What their national society is for. */
  readonly society: string
  readonly level: IdOf<typeof professionalTypes>
  readonly focus: readonly IdOf<typeof focusAreas>[]
  readonly work: readonly string[]
  readonly offer: readonly string[]
}
