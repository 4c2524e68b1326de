import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueOf } from '../../../src/domain/messages/catalogues.ts'
import { type Locale, localPath } from '../../../src/domain/messages/locales.ts'
import {
  pluralForms,
  type TranslatedLocale,
  untranslatedAreas,
} from '../../../src/domain/messages/translation.ts'
import { paths } from '../../../src/domain/paths.ts'
import { initialsOf } from '../../../src/web/content/experts/initials.ts'
import { everyPath } from '../../harness/pages/every-path.ts'
import { type Said, saidIn, saidOn } from '../../harness/pages/said-on-page.ts'
import { EnglishLeft } from '../../harness/pages/words-that-stay.ts'
import { databaseWithSamples, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { pageOpened } from '../../harness/protection/page-opened.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'

const deadLink = 'q7VhN2c0T1mXo3kZr8Yw5g'
const stepsOf = (path: string, steps: readonly string[]) => [
  ...steps.map((step) => `${path}?step=${step}`),
  `${path}?all`,
]

const pages = [
  ...everyPath.filter((path) => !/^\/(?:admin|login)/.test(path)),
  ...stepsOf(paths.applyExpert(), [
    'personal',
    'professional',
    'motivation',
    'global',
    'availability',
    'submission',
  ]),
  ...stepsOf(paths.applyHospital(), ['general', 'support', 'details', 'submission']),
  ...[paths.editExpert(), paths.editHospital(), paths.editTrainer(), paths.selectExpert()].map(
    (path) => `${path}?h=${deadLink}`,
  ),
  `${paths.editExpert()}?h=${deadLink}&pin=new`,
  ...[paths.invitation(), paths.confirmEmail(), paths.keepEmail()].map((path) => `${path}?k=${deadLink}`),
  `${paths.notMe()}?draft=${deadLink}`,
  `${paths.applyExpert()}?draft=${deadLink}`,
  `${paths.applyExpert()}?sent=E-00042`,
  `${paths.contact()}?sent`,
  paths.certificate('7K3D-M9QX-2HTB'),
  paths.story('nowhere'),
  '/nowhere',
  '/abuot',
]

const posts: [path: string, body: Record<string, string>][] = [
  [paths.contact(), { _stamp: pageOpened('contact'), email: 'no address' }],
  [paths.contact(), {}],
  [paths.applyExpert(), { _stamp: pageOpened('expert'), email: 'no address', phone: 'x' }],
  [paths.applyHospital(), { _stamp: pageOpened('hospital'), number_of_beds: '-1' }],
  [paths.applyTrainer(), { _stamp: pageOpened('trainer') }],
  [paths.myLink(), {}],
  [paths.myLink(), { email: 'somebody@hospital.example', _stamp: pageOpened('contact') }],
  [paths.certificates(), { code: 'wrong' }],
  [paths.editExpert(), { h: deadLink, email: 'somebody@hospital.example', pin: '123456' }],
]

let database: TestDatabase
let aster: ServedAster
let names: string[]
let saidInEnglish: Said[]
const english = new Set<string>()

beforeAll(async () => {
  database = await databaseWithSamples()
  aster = await serveAster(database.url, { ASTER_TRUST_PROXY: '127.0.0.1,::1' })
  names = await namesOfSamples()
  saidInEnglish = await everythingIn('en')
  for (const { text } of [...saidInEnglish, ...messagesIn('en')]) english.add(text)
})
afterAll(() => aster.stop())

describe.each(Object.keys(pluralForms) as TranslatedLocale[])('in %s', (locale) => {
  test('36.5 no page, refused post or error says anything in English', async () => {
    const said = await everythingIn(locale)
    expect(said.length).toBeGreaterThan(2000)
    expect(new EnglishLeft(locale, names).in(said, english)).toEqual([])
  })

  test('36.5 no message for applicants, hospitals, experts and visitors is left in English', () => {
    const said = messagesIn(locale)
    expect(said.length).toBeGreaterThan(1000)
    expect(new EnglishLeft(locale).in(said, english)).toEqual([])
  })
})

test('the English pages themselves would be found', () => {
  expect(new EnglishLeft('fr', names).in(saidInEnglish, english).length).toBeGreaterThan(1000)
  expect(new EnglishLeft('fr', names).in(saidInEnglish, new Set()).length).toBeGreaterThan(500)
})

test('36.5 without a database the page says so in the language of its address', async () => {
  await database.drop()
  for (const locale of Object.keys(pluralForms) as TranslatedLocale[]) {
    const { status, said } = await ask(locale, paths.story('the-antibiogram'))
    expect(status).toBe(503)
    expect(new EnglishLeft(locale).in(said, english)).toEqual([])
  }
})

/** What the pages, files and refusals of one language say. */
async function everythingIn(locale: Locale): Promise<Said[]> {
  const said: Said[] = []
  for (const path of pages) said.push(...(await ask(locale, path)).said)
  for (const [path, body] of posts) said.push(...(await ask(locale, path, post(body))).said)
  for (const path of ['/feed.xml', '/site.webmanifest']) said.push(...(await ask(locale, path)).said)
  for (const path of ['/api/nowhere', '/api/contact', '/api/experts-applications/session'])
    said.push(...(await ask('en', path, { headers: { 'accept-language': locale } }, locale)).said)
  return said
}

let calls = 0

/** The address holds a hash of the words, which many pages share. */
const wordsRead = new Map<string, Said[]>()

async function wordsAt(href: string): Promise<Said[]> {
  const known = wordsRead.get(href)
  if (known) return known
  const said = saidIn(await (await fetch(aster.url + href)).json(), href)
  wordsRead.set(href, said)
  return said
}

async function ask(locale: Locale, path: string, given: RequestInit = {}, shown = locale) {
  const headers = {
    'accept-encoding': 'identity',
    'x-forwarded-for': `10.36.${++calls >> 8}.${calls & 255}`,
    ...given.headers,
  }
  const answer = await fetch(aster.url + localPath(locale, path), { redirect: 'manual', ...given, headers })
  const type = answer.headers.get('content-type') ?? ''
  const body = await answer.text()
  const said = type.includes('json') ? saidIn(JSON.parse(body), path) : saidOn(body)
  const words = [...new Set(body.match(/\/words\/[\w-]+\.json/g))]
  for (const href of words) said.push(...(await wordsAt(href)))
  return {
    status: answer.status,
    said: said.map(({ where, text }) => ({ where: `${shown} ${path} ${where}`, text })),
  }
}

const post = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { origin: aster.url },
  body: new URLSearchParams({ _key: crypto.randomUUID(), ...fields }),
})

/** What only staff read stays English. */
function messagesIn(locale: Locale): Said[] {
  const staff = new Set<string>(untranslatedAreas)
  const read = Object.entries(catalogueOf(locale)).filter(([area]) => !staff.has(area))
  return saidIn(Object.fromEntries(read), 'island.messages')
}

/** The invented people and hospitals keep their names; some countries have the same one in other languages. */
async function namesOfSamples(): Promise<string[]> {
  const { db } = database.store
  const people = await db.selectFrom('profile').select('name').execute()
  const stories = await db.selectFrom('story').select('country_region').execute()
  const members = await db.selectFrom('member').select(['name', 'institution']).execute()
  const partners = await db.selectFrom('partner').select('name').execute()
  return [
    ...[...people, ...members, ...partners].map(({ name }) => name),
    ...members.flatMap(({ name, institution }) => [initialsOf(name), institution]),
    ...stories.map(({ country_region }) => country_region),
  ]
}
