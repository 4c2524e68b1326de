import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { availability } from '../../../src/domain/lists/availability.ts'
import { languages, proficiencies } from '../../../src/domain/lists/languages.ts'
import { regions, yearsInRegion } from '../../../src/domain/lists/regions.ts'
import { specialties } from '../../../src/domain/lists/specialties.ts'
import { yearsOfWorkExperience } from '../../../src/domain/lists/work-experience.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { experts, openReceipt, signIn } from '../applicants/own-expert.ts'
import { openWays } from './expert-ways.ts'

let api: ApiApp
let ways: ReturnType<typeof openWays>
beforeAll(async () => {
  api = await startApi()
  ways = openWays(api)
})
afterAll(() => api.stop())

const idsOf = ({ items }: { items: readonly { id: unknown }[] }) => items.map(({ id }) => id)

/** An answer to every question that an expert may be asked. */
const everything = {
  name: 'Zoë',
  surname: 'Nkrumah',
  phone: '+233 20 765 4321',
  institution: 'Ridge Hospital',
  job_title: 'Consultant',
  country: 'Kenya',
  specialty_ids: [10, 1],
  specialty_surgery_subspecialty: 'Vascular',
  specialty_other: 'Wound care',
  work_experience_range: '20+ years',
  motivation: 'To teach.\n\nAnd to learn.',
  professional_society_membership: 'ESCMID',
  language_proficiency: [{ id: 0, value: 'Other', proficiency: 'Expert' }],
  language_proficiency_other: 'Wolof - Expert',
  regional_experience: [{ id: 2, value: 'Eastern-Mediterranean region', years_of_experience: '<5' }],
  regional_experience_countries: 'Egypt,Jordan',
  general_availability: 'Other',
  general_availability_other: 'Weekends',
  consent: true,
}

const coordinators = {
  level_of_expertise_id: 2,
  level_of_expertise_other: 'Senior',
  work_experience: 'Twelve years',
  general_availability_time: 'Mondays',
  registry_related_experience: [1, 4],
  registry_related_experience_other: 'Training',
  declaration_of_honour: true,
}

describe.each(['POST', 'PUT'] as const)('%s', (method) => {
  const keeps = (changes: object) => ways[method].keeps({ ...changes })
  const refuses = (changes: object) => ways[method].refuses({ ...changes })

  test('3.1 every answer is returned under the name it was sent with', async () => {
    expect(await keeps(everything)).toMatchObject(everything)
  })

  test('3.4 in rows of languages and regions the id decides, and the text is derived from it', async () => {
    const sent = {
      language_proficiency: [{ id: '2', value: 'Klingon', proficiency: 'Expert', more: 'x' }],
      regional_experience: [{ id: 6, value: 'Africa', years_of_experience: '>10' }],
    }
    expect(await keeps(sent)).toMatchObject({
      language_proficiency: [{ id: 2, value: 'French', proficiency: 'Expert' }],
      regional_experience: [{ id: 6, value: 'Western Pacific', years_of_experience: '>10' }],
    })
    expect(
      await refuses({
        language_proficiency: [{ id: 99, value: 'English', proficiency: 'Expert' }],
        regional_experience: [{ value: 'Africa', years_of_experience: '>10' }],
      }),
    ).toEqual({ language_proficiency: 'invalid_choice', regional_experience: 'invalid_choice' })
  })

  test("3.5 the language 'Other' is stored with its level; sent alone it adds its row", async () => {
    const english = { id: 1, value: 'English', proficiency: 'Native' }
    const other = { id: 0, value: 'Other', proficiency: 'Basic' }
    const language_proficiency_other = 'Wolof - Basic'
    const record = { language_proficiency: [english, other], language_proficiency_other }
    expect(await keeps({ ...record, language_proficiency_other: 'Wolof' })).toMatchObject(record)
    expect(await keeps({ language_proficiency_other })).toMatchObject(record)
    for (const none of [{ language_proficiency_other: 'Wolof' }, { language_proficiency_other: '- Basic' }]) {
      expect(await keeps(none)).not.toHaveProperty('language_proficiency_other')
    }
  })

  test('3.6 countries are sent as a list or as text, and returned as text', async () => {
    for (const sent of [['Ghana', 'Kenya'], 'Ghana, Kenya, Ghana']) {
      const { regional_experience_countries } = await keeps({ regional_experience_countries: sent })
      expect(regional_experience_countries).toBe('Ghana,Kenya')
    }
  })

  test('3.7 availability is sent as number or text, and stored as text', async () => {
    for (const [sent, text] of [
      [1, 'Online support only'],
      ['2', 'Online and onsite support'],
      [3, 'Other'],
    ]) {
      expect(await keeps({ general_availability: sent })).toMatchObject({ general_availability: text })
    }
    for (const general_availability of [0, 4, 'Never', ['Other'], true]) {
      expect(await refuses({ general_availability })).toEqual({ general_availability: 'invalid_choice' })
    }
  })

  test('3.8 every item of the reference lists can be chosen, and no other', async () => {
    const lists = {
      specialty_ids: idsOf(specialties),
      language_proficiency: languages.items.map(({ id, alias }) => ({
        id,
        value: alias,
        proficiency: proficiencies.items[id % 4]?.id,
      })),
      regional_experience: regions.items.map(({ id, alias }) => ({
        id,
        value: alias,
        years_of_experience: yearsInRegion.items[id % 3]?.id,
      })),
    }
    expect(await keeps(lists)).toMatchObject(lists)
    for (const work_experience_range of idsOf(yearsOfWorkExperience)) {
      expect(await keeps({ work_experience_range })).toMatchObject({ work_experience_range })
    }
    expect(availability.items).toHaveLength(3) // rule 3.7 chooses each of them
    expect(
      await refuses({
        specialty_ids: [1, 21],
        work_experience_range: '7 years',
        language_proficiency: [{ id: 8, proficiency: 'Basic' }],
        regional_experience: [{ id: 7, years_of_experience: '<5' }],
      }),
    ).toEqual({
      specialty_ids: 'invalid_choice',
      work_experience_range: 'invalid_choice',
      language_proficiency: 'invalid_choice',
      regional_experience: 'invalid_choice',
    })
  })

  test('3.10 Macedonia is chosen under this name; an unknown country is refused', async () => {
    expect(await keeps({ country: 'Macedonia' })).toMatchObject({ country: 'Macedonia' })
    for (const country of ['North Macedonia', 'Narnia', ['Ghana'], 7]) {
      expect(await refuses({ country })).toEqual({ country: 'invalid_choice' })
    }
  })

  test('3.11 a country belongs to one WHO region, Indonesia to the Western Pacific', async () => {
    const sent = {
      regional_experience: [2, 6].map((id) => ({ id, years_of_experience: '<5' })),
      regional_experience_countries: ['Ghana', 'Egypt', 'Romania', 'India', 'Peru', 'Indonesia'],
    }
    expect(await keeps(sent)).toMatchObject({ regional_experience_countries: 'Egypt,Indonesia' })
  })

  test('3.12 an answer to a hidden question is not stored', async () => {
    const hidden = {
      specialty_surgery_subspecialty: 'Vascular',
      general_availability_other: 'Weekends',
      language_proficiency_other: 'Wolof',
    }
    const record = await keeps(hidden)
    for (const name of Object.keys(hidden)) expect(record).not.toHaveProperty(name)
  })
})

