import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { twoColours } from '../../../tests/harness/content/pictures.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { findPicture } from '../../store/content/pictures.ts'
import { eraseRows } from '../../store/privacy/erase-rows.ts'
import { readPerson } from '../privacy/find-person.ts'
import { moveContent, removeContent } from './arrange-content.ts'
import { listContent, listVersions } from './list-content.ts'
import { storePicture } from './pictures/store-picture.ts'
import { publishContent, unpublishContent } from './publish-content.ts'
import { readMembers, readPartners } from './read-members.ts'
import { saveContent } from './save-content.ts'
import { saveTranslation } from './translate-content.ts'

let database: TestDatabase
let staff: Author
beforeAll(async () => {
  database = await freshDatabase()
  staff = await makeStaff(database.store, 'editor')
})
afterAll(() => database.drop())
beforeEach(async () => {
  for (const table of ['member', 'partner'] as const) await database.store.db.deleteFrom(table).execute()
})

const person = {
  kind: 'team',
  name: 'Ama Mensah',
  role: 'Coordinator',
  consent_note: 'By mail on 3 May 2026',
}
const partner = { kind: 'funding', name: 'Juniper', address: 'https://juniper.org/' }

async function write(kind: 'member' | 'partner', answers: object, picture: string | null = null) {
  const saved = await saveContent(database.store, kind, { answers, picture }, staff)
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal))
  return saved.value.id
}

async function show(kind: 'member' | 'partner', answers: object, picture: string | null = null) {
  const id = await write(kind, answers, picture)
  expect(await publishContent(database.store, kind, id, staff)).toMatchObject({ ok: true })
  return id
}

const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name)

describe('47.1 a person of the team or a committee', () => {
  test('is seen once published, which needs a recorded consent; words and institution may be missing', async () => {
    const { consent_note: _, ...silent } = person
    const id = await write('member', silent)
    expect(await publishContent(database.store, 'member', id, staff)).toMatchObject({
      refusal: { errors: { consent_note: 'required' } },
    })
    const sent = { earlier: { id, version: 1 }, answers: person }
    expect(await saveContent(database.store, 'member', sent, staff)).toMatchObject({ ok: true })
    expect(await readMembers(database.store, 'en')).toEqual([])
    await publishContent(database.store, 'member', id, staff)
    expect(await readMembers(database.store, 'en')).toMatchObject([
      {
        kind: 'team',
        name: 'Ama Mensah',
        role: 'Coordinator',
        institution: '',
        biography: '',
        picture: null,
      },
    ])
    await unpublishContent(database.store, 'member', id, staff)
    expect(await readMembers(database.store, 'en')).toEqual([])
    expect(await listVersions(database.store, 'member', id)).toHaveLength(2)
  })

  test('is ordered within the body, and the bodies stand in their own order', async () => {
    await show('member', { ...person, kind: 'advisory_board', name: 'Zoe' })
    await show('member', { ...person, name: 'Ama' })
    const ben = await show('member', { ...person, name: 'Ben' })
    await moveContent(database.store, 'member', ben, 'up', staff)
    expect((await listContent(database.store)).member).toMatchObject([
      { title: 'Ben', group: 'team' },
      { title: 'Ama', group: 'team' },
      { title: 'Zoe', group: 'advisory_board' },
    ])
    expect(namesOf(await readMembers(database.store, 'en'))).toEqual(['Ben', 'Ama', 'Zoe'])
  })

  test('is found and erased with the person, with versions, translations and the portrait', async () => {
    const stored = await storePicture(database.store, await twoColours(40, 40).png().toBuffer())
    const key = stored.ok ? stored.value.key : ''
    const id = await show('member', { ...person, biography: 'ama@hospital.org', image_alt: 'Ama' }, key)
    const found = await readPerson(database.store, 'ama@hospital.org')
    const mention = found.ok ? found.value.mentions.find(({ table }) => table === 'member') : undefined
    expect(mention).toMatchObject({ id, fate: 'goes' })
    await eraseRows(database.store, 'member', [id])
    expect(await listVersions(database.store, 'member', id)).toEqual([])
  })
})

