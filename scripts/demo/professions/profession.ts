import type { focusAreas, professionalTypes } from '../../../src/domain/lists/expertise.ts'
import type { IdOf } from '../../../src/domain/lists/list.ts'
import type { specialties } from '../../../src/domain/lists/specialties.ts'
import type { Sort } from '../institutions.ts'

type SpecialtyId = IdOf<typeof specialties>

/** An occupation of experts, with the sentences that describe it. */
export type Profession = {
  /** Relative frequency. */
  readonly share: number
  /** The first is for people at the start of their career. */
  readonly titles: readonly string[]
  readonly employers: readonly Sort[]
  readonly specialties: readonly SpecialtyId[]
  readonly sometimes: readonly SpecialtyId[]
  readonly subspecialties?: readonly string[]
  /** The subject of their national society. */
  readonly society: string
  readonly level: IdOf<typeof professionalTypes>
  readonly focus: readonly IdOf<typeof focusAreas>[]
  readonly work: readonly string[]
  readonly offer: readonly string[]
}
