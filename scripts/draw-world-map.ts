/**
 * Draws src/web/ui/world-map/generated/ (the land, and where on it each country lies) from Natural Earth (public domain), as the npm package world-atlas
 * packs it: `npm pack world-atlas@2.0.2` in another folder, then `node scripts/draw-world-map.ts <countries-50m.json>`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

type Point = readonly [lon: number, lat: number]
type Ring = readonly Point[]
type Country = {
  number: string
  isActive: (lon: number) => boolean
  rings: readonly Ring[]
  box: readonly number[]
}

/** The programme runs in Europe, Africa, South-east Asia and Latin America: countries by their M49 number. */
const active = new Set(
  `008 020 040 056 070 100 112 191 196 203 208 233 234 246 248 250 276 292 300 336 348 352 372 380 428 438
   440 442 470 492 498 499 528 578 616 620 642 643 674 688 703 705 724 744 752 756 804 807 826 831 832 833
   012 024 072 108 120 132 140 148 174 175 178 180 204 226 231 232 262 266 270 288 324 384 404 426 430 434
   450 454 466 478 480 504 508 516 562 566 624 638 646 654 678 686 690 694 706 710 716 728 729 732 748 768
   788 800 818 834 854 894
   096 104 116 360 418 458 608 626 702 704 764
   028 032 044 052 068 076 084 092 136 152 170 188 192 212 214 218 222 238 254 312 320 328 332 340 388 474
   484 500 531 533 534 535 558 591 600 604 630 652 659 660 662 663 670 740 780 796 850 858 862`.split(/\s+/),
)
/** Three of these places are separate in Natural Earth, without a number. */
const activeNames = new Set(['Somaliland', 'Kosovo', 'N. Cyprus'])
const russia = '643'
const urals = 60

/** The map begins in the Bering Strait, so that no land is cut in two. */
const west = -169
const north = 76
const south = -56
const degreesAcross = 5
const degreesDown = 4.3
/** The share of a dot's cell that must be land. */
const enough = 0.3
/** Places of our list that the atlas draws as a part of another country, without a number, or not at all. */
const elsewhere: Readonly<Record<string, Point>> = {
  ...{ BQ: [-68.3, 12.2], CX: [105.6, -10.5], CC: [96.8, -12.2], GF: [-53, 4], GI: [-5.35, 36.1] },
  ...{ GP: [-61.5, 16.2], XK: [20.9, 42.6], MQ: [-61, 14.6], YT: [45.1, -12.8], RE: [55.5, -21.1] },
  ...{ SJ: [16, 78], TK: [-171.8, -9.2], TV: [179.2, -8.5] },
}
const samples = [-0.4, -0.2, 0, 0.2, 0.4]

const [, , file] = process.argv
if (!file) throw new Error('Name the file countries-50m.json of the package world-atlas')
const countries = readCountries(JSON.parse(readFileSync(file, 'utf8')))

const rows: string[] = []
for (let lat = north; lat >= south; lat -= degreesDown) {
  const shift = (rows.length % 2) / 2
  const dots = Array.from({ length: 360 / degreesAcross }, (_, column) =>
    dotAt(west + (column + shift) * degreesAcross, lat),
  )
  rows.push(dots.join('').replace(/\.+$/, ''))
}
mkdirSync('src/web/ui/world-map/generated', { recursive: true })
writeFileSync(
  'src/web/ui/world-map/generated/land.ts',
  `/**
 * Made by scripts/draw-world-map.ts from Natural Earth (public domain); do not edit.
 * A schematic world of dots: o is land, # is land where the programme runs. It says nothing about borders.
 */
export const land: readonly string[] = [
${rows.map((row) => `  '${row}',\n`).join('')}]
`,
)
writeFileSync(
  'src/web/ui/world-map/generated/places.ts',
  `/**
 * Made by scripts/draw-world-map.ts from Natural Earth (public domain); do not edit.
 * Where on the map the middle of each country lies, by its ISO code. It says nothing about borders.
 */
export const places: Readonly<Record<string, readonly [x: number, y: number]>> = {
${placesOf(countries)
  .map(([code, x, y]) => `  ${code}: [${x}, ${y}],\n`)
  .join('')}}
`,
)

