import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { twoColours } from '../../../tests/harness/content/pictures.ts'
import { readMail } from '../../../tests/harness/mail/read-mail.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { usualContacts } from '../../domain/brand.ts'
import { translator } from '../../domain/messages/translate.ts'
import { wordingOf } from '../../domain/messages/wording-of.ts'
import { factOfLogo, iconSizes } from '../../domain/settings/logo.ts'
import { composeMail } from '../../mail/render/compose-mail.ts'
import { findPictureFile } from '../../store/content/pictures.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { changeBrand, readBrand } from './change-brand.ts'
import { changeRegistryFacts, readContacts } from './change-registry-facts.ts'
import { readLogo } from './read-logo.ts'
import { storeLogo } from './store-logo.ts'

const desk = coordinatorDesk()
const picture = await twoColours(900, 300).png().toBuffer()
afterEach(async () => {
  await desk.store.db.deleteFrom('registry_facts').execute()
})

const given = {
  name: 'Ridge',
  long_name: 'Ridge Network of Stewards',
  long_name_fr: 'Réseau Ridge',
  colour: '#7a1f3d',
  accent: '#ffb85c',
  mail_name: 'Ridge Registry',
  mail_from: 'registry@ridge.org',
  mail_reply_to: 'desk@ridge.org',
}

async function change(answers: object = {}, logo?: string, store = desk.store) {
  const { version } = await readBrand(store)
  return changeBrand(store, desk.staff, { answers: { ...given, ...answers }, version, logo })
}

async function changeContacts(facts: object, store = desk.store) {
  const { version } = await readContacts(store)
  return changeRegistryFacts(store, desk.staff, { answers: { ...usualContacts, ...facts }, version })
}

const versionOfContent = async () => {
  const { rows } = await sql<{ version: string }>`SELECT version::text FROM content_version`.execute(
    desk.store.db,
  )
  return BigInt(rows[0]?.version ?? 0)
}

async function storedLogo() {
  const stored = await storeLogo(desk.store, picture)
  if (!stored.ok) throw new Error(JSON.stringify(stored.refusal))
  return stored.value
}

test('46.1 the name appears in every language, and cached pages are discarded', async () => {
  const before = await versionOfContent()
  expect(await change()).toMatchObject({ ok: true })
  expect(await versionOfContent()).toBeGreaterThan(before)
  const facts = await findRegistryFacts(desk.store)
  const said = (locale: 'en' | 'fr' | 'ru') => {
    const t = translator(locale, wordingOf(locale, facts))
    return [t('languages.name'), t('site.organisation'), t('contactPage.whoText')].join(' ')
  }
  expect(said('fr')).toMatch(/Ridge .*Réseau Ridge.*la coordination du registre Ridge/)
  expect(said('ru')).toContain('Ridge Network of Stewards')
  expect(said('en')).not.toContain('ASTER')
})

test('46.1 facts and brand are saved by two pages, and neither overwrites the other', async () => {
  await change()
  await changeContacts({ institution_name: 'Ridge Institute' })
  await change({ name: 'Ridge 2' })
  expect(await findRegistryFacts(desk.store)).toMatchObject({
    name: 'Ridge 2',
    colour: '#7a1f3d',
    institution_name: 'Ridge Institute',
  })
})

