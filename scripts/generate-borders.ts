/**
 * Writes src/domain/matching/generated/borders.ts from Natural Earth (public domain), as the npm package world-atlas
 * packs it: `npm pack world-atlas@2.0.2` in another folder, then `node scripts/generate-borders.ts <countries-10m.json>`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { countries } from '../src/domain/lists/countries.ts'

/** Names that Natural Earth abbreviates or spells differently from our list. */
const otherNames: Readonly<Record<string, string>> = {
  'Bosnia and Herz.': 'BA',
  'Central African Rep.': 'CF',
  Congo: 'CG',
  Czechia: 'CZ',
  "Côte d'Ivoire": 'CI',
  'Dem. Rep. Congo': 'CD',
  'Dominican Rep.': 'DO',
  'Eq. Guinea': 'GQ',
  'Hong Kong': 'HK',
  Macao: 'MO',
  Macedonia: 'MK',
  Myanmar: 'MM',
  Palestine: 'PS',
  'S. Sudan': 'SS',
  'St-Martin': 'MF',
  'Sint Maarten': 'SX',
  Somaliland: 'SO',
  'N. Cyprus': 'CY',
  Turkey: 'TR',
  Vatican: 'VA',
  'W. Sahara': 'EH',
  eSwatini: 'SZ',
  'United States of America': 'US',
}

/** Natural Earth includes French Guiana in France, which would make Brazil a neighbour of France. */
const overseas = { of: 'FR', code: 'GF', borders: ['BR', 'SR'] }

type Topology = {
  objects: { countries: { geometries: readonly { arcs: unknown; properties: { name: string } }[] } }
}

const [, , file] = process.argv
if (!file) throw new Error('Name the file countries-10m.json of the package world-atlas')
const { objects }: Topology = JSON.parse(readFileSync(file, 'utf8'))

const drawn = objects.countries.geometries.flatMap(({ arcs, properties: { name } }) => {
  const code = otherNames[name] ?? countries.find(({ label }) => label === name)?.code
  return code ? [{ code, lines: lines(arcs) }] : []
})
const borders = new Map<string, Set<string>>()
for (const one of drawn) {
  for (const other of drawn)
    if (one.lines.some((line) => other.lines.includes(line))) add(one.code, other.code)
}

const rows = [...borders]
  .map(([code, others]) => ({ code, later: [...others].filter((other) => other > code).sort() }))
  .flatMap(({ code, later }) => (later.length > 0 ? [`  ${code}: '${later.join(' ')}',\n`] : []))
  .sort()
  .join('')
mkdirSync('src/domain/matching/generated', { recursive: true })
writeFileSync(
  'src/domain/matching/generated/borders.ts',
  `/**
 * Made by scripts/generate-borders.ts from Natural Earth (public domain): who shares a border on land. Each border stands
 * once, under the first of its two codes. Do not edit.
 */
export const borders: Readonly<Record<string, string>> = {
${rows}}
`,
)

function add(one: string, other: string): void {
  if (one === other) return
  const code = standsFor(one, other)
  borders.set(code, (borders.get(code) ?? new Set()).add(standsFor(other, one)))
}

function standsFor(code: string, towards: string): string {
  return code === overseas.of && overseas.borders.includes(towards) ? overseas.code : code
}

/** TopoJSON stores an arc once for both sides; ~n is arc n reversed. */
function lines(arcs: unknown): number[] {
  return ((arcs ?? []) as unknown[])
    .flat(3)
    .map((arc) => ((arc as number) < 0 ? ~(arc as number) : (arc as number)))
}