describe('47.2 in another language', () => {
  test('name, role and words are those of the translation, else English, which is marked', async () => {
    const id = await show('member', { ...person, biography: 'She answers.' })
    expect(await readMembers(database.store, 'fr')).toMatchObject([{ role: 'Coordinator', lang: 'en' }])
    const answers = { name: 'Ama Mensah', role: 'Coordinatrice', biography: 'Elle répond.' }
    const sent = { version: 0, answers, of: 1, publishes: true }
    const saved = await saveTranslation(database.store, { kind: 'member', id, locale: 'fr' }, sent, staff)
    expect(saved).toMatchObject({ value: { followed: { ok: true } } })
    expect(await readMembers(database.store, 'fr')).toMatchObject([
      { role: 'Coordinatrice', biography: '<p>Elle répond.</p>', lang: 'fr' },
    ])
    expect(await readMembers(database.store, 'ru')).toMatchObject([{ role: 'Coordinator', lang: 'en' }])
  })

  test('a partner keeps its kind, logo and website', async () => {
    const id = await show('partner', { ...partner, description: 'Pays.' })
    const answers = { name: 'Genévrier', description: 'Paie.' }
    const sent = { version: 0, answers, of: 1, publishes: true }
    await saveTranslation(database.store, { kind: 'partner', id, locale: 'fr' }, sent, staff)
    expect(await readPartners(database.store, 'fr')).toMatchObject([
      { kind: 'funding', name: 'Genévrier', address: 'https://juniper.org/', lang: 'fr' },
    ])
  })
})

describe('47.3 a partner', () => {
  test('needs a name; its logo is not cropped, has an alt text, and is deleted with it', async () => {
    const stored = await storePicture(database.store, await twoColours(90, 30).png().toBuffer())
    const { key, width, height } = stored.ok ? stored.value : { key: '', width: 0, height: 0 }
    expect([width, height]).toEqual([90, 30])
    const wordless = { answers: partner, picture: key }
    expect(await saveContent(database.store, 'partner', wordless, staff)).toMatchObject({
      refusal: { errors: { image_alt: 'required' } },
    })
    const id = await show('partner', { ...partner, image_alt: 'Logo of Juniper' }, key)
    expect(await readPartners(database.store, 'en')).toMatchObject([
      { name: 'Juniper', picture: { key, width: 90, height: 30, alt: 'Logo of Juniper' } },
    ])
    await removeContent(database.store, 'partner', id, staff)
    expect(await findPicture(database.store, key)).toBeUndefined()
  })

  test.each(['http://juniper.org', 'javascript:alert(1)', '/about', 'https://a"onclick="b', 'juniper'])(
    'has a website that begins with https, not %s',
    async (address) => {
      const sent = { answers: { ...partner, address } }
      expect(await saveContent(database.store, 'partner', sent, staff)).toMatchObject({
        refusal: { errors: { address: 'invalid_text' } },
      })
    },
  )

  test('stands with others of its kind: implementation, funding, mission', async () => {
    for (const kind of ['mission', 'funding', 'implementation'])
      await show('partner', { ...partner, kind, name: kind })
    expect(namesOf(await readPartners(database.store, 'en'))).toEqual([
      'implementation',
      'funding',
      'mission',
    ])
  })
})

test('47.7 HTML that was written directly into the database is sanitised when it is read', async () => {
  const { db } = database.store
  const shown = { status: 'published' as const, is_sample: true, published_at: new Date(), position: 1 }
  const hostile = '<p onclick="a()">b</p><script>c</script>'
  await db
    .insertInto('member')
    .values({ ...shown, kind: 'team', slug: 'a', name: 'A', role: 'R', institution: '', biography: hostile })
    .execute()
  await db
    .insertInto('partner')
    .values({
      ...shown,
      kind: 'funding',
      slug: 'a',
      name: 'A',
      address: 'https://a.org/"><b>',
      description: hostile,
    })
    .execute()
  expect(await readMembers(database.store, 'en')).toMatchObject([{ biography: '<p>b</p>' }])
  expect(await readPartners(database.store, 'en')).toMatchObject([{ address: '', description: '<p>b</p>' }])
})
