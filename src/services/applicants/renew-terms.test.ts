import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { trainerExample } from '../../domain/forms/trainer-example.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { termsPages } from '../../domain/privacy/terms-pages.ts'
import { findNewerTerms } from '../../store/privacy/terms-versions.ts'
import { takeDownPage } from '../content/pages/publish-page.ts'
import { termsSince } from '../content/pages/terms-since.ts'
import { takeDeliveredPage, writePage } from '../content/pages/write-page.ts'
import { editApplication } from './edit-application.ts'
import { newerTermsFor, withoutConsents } from './renew-terms.ts'

const desk = coordinatorDesk()
const keep = { expert: keepExpert, hospital: keepRequest }

async function keepTrainer(): Promise<string> {
  const answers = { ...trainerExample, email: `${randomUUID()}@hospital.example` }
  const kept = desk.store.db.insertInto('application').values({ kind: 'trainer', answers })
  return (await kept.returning('id').executeTakeFirstOrThrow()).id
}

beforeEach(async () => {
  await desk.store.db.deleteFrom('page_text').execute()
  await desk.store.db.deleteFrom('terms_version').execute()
})

let version: Record<string, number> = {}
beforeEach(() => {
  version = {}
})

/** Publishes other terms, as an editor does. */
async function publish(kind: ApplicationKind, html: string, locale: Locale = 'en') {
  const which = { page: termsPages[kind], locale }
  const known = version[`${kind}.${locale}`] ?? 0
  const text = {
    title: 'Terms',
    description: 'What we agree on.',
    lede: 'Please read them.',
    blocks: [{ kind: 'prose' as const, fields: { html }, items: [] }],
  }
  const written = await writePage(desk.store, which, { version: known, text, publishes: true }, desk.staff)
  expect(written).toMatchObject({ ok: true })
  version[`${kind}.${locale}`] = known + 1
}

const edit = (kind: ApplicationKind, applicationId: string, fieldsToUpdate: object) =>
  editApplication(desk.store, { applicationId, kind }, { answers: { fieldsToUpdate }, locale: undefined })

const consentsOf = (id: string) =>
  desk.store.db
    .selectFrom('consent')
    .select(['field', 'terms_version'])
    .where('application_id', '=', id)
    .orderBy('given_at')
    .execute()

describe('49.1 after new terms', () => {
  test.each([
    ['expert', 'consent'],
    ['hospital', 'terms_and_conditions'],
  ] as const)('an edit of an %s needs the consent again, once', async (kind, field) => {
    const { id, answers } = await keep[kind](desk.store)
    await publish(kind, '<p>Other words.</p>')
    expect(await newerTermsFor(desk.store, { id, kind, status: 'submitted' })).toMatchObject({
      path: expect.stringMatching(/^\/terms\//),
    })
    expect(withoutConsents(kind, answers)).not.toHaveProperty(field)
    expect(await edit(kind, id, { name: 'Abla' })).toMatchObject({
      refusal: { code: 'invalid_answers', errors: { [field]: 'must_accept' } },
    })
    expect(await edit(kind, id, { name: 'Abla', [field]: true })).toMatchObject({ ok: true })
    expect((await consentsOf(id)).at(-1)).toEqual({ field, terms_version: 1 })
    expect(await edit(kind, id, { name: 'Abena' })).toMatchObject({ ok: true })
  })

  test('a trainer accepts them by saving', async () => {
    const id = await keepTrainer()
    await publish('trainer', '<p>Other words.</p>')
    expect(await edit('trainer', id, { name: 'Abla' })).toMatchObject({ ok: true })
    expect((await consentsOf(id)).at(-1)).toEqual({ field: 'terms', terms_version: 1 })
    expect(await findNewerTerms(desk.store, id, 'trainer')).toBeUndefined()
  })

  test('an applicant who only answers a question of the team is not asked to accept them', async () => {
    const { id } = await keepRequest(desk.store)
    await publish('hospital', '<p>Other words.</p>')
    expect(await newerTermsFor(desk.store, { id, kind: 'hospital', status: 'info_requested' })).toBeNull()
  })
})

describe('49.2 a version of the terms', () => {
  const newer = async (id: string) => (await findNewerTerms(desk.store, id, 'expert'))?.version

  test('comes into force with each published English text that differs', async () => {
    const { id } = await keepExpert(desk.store)
    expect(await newer(id)).toBeUndefined()
    await publish('expert', '<p>First.</p>')
    await publish('expert', '<p>First.</p>')
    expect(await newer(id)).toBe(1)
    await publish('expert', '<p>Second.</p>')
    expect(await newer(id)).toBe(2)
    await takeDownPage(desk.store, { page: 'terms-experts', locale: 'en' }, desk.staff)
    expect(await newer(id)).toBe(3)
  })

  test('does not come into force with a translation, or with the terms of another kind', async () => {
    const { id } = await keepExpert(desk.store)
    await publish('expert', '<p>Autres mots.</p>', 'fr')
    await publish('trainer', '<p>Other words.</p>')
    expect(await newer(id)).toBeUndefined()
  })

  test('comes into force when the delivered text is restored', async () => {
    const { id } = await keepExpert(desk.store)
    await publish('expert', '<p>First.</p>')
    await takeDeliveredPage(desk.store, { page: 'terms-experts', locale: 'en' }, 1, desk.staff)
    expect(await newer(id)).toBe(2)
  })
})

test('49.3 terms apply since the day of their version, delivered ones since the day of their consent', async () => {
  expect(await termsSince(desk.store, 'hospital')).toBe('2026-11-15')
  expect(await termsSince(desk.store, 'trainer')).toBe('2026-11-17')
  await publish('hospital', '<p>First.</p>')
  await desk.store.db
    .updateTable('terms_version')
    .set({ in_force_since: new Date('2027-03-02T10:00:00Z') })
    .execute()
  expect(await termsSince(desk.store, 'hospital')).toBe('2027-03-02')
})
