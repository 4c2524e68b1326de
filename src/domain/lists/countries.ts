import { rows } from './generated/countries.ts'
import type { RegionId } from './regions.ts'

export type Country = {
  /** ISO 3166-1 alpha-2; names the flag and, for other locales, the name to show. */
  readonly code: string
  /** The English name: what people read and, as the specification has it, what a record stores. */
  readonly label: string
  readonly region: RegionId
}

/** All countries, in the order of their English names. */
export const countries: readonly Country[] = rows.map((row) => ({
  code: row.slice(0, 2),
  region: Number(row[2]) as RegionId,
  label: row.slice(3),
}))

export function flagPath(code: string): string {
  return `/flags/${code}.svg`
}
