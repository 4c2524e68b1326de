import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { applicationFilter, applicationQuery } from '../../domain/review/application-query.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { everywhere } from '../../domain/staff/regions.ts'
import type { Store } from '../../store/open-store.ts'
import { findNeighbours, listApplicationPage } from './list-applications.ts'

let database: TestDatabase
let store: Store
let nia: Author
const ids = new Map<string, string>()
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  nia = await makeStaff(store, 'coordinator', 'Nia')
  const kept = await store.db
    .insertInto('application')
    .values([
      {
        ...expert('José', 'Muñoz', 'Spain', { specialty_ids: [2, 10], institution: 'Hôpital Général' }),
        submitted_at: new Date('2026-01-01T00:00:00Z'),
        status: 'in_review',
        information_received_at: new Date(),
        tags: ['urgent'],
      },
      {
        ...expert('Ama', 'Owusu', 'Ghana', { specialty_ids: [5], institution: 'District Hospital' }),
        submitted_at: new Date('2026-01-02T23:59:59.999Z'),
        assignee_id: nia.id,
        // Ignored, since the application is not in review.
        information_received_at: new Date(),
        updated_at: daysAgo(8),
      },
      {
        ...expert('Zoë', 'Ångström', 'Sweden', {
          specialty_ids: [2],
          language_proficiency: [
            { id: 2, value: 'French', proficiency: 'Basic' },
            { id: 0, value: 'Other', proficiency: 'Basic' },
          ],
          language_proficiency_other: 'Wolof - Basic',
        }),
        submitted_at: new Date('2026-01-03T00:00:00Z'),
        locale: 'fr',
      },
      {
        kind: 'hospital',
        answers: {
          name: 'District Teaching Hospital',
          email: 'desk@hospital.example',
          city: 'Łódź',
          country: 'Poland',
          contact_person: 'Iwona Kowalska',
          working_languages: [3],
          field_of_expertise_ids: [4],
        },
      },
    ])
    .returning(['id', 'name'])
    .execute()
  for (const { id, name } of kept) ids.set(name, id)
})
afterAll(() => database.drop())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

function expert(name: string, surname: string, country: string, more: object) {
  const email = `${name.normalize('NFKD').replace(/\W/g, '')}@mail.example`
  return { kind: 'expert' as const, answers: { name, surname, country, email, ...more } }
}

async function page(query: Record<string, string | string[]>) {
  const outcome = await listApplicationPage(
    store,
    everywhere,
    v.parse(applicationQuery, { kind: 'expert', ...query }),
  )
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}
const names = async (query: Record<string, string | string[]>) =>
  (await page(query)).rows.map(({ name }) => name.split(' ')[0])

describe('a list of applications is searched', () => {
  test.each([
    ['by name, without accents', 'munoz', ['José']],
    ['by name, with accents and capitals', 'ÅNGSTRÖM zoë', ['Zoë']],
    ['by a part of a name', 'gstr', ['Zoë']],
    ['by address', 'ama@mail', ['Ama']],
    ['by institution', 'hopital general', ['José']],
    ['by country', 'ghana', ['Ama']],
    ['by the beginning of a short word', 'mu', ['José']],
    ['but not by the middle of a short word', 'un', []],
    ['by wildcards as literal characters', '100%_', []],
  ])('%s', async (_, search, found) => {
    expect(await names({ search })).toEqual(found)
  })

  test('by reference, and by city and contact person of a hospital', async () => {
    const [row] = (await page({ search: 'owusu' })).rows
    expect(await names({ search: row?.reference.toLowerCase() ?? '' })).toEqual(['Ama'])
    for (const search of ['lodz', 'kowalska', 'teaching poland']) {
      expect(await names({ kind: 'hospital', search })).toEqual(['District'])
    }
  })
})

test('3.17 a list names the language that was typed for ‘Other’', async () => {
  const typed = (await page({ sort: 'name' })).rows.map((row) => [row.languages, row.other_language])
  expect(typed).toContainEqual([['2', '0'], 'Wolof'])
  expect(typed.filter(([, other]) => other === null)).toHaveLength(2)
})

