import type { Translate } from '../../../domain/messages/translate.ts'
import { PETAL } from '../petals/petals.tsx'
import { activeLand, allLand, Land } from './land.tsx'

/** world-map.css moves them on phones, by their order. */
const places = {
  europe: { x: 418, y: 98, anchor: 'end' },
  africa: { x: 490, y: 334, anchor: 'end' },
  latinAmerica: { x: 226, y: 334, anchor: 'end' },
  southEastAsia: { x: 722, y: 304, anchor: 'end' },
  cyprus: { x: 576, y: 159, anchor: 'start' },
  indonesia: { x: 772, y: 335, anchor: 'middle' },
} as const

/** Where the programme runs. Names on the map are text, so that they are translated and can be found. */
export function WorldMap({ id, t }: { id: string; t: Translate }) {
  return (
    <figure className="map">
      <svg viewBox="-8 -8 994 492" width={994} height={492} role="img" aria-labelledby={id}>
        <title id={id}>{t('map.description')}</title>
        <Land dots={allLand} />
        <Land dots={activeLand} active />
        <Site x={552} y={154} />
        <Site x={784} y={286} />
        {(Object.keys(places) as (keyof typeof places)[]).map((place) => {
          const { x, y, anchor } = places[place]
          return (
            <text key={place} x={x} y={y} textAnchor={anchor}>
              {t(`map.${place}`)}
            </text>
          )
        })}
      </svg>
      <figcaption>
        <ul className="legend">
          <li>
            <i data-on="" />
            {t('map.active')}
          </li>
          <li>
            <i />
            {t('map.inactive')}
          </li>
          <li>
            <svg width={22} height={22} viewBox="-20 -20 40 40" aria-hidden="true">
              <Site x={0} y={0} />
            </svg>
            {t('map.country')}
          </li>
          <li>{t('map.note')}</li>
        </ul>
      </figcaption>
    </figure>
  )
}

function Site({ x, y }: { x: number; y: number }) {
  return (
    <g className="map__site" transform={`translate(${x} ${y})`}>
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <path key={angle} d={PETAL} transform={`rotate(${angle}) scale(.8)`} />
      ))}
      <circle r="7" />
    </g>
  )
}
