import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { freshDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { usualFacts } from '../../domain/brand.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { translatedLocales } from '../../domain/messages/translation.ts'
import { linkAgainLetter } from '../../mail/letters/access-letters.ts'
import { applicationReceipt, wordsOfLetter } from '../../mail/letters/application-letters.ts'
import { exampleOf } from '../../mail/letters/examples.ts'
import { showMail } from '../../mail/render/draw-mail.ts'
import { findApplication } from '../../store/applications/application.ts'
import { previewApplicantMail, queueApplicantMail } from './applicant-mail.ts'
import { letterWords, mailCoordinator, mailLetter, wordsOfLetters } from './letter-words.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
}, 60_000)
afterAll(() => database.drop())

const site = new URL('https://aster.example')
const t = (locale: Locale) => wordsOfLetters(locale, {}, usualFacts)

async function person(answers: Record<string, string>) {
  const { id } = await keepExpert(database.store)
  const application = await findApplication(database.store, id)
  if (!application) throw new Error('kept above')
  await database.store.db
    .updateTable('application')
    .set({ answers: { ...application.answers, ...answers } })
    .where('id', '=', id)
    .execute()
  return { ...application, answers }
}

const move = (locale: Locale) => exampleOf('registry_active', t(locale))
const withoutExample = (locale: Locale) => {
  const { parts, ...letter } = move(locale)
  return { ...letter, parts: parts.slice(1), greets: true as const }
}

async function mailed(id: string) {
  const { letter, locale } = await database.store.db
    .selectFrom('mail')
    .select(['letter', 'locale'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { letter, ...showMail({ letter, locale, registry: usualFacts }, site) }
}

test.each([
  ['en', 'Dear Efua Boateng,'],
  ['fr', 'Bonjour Efua Boateng,'],
  ['es', 'Reciba un cordial saludo, Efua Boateng:'],
  ['pt', 'Olá, Efua Boateng,'],
  ['ar', 'تحية طيبة، \u2068Efua Boateng\u2069،'],
  ['ru', 'Здравствуйте, Efua Boateng!'],
  ['id', 'Yth. Efua Boateng,'],
] as const)('43.4 a letter in %s begins with %s', async (locale, words) => {
  const to = { ...(await person({ name: 'Efua', surname: 'Boateng' })), locale }
  const mail = { to, hasLink: false, write: () => withoutExample(locale) }
  const { letter, text, html } = await mailed((await queueApplicantMail(database.store, mail)).id)
  expect(letter.parts[0]).toMatchObject({ text: words, salutation: true })
  expect(text).toContain(words)
  expect(html).toContain(`${words}</p>`)
  expect((await previewApplicantMail(database.store, mail)).letter.parts[0]).toEqual(letter.parts[0])
})

test('43.4 every language of the site has a salutation of its own', () => {
  const said = translatedLocales.map((locale) => t(locale)('mail.salutation', { person: '' }))
  expect(new Set(said).size).toBe(translatedLocales.length)
})

test('43.4 what a coordinator typed comes back without the salutation', () => {
  expect(wordsOfLetter(move('en'))).toEqual(wordsOfLetter(withoutExample('en')))
})

test('43.5 a hostile name is left out, whatever it holds', async () => {
  for (const name of ['<script>alert(1)</script>', 'Ama\r\nBcc: x@y.example', 'x'.repeat(200)]) {
    const to = await person({ name, surname: '' })
    const mail = { to, hasLink: false, write: () => withoutExample('en') }
    const { letter, html } = await mailed((await queueApplicantMail(database.store, mail)).id)
    expect(letter.parts[0]).not.toHaveProperty('salutation')
    expect(html).not.toContain('alert(1)')
  }
})

test('43.6 mails to the team, and those that a stranger can trigger, have no name in their salutation', async () => {
  const { id, email: to, locale } = await person({ name: 'Efua', surname: 'Boateng' })
  const link = { kind: 'expert' as const, reference: 'E-00001', href: '/' }
  const receipt = { ...link, access: { pin: '000000', href: '/' } }
  const again = await mailLetter(database.store, { to, locale, applicationId: id }, (words) =>
    linkAgainLetter(words, link),
  )
  expect((await mailed(again.id)).text).not.toContain('Efua')
  const mistyped = { to, locale, applicationId: id, isUnproven: true } as const
  const changed = await mailLetter(database.store, mistyped, () => withoutExample('en'))
  expect((await mailed(changed.id)).letter.parts[0]).not.toHaveProperty('salutation')
  await mailCoordinator(database.store, { applicationId: id }, () => applicationReceipt(t('en'), receipt))
  const words = await letterWords(database.store, 'en')
  for (const letter of ['expert_receipt', 'finish_later', 'link_again', 'confirm_address'] as const)
    expect(exampleOf(letter, words).parts[0], letter).not.toHaveProperty('salutation')
})
