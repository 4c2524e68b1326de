import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiApp, startApi } from '../api-app.ts'
import { openWays } from './expert-ways.ts'

let api: ApiApp
let ways: ReturnType<typeof openWays>
beforeAll(async () => {
  api = await startApi()
  ways = openWays(api)
})
afterAll(() => api.stop())

describe.each(['POST', 'PUT'] as const)('%s', (method) => {
  const keeps = (changes: object) => ways[method].keeps({ ...changes })
  const refuses = (changes: object) => ways[method].refuses({ ...changes })

  test('9.2 a language has a level from 1 to 4, by number or word; 0 removes it', async () => {
    const rows = (...levels: unknown[]) => ({
      language_proficiency: levels.map((proficiency, index) => ({ id: index + 1, proficiency })),
    })
    const { language_proficiency } = await keeps(rows(1, '2', 'Expert', 4, 0, '0'))
    expect((language_proficiency as { proficiency: string }[]).map((row) => row.proficiency)).toEqual([
      'Basic',
      'Intermediate',
      'Expert',
      'Native',
    ])
    expect(await refuses(rows(0))).toEqual({ language_proficiency: 'required' })
    for (const level of [5, -1, 1.5, 'Fluent', null, '']) {
      expect(await refuses(rows(level))).toEqual({ language_proficiency: 'invalid_choice' })
    }
  })

  test("9.3 a region has exactly one of '<5', '5-10', '>10'", async () => {
    const rows = (...years: unknown[]) => ({
      regional_experience: years.map((years_of_experience, index) => ({
        id: index + 1,
        years_of_experience,
      })),
    })
    expect(await keeps(rows('<5', '5-10', '>10'))).toMatchObject(rows('<5', '5-10', '>10'))
    for (const years of ['5', '20', 7, null]) {
      expect(await refuses(rows(years))).toEqual({
        regional_experience: 'invalid_choice',
      })
    }
    const twice = [...rows('<5').regional_experience, ...rows('>10').regional_experience]
    expect(await refuses({ regional_experience: twice })).toEqual({ regional_experience: 'repeated' })
  })

  test('9.6 answers up to the length limit are accepted, longer ones refused', async () => {
    const longest = (more: number) => ({
      name: 'n'.repeat(200 + more),
      phone: '1'.repeat(60 + more),
      motivation: 'm'.repeat(5000 + more),
      language_proficiency: [{ id: 0, value: 'Other', proficiency: 'Native' }],
      language_proficiency_other: `${'w'.repeat(200 + more)} - Native`,
    })
    expect(await keeps(longest(0))).toMatchObject(longest(0))
    const tooLong = ['name', 'phone', 'motivation', 'language_proficiency_other']
    expect(await refuses({ ...longest(1), email: `${'a'.repeat(242)}@hospital.org` })).toEqual({
      ...Object.fromEntries(tooLong.map((name) => [name, 'too_long'])),
      email: 'too_long',
    })
  })
})
