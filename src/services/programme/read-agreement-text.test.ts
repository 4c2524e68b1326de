import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { matchIn } from '../../../tests/harness/matching/match-of-staff.ts'
import { keepCollaboration } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { agreementVersion } from '../../domain/programme/agreement.ts'
import type { Side } from '../../domain/programme/reports.ts'

const desk = coordinatorDesk()
beforeEach(() => desk.store.db.deleteFrom('agreement_text').execute())

const today = new Date().toISOString().slice(0, 10)

const read = (locale: Locale = 'en') => desk.programme.readEditedAgreement(locale)

async function publish(typed: string, locale: Locale = 'en') {
  const { seen } = await read(locale)
  return desk.programme.publishAgreement(desk.staff, { locale, seen, typed })
}

type Kept = Awaited<ReturnType<typeof keepCollaboration>>

const sessionOf = ({ hospitalId, expertId }: Kept, side: Side) =>
  ({ applicationId: side === 'expert' ? expertId : hospitalId, kind: side }) as const

/** What one side is shown of its match. */
async function shown(match: Kept, side: Side, locale: Locale = 'en') {
  const own = await desk.programme.readOwnProgramme(sessionOf(match, side), locale)
  if (!own.ok) throw new Error(own.refusal.code)
  return own.value.matches[0]?.agreement
}

async function accept(match: Kept, side: Side, locale: Locale = 'en', version?: string) {
  const text_version = version ?? (await shown(match, side, locale))?.text?.version ?? ''
  const order = { name: 'Ama Owusu', text_version, locale }
  return desk.programme.acceptAgreement(sessionOf(match, side), match.id, order)
}

const signatures = async ({ id }: Kept) => {
  const rows = await desk.store.db
    .selectFrom('agreement')
    .select(['side', 'text_version', 'locale', 'text_sha256'])
    .where('match_id', '=', id)
    .execute()
  return Object.fromEntries(rows.map(({ side, ...row }) => [side, row]))
}

describe('41.64 the text of the agreement', () => {
  test('is the delivered one until an administrator publishes another, and can be restored with one click', async () => {
    const { inForce, states } = await read()
    expect([inForce.version, states.en, states.fr]).toEqual([agreementVersion, 'delivered', 'delivered'])
    await publish('Our words.\r\n\r\nTwo paragraphs.')
    expect(await read()).toMatchObject({
      inForce: { version: `${today}.1`, words: 'Our words.\n\nTwo paragraphs.' },
      states: { en: 'own' },
    })
    const { seen } = await read()
    await desk.programme.restoreAgreement(desk.staff, { locale: 'en', seen })
    const restored = await read()
    expect(restored.inForce).toEqual(inForce)
    expect(restored.publications.map(({ version, published_by }) => [version, published_by])).toEqual([
      [null, 'Nia Boateng'],
      [`${today}.1`, 'Nia Boateng'],
    ])
  })

  test('applies to unsigned agreements; a signature keeps its version, hash and text', async () => {
    const match = await keepCollaboration(desk.store, 'confirmed')
    await publish('First words.')
    expect(await accept(match, 'hospital')).toMatchObject({ ok: true })
    await publish('Second words.')
    expect(await shown(match, 'hospital')).toMatchObject({
      own: { text_version: `${today}.1` },
      text: { version: `${today}.1`, locale: 'en', text: ['First words.'] },
    })
    // Both sides accept the same text.
    expect((await shown(match, 'expert'))?.text?.text).toEqual(['First words.'])
    expect(await accept(match, 'expert', 'en', `${today}.2`)).toMatchObject({
      refusal: { code: 'version_conflict' },
    })
    expect(await accept(match, 'expert')).toMatchObject({ ok: true })
    const text_sha256 = createHash('sha256').update('First words.').digest()
    const signed = { text_version: `${today}.1`, locale: 'en', text_sha256 }
    expect(await signatures(match)).toEqual({ hospital: signed, expert: signed })
    const staff = await matchIn(desk.store, match.id)
    expect(staff.agreements.map(({ words }) => words)).toEqual(['First words.', 'First words.'])
    const next = await keepCollaboration(desk.store, 'confirmed')
    expect((await shown(next, 'expert'))?.text?.text).toEqual(['Second words.'])
  })

  test('that was replaced since it was read cannot be accepted', async () => {
    const match = await keepCollaboration(desk.store, 'confirmed')
    const version = (await shown(match, 'expert'))?.text?.version
    await publish('Newer words.')
    expect(await accept(match, 'expert', 'en', version)).toMatchObject({
      refusal: { code: 'version_conflict' },
    })
  })

  test('on paper is that of the day of the signature', async () => {
    const match = await keepCollaboration(desk.store, 'confirmed')
    await publish('Words on paper.')
    const { version } = await matchIn(desk.store, match.id)
    const paper = { id: match.id, version, side: 'hospital', name: 'Esi Mensah', signed_on: today } as const
    expect(await desk.programme.recordAgreement(desk.staff, paper)).toMatchObject({ ok: true })
    expect((await signatures(match)).hospital?.text_version).toBe(`${today}.1`)
  })
})