test('3.3 applicants cannot send the seven fields when they apply, unless they are empty', async () => {
  const strange = Object.fromEntries(Object.keys(coordinators).map((name) => [name, 'unknown_field']))
  expect(await ways.POST.refuses(coordinators)).toEqual(strange)
  const empty = Object.fromEntries(Object.keys(coordinators).map((name) => [name, null]))
  const record = await ways.POST.keeps(empty)
  for (const name of Object.keys(coordinators)) expect(record).not.toHaveProperty(name)
})

test('3.2 the facts that the team has added are returned with the record', async () => {
  expect(await ways.PUT.keeps({ job_title: 'Head' }, coordinators)).toMatchObject(coordinators)
})

test('3.12 an edit that hides a question deletes its stored answer', async () => {
  const stored = { specialty_ids: [5, 10], specialty_surgery_subspecialty: 'Vascular' }
  expect(await ways.PUT.keeps({ specialty_ids: [5] }, stored)).not.toHaveProperty(
    'specialty_surgery_subspecialty',
  )
})

test('3.13 an edit is validated as the record that results from it', async () => {
  const subspecialty = { specialty_surgery_subspecialty: 'Vascular' }
  expect(await ways.PUT.keeps(subspecialty, { specialty_ids: [10] })).toMatchObject(subspecialty)
  expect(await ways.PUT.keeps(subspecialty, { specialty_ids: [5] })).not.toMatchObject(subspecialty)
  expect(await ways.PUT.refuses({ job_title: 'Head' }, { motivation: '' })).toEqual({
    motivation: 'required',
  })
})

test('3.10 the list of countries is sorted, and each has label, value, flag, region and subregion', async () => {
  const countries: Record<string, string>[] = (await api.app.inject('/api/countries')).json()
  const labels = countries.map(({ label = '' }) => label)
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')))
  const keys = ['label', 'value', 'flag', 'region', 'subregion']
  for (const country of countries) {
    expect(Object.keys(country)).toEqual(keys)
    expect(Object.values(country).every(Boolean)).toBe(true)
  }
})

test('3.14 an applicant who has withdrawn may apply again, once', async () => {
  const { caller } = ways
  const first = await caller.complete()
  const { id } = (await caller.apply(first)).json()
  const again = async () => caller.apply({ ...(await caller.complete()), email: first.email.toUpperCase() })
  expect((await again()).statusCode).toBe(406)
  const owner = await signIn(api.app, await openReceipt(api.database.store, { id, email: first.email }))
  await owner.call('POST', `${experts}/${id}/withdraw`)
  expect([(await again()).statusCode, (await again()).statusCode]).toEqual([201, 406])
})