test('46.2 a save that conflicts with a colleague’s is refused; each change leaves an audit entry', async () => {
  const { version } = await readBrand(desk.store)
  expect(await change({ name: 'Theirs' })).toMatchObject({ ok: true })
  const late = await changeBrand(desk.store, desk.staff, { answers: given, version, logo: undefined })
  expect(late).toMatchObject({ refusal: { code: 'version_conflict' } })
  expect((await findRegistryFacts(desk.store)).name).toBe('Theirs')
  const { before, after } = await desk.store.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('action', '=', 'brand_changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect([before, after]).toMatchObject([{ name: 'ASTER' }, { name: 'Theirs', colour: '#7a1f3d' }])
})

test('46.12 saving registry facts that a colleague has changed is refused; a change of the brand is no conflict', async () => {
  const { version } = await readContacts(desk.store)
  expect(await change({ name: 'Ridge 3' })).toMatchObject({ ok: true })
  const save = (coordinator_name: string, seen: string) =>
    changeRegistryFacts(desk.store, desk.staff, {
      answers: { ...usualContacts, coordinator_name },
      version: seen,
    })
  expect(await save('Esi', version)).toMatchObject({ ok: true })
  expect(await save('Kofi', version)).toMatchObject({ refusal: { code: 'version_conflict' } })
  const now = await readContacts(desk.store)
  expect(now.facts.coordinator_name).toBe('Esi')
  expect(await save('Kofi', now.version)).toMatchObject({ ok: true })
})

test('46.4 a logo and its icons are re-encoded; a replaced logo is deleted', async () => {
  const logo = await storedLogo()
  expect(logo).toMatchObject({ width: 384, height: 128 })
  expect(await change({}, factOfLogo(logo))).toMatchObject({ ok: true })
  for (const side of Object.values(iconSizes)) {
    const bytes = await findPictureFile(desk.store, logo.key, `${side}x${side}.png`)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: side, height: side, format: 'png' })
  }
  expect(await change({}, '')).toMatchObject({ ok: true })
  expect(await findPictureFile(desk.store, logo.key, '180x180.png')).toBeUndefined()
  expect(await change({}, factOfLogo(logo))).toMatchObject({ refusal: { errors: { logo: 'upload_gone' } } })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  expect(await storeLogo(desk.store, svg)).toMatchObject({ refusal: { errors: { logo: 'not_picture' } } })
})

test('46.13 a logo that is too small or has extreme proportions is refused', async () => {
  const store = async (width: number, height: number) =>
    storeLogo(desk.store, await twoColours(width, height).png().toBuffer())
  for (const [width, height] of [
    [1, 1],
    [31, 64],
    [100, 2000],
    [6000, 60],
  ] as const)
    expect(await store(width, height)).toMatchObject({ refusal: { errors: { logo: 'out_of_range' } } })
  for (const [width, height] of [
    [32, 64],
    [1400, 260],
    [800, 100],
  ] as const)
    expect(await store(width, height)).toMatchObject({ ok: true })
})

async function mailNow(store = desk.store) {
  const registry = await findRegistryFacts(store)
  const letter = { subject: 'Hello', preview: '', heading: 'Hello', reason: 'Because.', parts: [] }
  const mail = {
    id: 'f3b1',
    to: 'a@b.org',
    replyTo: null,
    locale: 'en',
    letter,
    queuedAt: new Date(0),
  } as const
  const sender = { site: new URL('https://registry.org') }
  const taken = { ...mail, attempts: 1, lease: '', registry }
  return readMail((await composeMail(taken, sender, await readLogo(desk.store, registry))).bytes.toString())
}

test('46.6 mails carry the sender, the colours and the logo of the registry', async () => {
  await change({}, factOfLogo(await storedLogo()))
  const { headers, html } = await mailNow()
  expect(headers).toMatchObject({ from: 'Ridge Registry <registry@ridge.org>', 'reply-to': 'desk@ridge.org' })
  expect(html).toMatch(/<img src="cid:logo@registry.org" width="180" height="60" alt="Ridge"/)
  expect(html).toContain('color:#7a1f3d')
  await change({ mail_name: '', mail_from: '', mail_reply_to: '' }, '')
  const without = await mailNow()
  expect(without.headers).toMatchObject({ from: 'Ridge <coordinator@aster.example>' })
  expect(without.html).not.toContain('<img')
  expect(without.html).not.toContain('ASTER')
})

test('46.5 in production mails contain no sample address, and saving one is refused', async () => {
  const store = { ...desk.store, publicSite: 'https://registry.org' }
  const { headers, html, text } = await mailNow(store)
  expect(headers.from).toBe('ASTER <no-reply@registry.org>')
  expect(headers['reply-to']).toBeUndefined()
  expect(html + text).not.toContain('.example')
  expect(text).toContain('https://registry.org/about/contact-us')
  expect(await change({ mail_from: 'a@mail.example' }, undefined, store)).toMatchObject({
    refusal: { errors: { mail_from: 'invalid_choice' } },
  })
  expect(await changeContacts({}, store)).toMatchObject({
    refusal: { errors: { coordinator_email: 'invalid_choice', social_x: 'invalid_choice' } },
  })
})
