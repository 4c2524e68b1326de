import { offsetAt } from '../staff/zoned-time.ts'

/** The zone of a country at a moment, by its code; undefined where its clocks differ, or are unknown. */
export function zoneOfCountry(code: string, at: Date): string | undefined {
  const [first, ...others] = zonesOf(code)
  if (first === undefined) return undefined
  const offset = offsetAt(at.getTime(), first)
  return others.every((zone) => offsetAt(at.getTime(), zone) === offset) ? first : undefined
}

/** TypeScript does not know the method yet. */
type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

function zonesOf(code: string): readonly string[] {
  const place: WithZones = new Intl.Locale(`und-${code}`)
  return place.getTimeZones?.() ?? []
}
