import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { twoColours } from '../../../tests/harness/content/pictures.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { ContentKind } from '../../domain/content/content-kinds.ts'
import type { TranslatedLocale } from '../../domain/messages/translation.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { findPicture } from '../../store/content/pictures.ts'
import { eraseRows } from '../../store/privacy/erase-rows.ts'
import { listTranslationStates, readTranslation } from './list-translations.ts'
import { storePicture } from './pictures/store-picture.ts'
import { publishContent } from './publish-content.ts'
import { readProfiles, readStory } from './read-published.ts'
import { saveContent } from './save-content.ts'
import {
  confirmTranslation,
  removeTranslation,
  type SentTranslation,
  saveTranslation,
  unpublishTranslation,
} from './translate-content.ts'

let database: TestDatabase
let staff: Author
let id: string
beforeAll(async () => {
  database = await freshDatabase()
  staff = await makeStaff(database.store, 'editor')
})
afterAll(() => database.drop())

const story = { title: 'A ward', synopsis: 'Short', country_region: 'Ghana', content: 'One *word*.' }
const french = { title: 'Un service', synopsis: 'Bref', country_region: 'Ghana', content: 'Un *mot*.' }

beforeEach(async () => {
  for (const table of ['story', 'profile'] as const) await database.store.db.deleteFrom(table).execute()
  id = await write('story', story)
  await publishContent(database.store, 'story', id, staff)
})

async function write(kind: ContentKind, answers: object, picture: string | null = null) {
  const saved = await saveContent(database.store, kind, { answers, picture }, staff)
  return saved.ok ? saved.value.id : ''
}

const which = (locale: TranslatedLocale = 'fr') => ({ kind: 'story', id, locale }) as const
const usual: SentTranslation = { version: 0, answers: french, of: 1, publishes: true }
const translate = (sent: Partial<SentTranslation> = {}, of = which()) =>
  saveTranslation(database.store, of, { ...usual, ...sent }, staff)

const edit = (version: number, answers: object, picture?: string) =>
  saveContent(database.store, 'story', { earlier: { id, version }, answers, picture }, staff)

async function picture(width: number, height: number) {
  const stored = await storePicture(database.store, await twoColours(width, height).png().toBuffer())
  return stored.ok ? stored.value.key : ''
}

async function shown(locale: TranslatedLocale | 'en') {
  const found = await readStory(database.store, 'a-ward', locale)
  if (!found.ok) return found.refusal.code
  const { title, content, lang } = found.value.story
  return [title, content, lang]
}

async function state(locale: TranslatedLocale = 'fr') {
  const states = (await listTranslationStates(database.store))[id]
  return states?.find((one) => one.locale === locale)
}