describe('41.65 another language', () => {
  test('has its own text, otherwise the English text of the institution, marked as English', async () => {
    const match = await keepCollaboration(desk.store, 'confirmed')
    await publish('Our words.')
    expect((await read('fr')).states).toMatchObject({ en: 'own', fr: 'english', ru: 'english' })
    expect((await shown(match, 'expert', 'fr'))?.text).toEqual({
      version: `${today}.1`,
      locale: 'en',
      text: ['Our words.'],
    })
    await publish('Nos mots.', 'fr')
    expect((await shown(match, 'expert', 'fr'))?.text).toMatchObject({ locale: 'fr', text: ['Nos mots.'] })
    await accept(match, 'expert', 'fr')
    expect((await signatures(match)).expert).toMatchObject({ text_version: `${today}.2`, locale: 'fr' })
  })

  test('can have the delivered translation published beside an English text of the institution', async () => {
    const { delivered } = await read('fr')
    expect(await publish(delivered.words, 'fr')).toMatchObject({ value: { changed: false } })
    await publish('Our words.')
    expect(await publish(delivered.words, 'fr')).toMatchObject({ value: { changed: true } })
    expect(await read('fr')).toMatchObject({ states: { fr: 'own' }, inForce: { words: delivered.words } })
  })

  test('is marked where the English text is newer', async () => {
    await publish('Our words.')
    await publish('Nos mots.', 'fr')
    expect((await read('fr')).states.fr).toBe('own')
    await publish('Our newer words.')
    expect((await read('fr')).states).toMatchObject({ fr: 'behind', es: 'english' })
  })
})

describe('41.66 publishing', () => {
  test('is refused for an empty, too long or unstorable text, and does nothing for an unchanged text', async () => {
    for (const [typed, code] of [
      [' \n ', 'required'],
      ['a\0b', 'invalid_text'],
      ['a'.repeat(15_001), 'too_long'],
    ] as const)
      expect(await publish(typed)).toMatchObject({ refusal: { errors: { text: code } } })
    await publish('Our words.')
    expect(await publish(' Our words. ')).toMatchObject({ value: { changed: false } })
    expect(await publish((await read()).delivered.words)).toMatchObject({ value: { changed: true } })
    expect((await read()).inForce.version).toBe(agreementVersion)
  })

  test('does not overwrite what a colleague has published', async () => {
    const { seen } = await read()
    await publish('Theirs.')
    const mine = { locale: 'en', seen, typed: 'Mine.' } as const
    expect(await desk.programme.publishAgreement(desk.staff, mine)).toMatchObject({
      refusal: { code: 'version_conflict' },
    })
    expect((await read()).inForce.words).toBe('Theirs.')
  })

  test('concurrently gives each text its own version, and the audit names the author of each', async () => {
    const edits = (['en', 'fr', 'es'] as const).map((locale) =>
      desk.programme.publishAgreement(desk.staff, { locale, seen: '0', typed: `Words of ${locale}` }),
    )
    await Promise.all(edits)
    const rows = await desk.store.db
      .selectFrom('agreement_text')
      .select('version')
      .orderBy('version')
      .execute()
    expect(rows.map(({ version }) => version)).toEqual([1, 2, 3].map((number) => `${today}.${number}`))
    const entries = await desk.store.db
      .selectFrom('audit')
      .select(['staff_name', 'after'])
      .where('action', '=', 'agreement_text_published')
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    expect(entries).toContainEqual({
      staff_name: 'Nia Boateng',
      after: { locale: 'fr', version: expect.stringContaining(today) },
    })
  })
})

test('41.64 published and accepted texts cannot be changed, not even in the database', async () => {
  await publish('Our words.')
  const { db } = desk.store
  await expect(db.updateTable('agreement_text').set({ text: 'Others' }).execute()).rejects.toThrow('stays')
  await expect(db.updateTable('agreement_words').set({ text: 'Others' }).execute()).rejects.toThrow('stays')
  const wrong = { sha256: Buffer.alloc(32), text: 'Others' }
  await expect(db.insertInto('agreement_words').values(wrong).execute()).rejects.toThrow('hash')
})