describe('a list of applications is filtered', () => {
  test.each([
    ['by status', { status: ['in_review', 'interview'] }, ['José']],
    ['by country', { country: ['Ghana', 'Sweden'] }, ['Zoë', 'Ama']],
    ['40.5 by WHO region', { region: ['1', '2'] }, ['Ama']],
    ['40.5 by region and country', { region: '3', country: ['Ghana', 'Sweden'] }, ['Zoë']],
    ['by specialty', { area: '2' }, ['Zoë', 'José']],
    ['by language', { language: '2' }, ['Zoë']],
    ['by the language in which they applied', { locale: ['fr', 'ru'] }, ['Zoë']],
    ['by days, both included', { from: '2026-01-02', to: '2026-01-02' }, ['Ama']],
    ['by having no assignee', { assignee: 'none' }, ['Zoë', 'José']],
    ['by tag, however it is spelt', { tag: 'URGENT' }, ['José']],
    ['by received information', { information: 'received' }, ['José']],
    ['by days without a change', { unchanged: '7' }, ['Ama']],
    ['by several at once', { area: '2', country: 'Spain', search: 'jose' }, ['José']],
    ['by field and language of hospitals', { kind: 'hospital', area: '4', language: '3' }, ['District']],
  ])('%s', async (_, query, found) => {
    expect(await names(query)).toEqual(found)
  })

  test('by assignee, with the name', async () => {
    const { rows } = await page({ assignee: nia.id })
    expect(rows).toMatchObject([{ assignee_id: nia.id, assignee_name: 'Nia' }])
  })

  test('by known values only', () => {
    for (const wrong of [
      { kind: 'visitor' },
      { status: 'lost' },
      { area: 'x' },
      { region: '7' },
      { from: '2026-13-01' },
      { assignee: 'me' },
      { information: 'missing' },
      { unchanged: '0' },
      { sort: 'height' },
      { size: '0' },
      { size: '201' },
      { colour: 'red' },
    ]) {
      expect(v.is(applicationQuery, { kind: 'expert', ...wrong }), JSON.stringify(wrong)).toBe(false)
    }
  })
})

describe.each([
  ['submitted', ['José', 'Ama', 'Zoë']],
  ['-submitted', ['Zoë', 'Ama', 'José']],
  ['name', ['Ama', 'José', 'Zoë']],
  ['-name', ['Zoë', 'José', 'Ama']],
  // 40.7 Ångström, Muñoz, Owusu.
  ['family', ['Zoë', 'José', 'Ama']],
  ['-family', ['Ama', 'José', 'Zoë']],
])('a list sorted by %s', (sort, sorted) => {
  test('has pages without gaps', async () => {
    const seen: (string | undefined)[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { rows, ...rest } = await page({ sort, size: '1', ...(cursor && { cursor }) })
      seen.push(...rows.map(({ name }) => name.split(' ')[0]))
      expect(rest.total).toEqual(cursor ? null : { count: 3, isExact: true })
      cursor = rest.cursor
    }
    expect(seen).toEqual(sorted)
  })

  test('knows the previous and the next application', async () => {
    const filter = v.parse(applicationFilter, { kind: 'expert', sort })
    const idOf = (first: string | undefined) =>
      [...ids].find(([name]) => first && name.startsWith(first))?.[1] ?? null
    for (const [at, name] of sorted.entries()) {
      expect(await findNeighbours(store, everywhere, idOf(name) ?? '', filter)).toEqual({
        ok: true,
        value: { previous: idOf(sorted[at - 1]), next: idOf(sorted[at + 1]) },
      })
    }
  })
})

test('40.6 each status is counted under the other filters, whichever statuses are chosen', async () => {
  const counted = async (query: Record<string, string | string[]>) => {
    const { statuses } = await page(query)
    return Object.fromEntries((statuses ?? []).map(({ status, count }) => [status, count]))
  }
  expect(await counted({})).toEqual({ submitted: 2, in_review: 1 })
  expect(await counted({ status: 'in_review' })).toEqual({ submitted: 2, in_review: 1 })
  expect(await counted({ area: '2' })).toEqual({ submitted: 1, in_review: 1 })
  expect(await counted({ search: 'nobody' })).toEqual({})
})

test('40.7 a list has the family names that it is sorted by', async () => {
  const rows = (await page({ sort: 'family' })).rows.map(({ family_name }) => family_name)
  expect(rows).toEqual(['Ångström', 'Muñoz', 'Owusu'])
  expect((await page({ kind: 'hospital', sort: 'family' })).rows[0]?.family_name).toBeNull()
})

test('changes are sorted by their own time', async () => {
  expect((await names({ sort: '-updated' })).toSorted()).toEqual(['Ama', 'José', 'Zoë'])
})

test('an invalid cursor or one of another order is refused', async () => {
  for (const cursor of ['x', `${ids.get('Ama Owusu')}~x`, '~1', `1~1`]) {
    const query = v.parse(applicationQuery, { kind: 'expert', cursor })
    expect(await listApplicationPage(store, everywhere, query)).toMatchObject({
      refusal: { code: 'invalid_answers', errors: { cursor: 'invalid_type' } },
    })
  }
})