describe('a translation', () => {
  test('34.1 is a draft that visitors do not see until it is published; its HTML is cleaned', async () => {
    await translate({
      publishes: false,
      answers: { ...french, content: 'Un *mot*.<script>alert(1)</script>' },
    })
    expect(await shown('fr')).toEqual(['A ward', '<p>One <em>word</em>.</p>', 'en'])
    expect(await state()).toEqual({ locale: 'fr', status: 'draft', isOlder: false })
    await translate({ version: 1 })
    expect(await shown('fr')).toEqual(['Un service', '<p>Un <em>mot</em>.</p>', 'fr'])
    expect(await shown('en')).toEqual(['A ward', '<p>One <em>word</em>.</p>', 'en'])
    expect(await shown('es')).toEqual(['A ward', '<p>One <em>word</em>.</p>', 'en'])
    expect(await state('es')).toEqual({ locale: 'es', status: 'none', isOlder: false })
  })

  test('34.1 is saved even if it cannot be published; the answer names what is missing', async () => {
    const incomplete = await translate({ answers: { ...french, synopsis: '' } })
    expect(incomplete).toMatchObject({
      ok: true,
      value: { followed: { refusal: { errors: { synopsis: 'required' } } } },
    })
    expect(await state()).toMatchObject({ status: 'draft' })
    const nameless = await translate({ version: 1, publishes: false, answers: { title: '' } })
    expect(nameless).toMatchObject({ refusal: { errors: { title: 'required' } } })
  })

  test('34.1 that is published stays complete, with an alt text for the picture', async () => {
    await edit(1, { ...story, image_alt: 'Two colours' }, await picture(60, 40))
    const wordless = await translate({ of: 2 })
    expect(wordless).toMatchObject({
      value: { followed: { refusal: { errors: { image_alt: 'required' } } } },
    })
    await translate({
      version: 1,
      of: 2,
      answers: { ...french, image_alt: 'Deux couleurs' },
    })
    const found = await readStory(database.store, 'a-ward', 'fr')
    expect(found).toMatchObject({ value: { story: { picture: { alt: 'Deux couleurs' } } } })
    const fallback = await readStory(database.store, 'a-ward', 'es')
    expect(fallback).toMatchObject({ value: { story: { picture: { alt: 'Two colours', lang: 'en' } } } })
    expect(await translate({ version: 2, answers: { ...french, title: 'Sans' } })).toMatchObject({
      refusal: { errors: { image_alt: 'required' } },
    })
  })

  test('34.3 counts as outdated once the words of the English text change, but not with another picture', async () => {
    const [first, second] = await Promise.all([picture(60, 40), picture(40, 60)])
    await edit(1, { ...story, image_alt: 'Words' }, first)
    await translate({ of: 2, answers: { ...french, image_alt: 'Des mots' } })
    await edit(2, { ...story, image_alt: 'Words' }, second)
    expect(await state()).toEqual({ locale: 'fr', status: 'published', isOlder: false })
    await edit(3, { ...story, image_alt: 'Other words' }, second)
    expect(await state()).toEqual({ locale: 'fr', status: 'published', isOlder: true })
    expect(await shown('fr')).toEqual(['Un service', '<p>Un <em>mot</em>.</p>', 'fr'])
  })

  test('34.3 is up to date again when it is confirmed or saved, unless changes are still missing', async () => {
    await translate()
    await edit(1, { ...story, title: 'A large ward' })
    await translate({ version: 1, of: undefined })
    expect(await state()).toMatchObject({ isOlder: true })
    expect(await confirmTranslation(database.store, which(), 3, staff)).toMatchObject({ ok: false })
    await confirmTranslation(database.store, which(), 2, staff)
    expect(await state()).toMatchObject({ isOlder: false })
    await edit(2, story)
    // The editor had opened the page before.
    await translate({ version: 2, of: 2 })
    expect(await state()).toMatchObject({ isOlder: true })
    await translate({ version: 3, of: 3 })
    expect(await state()).toMatchObject({ isOlder: false })
  })

  test('34.5 is not overwritten by a save that is based on an outdated version', async () => {
    await translate()
    for (const version of [0, 2, Number.NaN]) {
      expect(await translate({ version })).toMatchObject({ refusal: { code: 'version_conflict' } })
    }
    const twice = await Promise.all([translate({ version: 1 }), translate({ version: 1 })])
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('34.4 is unpublished and removed: visitors read the English text again', async () => {
    await translate()
    await unpublishTranslation(database.store, which(), staff)
    expect(await shown('fr')).toMatchObject(['A ward', expect.anything(), 'en'])
    await removeTranslation(database.store, which(), staff)
    expect(await readTranslation(database.store, which())).toMatchObject({
      value: { translation: undefined },
    })
    expect(await removeTranslation(database.store, which(), staff)).toMatchObject({
      refusal: { code: 'not_found' },
    })
    expect(await translate({}, which('ru'))).toMatchObject({ ok: true })
  })

  test('34.4 of a profile is deleted when the person is erased', async () => {
    const profile = {
      kind: 'expert',
      name: 'Ada',
      role: 'R',
      country: 'C',
      quote: 'Q',
      biography: 'B',
      consent_note: 'By letter',
    }
    id = await write('profile', profile)
    await publishContent(database.store, 'profile', id, staff)
    const answers = { name: 'Ада', role: 'Роль', country: 'Страна', quote: 'Слова', biography: 'Жизнь' }
    await saveTranslation(database.store, { kind: 'profile', id, locale: 'ru' }, { ...usual, answers }, staff)
    expect((await readProfiles(database.store, 'ru')).experts).toMatchObject([{ name: 'Ада', lang: 'ru' }])
    await eraseRows(database.store, 'profile', [id])
    const left = database.store.db.selectFrom('content_translation').select('id').where('locale', '=', 'ru')
    expect(await left.execute()).toEqual([])
  })

  test('34.6 keeps a picture that only it shows, and the picture is deleted with it', async () => {
    const key = await picture(30, 30)
    const content = `<p><img src="/pictures/${key}/30x30.webp" alt="Deux"></p>`
    await translate({ answers: { ...french, content } })
    await edit(1, { ...story, title: 'Another' })
    expect(await findPicture(database.store, key)).toBeDefined()
    await removeTranslation(database.store, which(), staff)
    expect(await findPicture(database.store, key)).toBeUndefined()
  })

  test('34.7 leaves an audit entry with every change, without the text', async () => {
    await translate()
    await confirmTranslation(database.store, which(), 1, staff)
    await unpublishTranslation(database.store, which(), staff)
    await removeTranslation(database.store, which(), staff)
    const entries = await database.store.db
      .selectFrom('audit')
      .select(['action', 'after', 'fields'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    const own = entries.filter(({ action }) => action.startsWith('translation'))
    expect(own.map(({ action }) => action)).toEqual(
      ['saved', 'published', 'confirmed', 'unpublished', 'removed'].map((what) => `translation_${what}`),
    )
    expect(own.every(({ after }) => (after as { locale: string }).locale === 'fr')).toBe(true)
    expect(JSON.stringify(own)).not.toContain('service')
  })
})
