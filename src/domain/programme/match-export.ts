import * as v from 'valibot'
import { body } from '../api/endpoint-parts.ts'
import { day } from '../review/list-parts.ts'
import { regionId } from './hospital-region.ts'

/** Which matches are exported: suggested on these days, for hospitals of this region. */
export const matchExport = body({
  from: v.optional(day),
  to: v.optional(day),
  region: v.optional(regionId),
})

export type MatchExport = v.InferOutput<typeof matchExport>
