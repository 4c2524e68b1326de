import { places } from '../world-map/generated/places.ts'
import { Land } from '../world-map/land.tsx'
import { radiusOf } from './scale.ts'

export type Point = { code: string; value: number; title: string }

/** A circle for each country, with an area proportional to the number; small ones are above large ones. */
export function PointMap({ points }: { points: readonly Point[] }) {
  const most = Math.max(1, ...points.map(({ value }) => value))
  return (
    <svg className="point-map" viewBox="-8 -8 994 492" width={994} height={492} aria-hidden="true">
      <Land />
      {points
        .toSorted((one, other) => other.value - one.value)
        .map(({ code, value, title }) => {
          const [x, y] = places[code] ?? []
          return (
            <circle key={code} cx={x} cy={y} r={radiusOf(value, most)}>
              <title>{title}</title>
            </circle>
          )
        })}
    </svg>
  )
}
