import { sectionOf } from '../../../domain/content/programme-regions.ts'
import { joined } from '../../../domain/messages/joined.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { PETAL } from '../petals/petals.tsx'
import { Land } from './land.tsx'

/** The order matters: world-map.css moves the names on phones by it. */
const places = {
  europe: { x: 418, y: 98, anchor: 'end' },
  africa: { x: 490, y: 334, anchor: 'end' },
  latinAmerica: { x: 226, y: 334, anchor: 'end' },
  southEastAsia: { x: 722, y: 304, anchor: 'end' },
  cyprus: { x: 576, y: 159, anchor: undefined },
  indonesia: { x: 772, y: 335, anchor: 'middle' },
} as const

type Place = keyof typeof places

const sites = { cyprus: { x: 552, y: 154 }, indonesia: { x: 784, y: 286 } } as const
const isSite = (place: Place): place is keyof typeof sites => Object.hasOwn(sites, place)

type Props = {
  id: string
  t: Translate
  /** The anchors of sections in an institution's own text; undefined for the delivered text. */
  sections?: ReadonlySet<string> | undefined
}

/** A map of the programme. Names are text, so that they are translated and can be found. */
export function WorldMap({ id, t, sections }: Props) {
  const shown = placesIn(sections)
  const ownSites = shown.filter(isSite)
  const names = joined(
    shown.map((place) => t(`map.${place}`)),
    t.locale,
  )
  return (
    <figure className="map">
      <svg viewBox="-8 -8 994 492" role="img" aria-labelledby={id}>
        <title id={id}>{sections ? names : t('map.description')}</title>
        <Land />
        <Land active={shown.filter((place) => !isSite(place))} />
        {ownSites.map((place) => (
          <Site key={place} {...sites[place]} />
        ))}
        {all.map((place) => {
          const { x, y, anchor } = places[place]
          return (
            // An empty text keeps the order by which phones move the others.
            <text key={place} x={x} y={y} textAnchor={anchor}>
              {shown.includes(place) && t(`map.${place}`)}
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
          {!sections && (
            <li>
              <i />
              {t('map.inactive')}
            </li>
          )}
          {ownSites.length > 0 && (
            <li>
              <svg width={22} height={22} viewBox="-20 -20 40 40" aria-hidden="true">
                <Site x={0} y={0} />
              </svg>
              {t('map.country')}
            </li>
          )}
          <li>{t('map.note')}</li>
        </ul>
      </figcaption>
    </figure>
  )
}

const all = Object.keys(places) as Place[]

/** What the map can mark; a text without any of it needs no map. */
export const placesIn = (sections: Props['sections']): Place[] =>
  sections ? all.filter((place) => sections.has(isSite(place) ? place : sectionOf[place])) : all

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
