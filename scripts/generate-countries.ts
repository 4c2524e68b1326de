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

/** Subregions of the United Nations' M49 standard; Kosovo, which M49 does not list, with its neighbours. */
const subregions = {
  'Northern Africa': 'DZ EG EH LY MA SD TN',
  'Eastern Africa': 'BI DJ ER ET KE KM MG MU MW MZ RE RW SC SO SS TZ UG YT ZM ZW',
  'Middle Africa': 'AO CD CF CG CM GA GQ ST TD',
  'Southern Africa': 'BW LS NA SZ ZA',
  'Western Africa': 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG',
  Caribbean: 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  'Central America': 'BZ CR GT HN MX NI PA SV',
  'South America': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  'Northern America': 'BM CA GL PM US',
  'Central Asia': 'KG KZ TJ TM UZ',
  'Eastern Asia': 'CN HK JP KP KR MN MO TW',
  'South-eastern Asia': 'BN ID KH LA MM MY PH SG TH TL VN',
  'Southern Asia': 'AF BD BT IN IR LK MV NP PK',
  'Western Asia': 'AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE',
  'Eastern Europe': 'BG BY CZ HU MD PL RO RU SK UA',
  'Northern Europe': 'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ',
  'Southern Europe': 'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA XK',
  'Western Europe': 'AT BE CH DE FR LI LU MC NL',
  'Australia and New Zealand': 'AU CC CX NF NZ',
  Melanesia: 'FJ NC PG SB VU',
  Micronesia: 'FM GU KI MH MP NR PW',
  Polynesia: 'AS CK NU PF PN TK TO TV WF WS',
}

/** The specification's own name where it differs from the Unicode one. */
const renamed: Record<string, string> = { MK: 'Macedonia' }

/** The module that the domain imports. A changed name is a changed stored value: it needs a migration. */
export function countriesModule(): string {
  const subregionOf = new Map(pairs(subregions))
  const members = pairs(memberStates)
  if (new Set(members.map(([code]) => code)).size !== 194) throw new Error('WHO has 194 member states')

  const rows = [...members, ...pairs(otherPlaces)]
    .map(([code, region]) => ({ code, region, label: nameOf(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
  const named = rows.map(({ code, region, label }) => `  '${code}${region}${label}',\n`)
  const placed = rows.map(({ code }) => `  ${code}: '${subregionOf.get(code)}',\n`)

  return `/** Made by scripts/generate-countries.ts: code, WHO region, English name. Do not edit. */
export const rows: readonly string[] = [
${named.join('')}]

/** Apart from the rest, since no form asks for them. */
export const subregions: Readonly<Record<string, string>> = {
${placed.join('')}}
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
