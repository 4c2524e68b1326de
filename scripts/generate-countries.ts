/** Writes src/domain/lists/generated/countries.ts: `node scripts/generate-countries.ts`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * WHO's 194 member states, by the ids of the six regions in lists/regions.ts.
 * Indonesia moved from South-East Asia (4) to the Western Pacific (6) in May 2025.
 */
const memberStates = {
  1: `AO BF BI BJ BW CD CF CG CI CM CV DZ ER ET GA GH GM GN GQ GW KE KM LR LS MG ML MR MU MW MZ NA NE NG RW
      SC SL SN SS ST SZ TD TG TZ UG ZA ZM ZW`,
  2: 'AE AF BH DJ EG IQ IR JO KW LB LY MA OM PK QA SA SD SO SY TN YE',
  3: `AD AL AM AT AZ BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GE GR HR HU IE IL IS IT KG KZ LT LU LV MC MD
      ME MK MT NL NO PL PT RO RS RU SE SI SK SM TJ TM TR UA UZ`,
  4: 'BD BT IN KP LK MM MV NP TH TL',
  5: `AG AR BB BO BR BS BZ CA CL CO CR CU DM DO EC GD GT GY HN HT JM KN LC MX NI PA PE PY SR SV TT US UY VC
      VE`,
  6: `AU BN CK CN FJ FM ID JP KH KI KR LA MH MN MY NR NU NZ PG PH PW SB SG TO TV VN VU WS`,
}

/**
 * Places that are no member states, in the region in which WHO works there or counts them: people live and
 * work there, so the lists offer them. Places without residents (AQ BV GS HM IO TF UM) are left out.
 */
const otherPlaces = {
  1: 'EH RE SH YT',
  2: 'PS',
  3: 'AX FO GG GI GL IM JE LI SJ VA XK',
  4: '',
  5: 'AI AW BL BM BQ CW FK GF GP KY MF MQ MS PM PR SX TC VG VI',
  6: 'AS CC CX GU HK MO MP NC NF PF PN TK TW WF',
}

/** The specification's own name where it differs from the Unicode one. */
const renamed: Record<string, string> = { MK: 'Macedonia' }

/** The module that the domain imports. A changed name is a changed stored value: it needs a migration. */
export function countriesModule(): string {
  const members = pairs(memberStates)
  if (new Set(members.map(([code]) => code)).size !== 194) throw new Error('WHO has 194 member states')

  const rows = [...members, ...pairs(otherPlaces)]
    .map(([code, region]) => ({ code, region, label: nameOf(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
  const named = rows.map(({ code, region, label }) => `  '${code}${region}${label}',\n`)

  return `/** Made by scripts/generate-countries.ts: code, WHO region, English name. Do not edit. */
export const rows: readonly string[] = [
${named.join('')}]
`
}

function pairs(lines: object): (readonly [code: string, key: string])[] {
  return Object.entries(lines).flatMap(([key, line]) =>
    [...line.matchAll(/\w+/g)].map(([code]) => [code, key]),
  )
}

function nameOf(code: string): string {
  const name = renamed[code] ?? new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code)
  if (!name) throw new Error(`No English name for ${code}`)
  return name
}

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '../src/domain/lists/generated/countries.ts'), countriesModule())
}
