import type { ApplicationKind } from '../../src/domain/applications/application-status.ts'
import { countries } from '../../src/domain/lists/countries.ts'
import type { RegionId } from '../../src/domain/lists/regions.ts'
import type { Culture } from './people.ts'
import type { Random } from './random.ts'

/** A country of demo people; its towns are invented. */
export type Home = {
  readonly country: string
  readonly region: RegionId
  readonly culture: Culture
  readonly languages: readonly string[]
  readonly towns: readonly string[]
  readonly phone: string
  /** Relative frequency of applications. */
  readonly weight: Readonly<Record<ApplicationKind, number>>
}

type Row = readonly [
  country: string,
  culture: Culture,
  phone: string,
  languages: string,
  weight: readonly [expert: number, hospital: number, trainer: number],
  towns: string,
]

/** Eight countries reserve numbers for fiction; elsewhere '000' makes the number invalid. */
const rows: readonly Row[] = [
  ['Kenya', 'eastAfrican', '+254', 'Swahili, English', [4, 7, 3], 'Kisimbo, Nyawanda, Mwezi Falls'],
  ['Uganda', 'eastAfrican', '+256', 'Luganda, English', [3, 6, 2], 'Karunga, Nsambwe, Lake Tumbiri'],
  ['Tanzania', 'eastAfrican', '+255', 'Swahili, English', [2, 6, 2], 'Mount Amani, Mtowazi, Pwani Kuu'],
  ['Ethiopia', 'ethiopian', '+251', 'Amharic, English', [2, 5, 2], 'Debre Wuha, Addis Mender, Gibe Ketema'],
  ['Nigeria', 'nigerian', '+234', 'English', [5, 7, 3], 'Ilorode, Umuchukwa, Oke Ayan, Garin Dutse'],
  ['Ghana', 'ghanaian', '+233', 'English, Twi', [3, 5, 2], 'Asempakrom, Nsuakyir, Bepoase'],
  ['Senegal', 'senegambian', '+221', 'French, Wolof', [2, 4, 1], 'Keur Ndame, Mboloyel, Thiarène'],
  ['Mali', 'senegambian', '+223', 'French, Bambara', [1, 3, 1], 'Sirakoroba, Tienfalani, Dialambougou'],
  ['Gambia', 'senegambian', '+220', 'English, Mandinka', [0, 2, 1], 'Kerr Jambar, Tendakoto'],
  ['Congo - Kinshasa', 'congolese', '+243', 'French, Lingala', [1, 4, 1], 'Mbanzaville, Lukolembe, Kasambwa'],
  [
    'Mozambique',
    'mozambican',
    '+258',
    'Portuguese, English',
    [1, 4, 1],
    'Vila Nhacuti, Montanhar, Chiguvane',
  ],
  ['Zambia', 'zambezian', '+260', 'English, Bemba', [2, 4, 1], 'Mutengo, Chilengwe, Kafwira'],
  ['Malawi', 'zambezian', '+265', 'English, Chichewa', [1, 4, 1], 'Nkhoma Vale, Lisungwa, Chiwalo'],
  ['South Africa', 'southAfrican', '+27', 'English, Zulu', [5, 2, 3], 'Langdrift, Thabeni, Silverdrift'],

  ['Egypt', 'arabic', '+20', 'Arabic, English', [3, 3, 2], 'Kafr Zahra, Minyat Nour'],
  ['Sudan', 'arabic', '+249', 'Arabic, English', [1, 4, 1], 'Wad Salim, Umm Nakhla, Halfat Noor'],
  ['Jordan', 'arabic', '+962', 'Arabic, English', [3, 2, 1], 'Ain Rihan, Tell Zaytoun'],
  ['Iraq', 'arabic', '+964', 'Arabic', [1, 3, 1], 'Nahr Warda, Qasr Tamr'],
  ['Tunisia', 'maghrebi', '+216', 'Arabic, French', [2, 2, 1], 'Sidi Yasmin, Bir Louza'],
  ['Morocco', 'maghrebi', '+212', 'Arabic, French', [2, 2, 1], 'Ain Safsaf, Dar Zitoun'],
  ['Pakistan', 'pakistani', '+92', 'Urdu, English', [3, 5, 2], 'Gulzarpur, Noorkot, Mirzanagar'],

  ['India', 'indian', '+91', 'Hindi, English', [6, 5, 3], 'Shantigiri, Devkhera, Kamalpuram'],
  ['Nepal', 'nepali', '+977', 'Nepali, English', [2, 5, 1], 'Himalchuli Bazaar, Sunkhet, Phulbari Tar'],
  ['Bangladesh', 'bangladeshi', '+880', 'Bengali, English', [2, 5, 1], 'Shaplapur, Nodirpar, Sonatoli'],
  [
    'Indonesia',
    'indonesian',
    '+62',
    'Indonesian, English',
    [3, 6, 3],
    'Tanjung Melati, Sukarasa, Bukit Awan',
  ],
  [
    'Philippines',
    'filipino',
    '+63',
    'English, Filipino',
    [3, 4, 1],
    'San Isidoro del Mar, Malinaw, Santa Brisa',
  ],
  ['Vietnam', 'vietnamese', '+84', 'Vietnamese, English', [2, 4, 1], 'Song Hien, Phu Lam Thuong'],

  ['Colombia', 'hispanic', '+57', 'Spanish', [4, 4, 2], 'San Telmo del Valle, Puerto Claro'],
  ['Peru', 'hispanic', '+51', 'Spanish', [2, 4, 1], 'Quilloma, Santa Rufina, Pampahuasi'],
  ['Bolivia', 'hispanic', '+591', 'Spanish', [1, 3, 1], 'Villa Kantuta, Sajamayo'],
  ['Guatemala', 'hispanic', '+502', 'Spanish', [1, 3, 0], 'San Mateo Xelatún, Las Ceibas'],
  ['Honduras', 'hispanic', '+504', 'Spanish', [0, 3, 0], 'Valle Jicaral, Santa Pinola'],
  ['Mexico', 'hispanic', '+52', 'Spanish, English', [4, 2, 2], 'Cerro Mezquite, San Andrés Tuxcala'],
  ['Argentina', 'hispanic', '+54', 'Spanish, English', [5, 1, 2], 'Villa Ceibal, Puerto Calandria'],
  ['Brazil', 'portuguese', '+55', 'Portuguese, English', [5, 3, 2], 'Vale das Garças, Serra Clara'],
  [
    'United States',
    'english',
    '+1 202 555 01##',
    'English',
    [9, 0, 1],
    'Maple Harbor, Cedar Narrows, Fort Linden',
  ],
  ['Canada', 'english', '+1 613 555 01##', 'English, French', [5, 0, 1], 'Loonmere, Sainte-Laure, Northmere'],

  ['United Kingdom', 'english', '+44 7700 900###', 'English', [16, 0, 4], 'Wexbridge, Aldermoor, Kingsferry'],
  ['Ireland', 'english', '+353 20 910 ####', 'English', [4, 0, 1], 'Ballycorran, Dunmoran'],
  ['Germany', 'german', '+49 30 23125 ###', 'German, English', [10, 0, 2], 'Lindenau am See, Westerlohe'],
  ['Switzerland', 'german', '+41', 'German, French, English', [5, 0, 1], 'Aarmatt, Seewilen'],
  ['France', 'french', '+33 1 99 00 ## ##', 'French, English', [8, 0, 2], 'Montclair-sur-Saône, Belleronde'],
  ['Belgium', 'french', '+32', 'French, English', [4, 0, 1], 'Valmeuse, Braimont'],
  ['Italy', 'italian', '+39', 'Italian, English', [9, 0, 3], 'Montefiore Alto, Borgovento'],
  ['Spain', 'spanish', '+34', 'Spanish, English', [8, 0, 2], 'Alcalveda, Puerto Alisio'],
  ['Portugal', 'portuguese', '+351', 'Portuguese, English', [4, 0, 1], 'Vila Moinhos, Serra de Alva'],
  ['Netherlands', 'dutch', '+31', 'Dutch, English', [8, 0, 2], 'Waterveen, Oosterdam'],
  ['Sweden', 'nordic', '+46 8 465 004 ##', 'Swedish, English', [5, 0, 1], 'Björkhamra, Norrhamn'],
  ['Norway', 'nordic', '+47', 'Norwegian, English', [3, 0, 1], 'Fjellhavn, Granvik'],
  ['Serbia', 'southSlavic', '+381', 'Serbian, English', [3, 2, 2], 'Novo Polje, Zlatibrod'],
  ['Bosnia & Herzegovina', 'southSlavic', '+387', 'Bosnian, English', [1, 2, 1], 'Gornji Vrelac, Lipovrelo'],
  ['Macedonia', 'macedonian', '+389', 'Macedonian, English', [1, 2, 1], 'Staro Ezero, Belovrvica'],
  ['Albania', 'albanian', '+355', 'Albanian, Italian', [1, 2, 1], 'Malbardhë, Ujëkthjellët'],
  ['Kosovo', 'albanian', '+383', 'Albanian, English', [1, 2, 1], 'Gurëbardhë, Lisnaja'],
  ['Romania', 'romanian', '+40', 'Romanian, English', [3, 1, 1], 'Valea Teilor, Piatra Lungă'],
  ['Moldova', 'romanian', '+373', 'Romanian, Russian', [1, 3, 1], 'Codrulești, Izvorul Nou'],
  ['Ukraine', 'ukrainian', '+380', 'Ukrainian, Russian, English', [2, 3, 1], 'Vysokyi Lis, Novotravne'],
  ['Cyprus', 'greek', '+357', 'Greek, English', [2, 1, 2], 'Ayia Mirsini, Palaioporta'],
  ['Greece', 'greek', '+30', 'Greek, English', [5, 0, 2], 'Nea Thymaria, Platanorema'],
  ['Türkiye', 'turkish', '+90', 'Turkish, English', [5, 1, 2], 'Çınarova, Denizkent'],
  ['Georgia', 'georgian', '+995', 'Georgian, English, Russian', [2, 3, 1], 'Mtisdziri, Akhalveli'],
  ['Kyrgyzstan', 'centralAsian', '+996', 'Kyrgyz, Russian', [1, 3, 1], 'Ak-Bulak Ata, Toosuu'],

  ['Australia', 'english', '+61 2 5550 ####', 'English', [7, 0, 1], 'Wattle Creek, Port Ashby'],
]

/** Throws on a country that the registry's list does not know. */
export const homes: readonly Home[] = rows.map(([country, culture, phone, languages, weight, towns]) => {
  const region = countries.find(({ label }) => label === country)?.region
  if (!region) throw new Error(`'${country}' is not in the list of countries.`)
  const [expert, hospital, trainer] = weight
  return {
    country,
    region,
    culture,
    phone: phone.includes('#') ? phone : `${phone} 000 ### ###`,
    languages: languages.split(', '),
    towns: towns.split(', '),
    weight: { expert, hospital, trainer },
  }
})

export function drawHome(random: Random, kind: ApplicationKind): Home {
  return random.weighted(homes, ({ weight }) => weight[kind])
}

export function drawPhone(random: Random, { phone }: Home): string {
  return phone.replace(/#/g, () => `${random.between(0, 9)}`)
}

/** A country's name with its article, for use in a sentence. */
export function inProse(country: string): string {
  if (country === 'Congo - Kinshasa') return 'the Congo'
  const name = country.replace(' & ', ' and ')
  return /^(Gambia|Netherlands|Philippines|United)/.test(name) ? `the ${name}` : name
}