/** Places countries with the spacing of the dots in src/web/ui/world-map/land.tsx. */
function placesOf(all: readonly Country[]): [code: string, x: number, y: number][] {
  const drawn = all.flatMap(({ number, rings }): [string, Point][] => {
    const code = number && (new Intl.Locale(`und-${number}`).region ?? '')
    return /^[A-Z]{2}$/.test(code) ? [[code, middleOf(rings)]] : []
  })
  return Object.entries({ ...Object.fromEntries(drawn), ...elsewhere })
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([code, [lon, lat]]) => {
      const east = (((lon - west) % 360) + 360) % 360
      const down = Math.max(0, north - lat)
      return [code, Math.round(east * (13.66 / degreesAcross)), Math.round(8 + down * (15.32 / degreesDown))]
    })
}

/** The centroid of the largest part, so that distant islands do not move it. */
function middleOf(rings: readonly Ring[]): Point {
  const parts = rings.map((ring) => {
    let [area, x, y] = [0, 0, 0]
    ring.forEach(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] as Point
      const twice = x1 * y2 - x2 * y1
      area += twice
      x += (x1 + x2) * twice
      y += (y1 + y2) * twice
    })
    return { size: Math.abs(area), middle: [x / (3 * area), y / (3 * area)] as Point }
  })
  return parts.reduce((largest, part) => (part.size > largest.size ? part : largest)).middle
}

function dotAt(lon: number, lat: number): string {
  const found = samples.flatMap((across) =>
    samples.map((down) => landAt(lon + across * degreesAcross, lat + down * degreesDown)),
  )
  const onLand = found.filter((one) => one !== undefined)
  if (onLand.length < enough * found.length) return '.'
  return onLand.filter(Boolean).length * 2 >= onLand.length ? '#' : 'o'
}

/** Whether the programme runs there; undefined at sea. */
function landAt(lon: number, lat: number): boolean | undefined {
  for (const at of [lon - 360, lon, lon + 360]) {
    const country = countries.find((one) => isIn(one, at, lat))
    if (country) return country.isActive(at)
  }
  return undefined
}

function isIn({ rings, box: [left = 0, bottom = 0, right = 0, top = 0] }: Country, lon: number, lat: number) {
  if (lon < left || lon > right || lat < bottom || lat > top) return false
  return rings.reduce((inside, ring) => (crosses(ring, lon, lat) ? !inside : inside), false)
}

/** Point in polygon: a ray to the east crosses the ring an odd number of times. */
function crosses(ring: Ring, lon: number, lat: number): boolean {
  return ring.reduce((odd, [x, y], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] as Point
    return y > lat !== y2 > lat && lon < ((x2 - x) * (lat - y)) / (y2 - y) + x ? !odd : odd
  }, false)
}

type Topology = {
  transform: { scale: Point; translate: Point }
  arcs: readonly (readonly Point[])[]
  objects: {
    countries: {
      geometries: readonly { id?: string; type: string; arcs: unknown; properties: { name: string } }[]
    }
  }
}

/** TopoJSON stores each arc once, delta-encoded; ~n is arc n reversed. */
function readCountries({ transform, arcs, objects }: Topology): Country[] {
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([across, down]): Point => {
      x += across
      y += down
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ]
    })
  })
  const line = (index: number) => (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []))
  return objects.countries.geometries.map(({ id = '', type, arcs: shape, properties }) => {
    const rings = (shape as number[][][]).flat(type === 'MultiPolygon' ? 1 : 0) as unknown as number[][]
    const outlines = rings.map((ring) => unwrap(ring.flatMap(line)))
    const points = outlines.flat()
    const lons = points.map(([lon]) => lon)
    const lats = points.map(([, lat]) => lat)
    const runs = active.has(id) || activeNames.has(properties.name)
    return {
      number: id,
      isActive: (lon) => runs && (id !== russia || lon < urals),
      rings: outlines,
      box: [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)],
    }
  })
}

/** A ring that crosses the date line goes on beyond 180° instead of back around the world. */
function unwrap(ring: Ring): Ring {
  let turns = 0
  return ring.map(([lon, lat], index) => {
    const step = lon - (ring[index - 1]?.[0] ?? lon)
    if (Math.abs(step) > 180) turns -= Math.sign(step)
    return [lon + 360 * turns, lat]
  })
}
