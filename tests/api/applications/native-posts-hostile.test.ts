import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { keepFile } from '../../harness/applications/kept-expert.ts'
import { databaseWithSamples, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { secretOfTests } from '../../harness/protection/page-opened.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'
import { nativeExpert } from './native-expert.ts'

let database: TestDatabase
let aster: ServedAster
beforeAll(async () => {
  database = await databaseWithSamples()
  aster = await serveAster(database.url, { ASTER_TRUST_PROXY: '127.0.0.1,::1', ASTER_SECRET: secretOfTests })
})
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

/** A complete form, as a browser posts it. */
async function filled(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  return {
    ...nativeExpert(),
    resume: await keepFile(database.store),
    endorsement: await keepFile(database.store),
    ...changes,
  }
}

let calls = 0
async function post(body: FormData | URLSearchParams | string, more: Record<string, string> = {}) {
  const headers = { origin: aster.url, 'x-forwarded-for': `10.9.${++calls >> 8}.${calls & 255}`, ...more }
  const answer = await fetch(aster.url + paths.applyExpert(), {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  })
  return { status: answer.status, html: await answer.text() }
}

const ways = {
  'a urlencoded post': (fields: Record<string, string>) => new URLSearchParams(fields),
  'a multipart post': (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return form
  },
}

/** The fields under which the page shows an error. */
const marked = (html: string) => [...html.matchAll(/id="([\w.-]+)-error"/g)].map(([, name]) => name)

const applications = () =>
  database.store.db.selectFrom('application').select(['email', 'answers']).orderBy('number').execute()

describe.each(Object.entries(ways))('%s', (_way, write) => {
  const typed = ['name', 'surname', 'phone', 'email', 'institution', 'job_title', 'motivation']
  const chosen = ['country', 'specialty_ids', 'work_experience_range', 'general_availability', 'consent']

  test('5.15 is read as the answers that were filled in', async () => {
    const fields = await filled()
    expect((await post(write(fields))).status).toBe(303)
    const {
      _key,
      _stamp,
      'language_proficiency.1': _level,
      'regional_experience.1': _years,
      ...plain
    } = fields
    expect((await applications()).at(-1)?.answers).toEqual({
      ...plain,
      specialty_ids: [4],
      language_proficiency: [{ id: 1, value: 'English', proficiency: 'Native' }],
      regional_experience: [{ id: 1, value: 'Africa', years_of_experience: '5-10' }],
      regional_experience_countries: ['Ghana'],
      consent: true,
    })
  })

  test.each([
    ['a NUL character', 'a\0b', [...typed, ...chosen, 'resume']],
    ['a noncharacter', 'a\uffffb', [...typed, ...chosen, 'resume']],
    ['a very long text', 'x'.repeat(500_000), [...typed, ...chosen, 'resume']],
    ['the name of a prototype', '__proto__', [...chosen, 'resume', 'email']],
    ['markup', '<script>alert(1)</script>', [...chosen, 'resume', 'email']],
    ['an unknown upload', randomUUID(), ['resume', 'endorsement']],
  ])('5.14 with %s gets an error under its field, and nothing is stored', async (_what, value, fields) => {
    const before = await applications()
    for (const field of fields) {
      const { status, html } = await post(write(await filled({ [field]: value })))
      expect([status, marked(html)], field).toEqual([422, [field]])
      expect(html).not.toContain('<script>alert')
    }
    expect(await applications()).toEqual(before)
  })

  test.each(['toString', '7', '-1', '4,4', '\0', ''])(
    'with the row value %j gets an error under its rows',
    async (value) => {
      for (const rows of ['language_proficiency', 'regional_experience']) {
        const { status, html } = await post(write(await filled({ [`${rows}.1`]: value })))
        expect([status, marked(html)]).toEqual([422, [rows]])
      }
    },
  )

  test('stores and shows markup and formulas as plain text', async () => {
    const strange = { name: '<b onclick="x">Ama</b>', job_title: '=HYPERLINK("x")', institution: '@SUM(A1)' }
    const back = await post(write(await filled({ ...strange, surname: '' })))
    expect([back.status, marked(back.html)]).toEqual([422, ['surname']])
    expect(back.html).toContain('&lt;b onclick=&quot;x&quot;&gt;Ama')
    expect((await post(write(await filled(strange)))).status).toBe(303)
    expect((await applications()).at(-1)?.answers).toMatchObject(strange)
  })

  test('ignores fields that are no question and refuses those of coordinators', async () => {
    const fields = await filled({ constructor: 'x', toString: 'x', status: 'accepted' })
    expect((await post(write(fields))).status).toBe(303)
    expect((await applications()).at(-1)?.answers).not.toHaveProperty('status')
    expect((await post(write(await filled({ work_experience: 'x' })))).status).toBe(422)
  })
})

describe('a forged urlencoded post', () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }

  test.each([
    ['nothing in it', 422, ''],
    ['broken escapes', 422, 'name=%&surname=%zz&email=%ed%a0%80'],
    ['keys of prototype members', 422, '__proto__=1&constructor=2&__proto__[x]=3&constructor[prototype]=4'],
    ['one question many times', 413, 'name=a&'.repeat(100_000)],
    ['many questions', 413, Array.from({ length: 50_000 }, (_, at) => `f${at}=1`).join('&')],
    ['many brackets', 422, `name${'[x]'.repeat(50_000)}=1`],
    ['1001 values', 413, 'a=1&'.repeat(1000)],
    ['a strange key', 422, `_key=${'%00'.repeat(1000)}&_next=x&_step=__proto__`],
    ['too much', 413, `name=${'x'.repeat(1_100_000)}`],
  ])('with %s is answered %i', async (_what, status, body) => {
    expect((await post(body, type)).status).toBe(status)
  })

  test.each(['application/json', 'text/plain', 'x', 'application/octet-stream'])(
    'with the content type %s is not read',
    async (contentType) => {
      expect((await post('{}', { 'content-type': contentType })).status).toBe(415)
    },
  )
})

test.each(['%00', '%', '%ed%a0%80', '__proto__', '%3Cscript%3Ealert(1)%3C/script%3E', 'x'.repeat(5000)])(
  'a query value like %.30s leads to a page that escapes it',
  async (value) => {
    const asked = ['step', 'draft', 'sent', 'all', 'take'].map(
      (name) => `${paths.applyExpert()}?${name}=${value}`,
    )
    for (const path of [...asked, `${paths.editExpert()}?h=${value}`]) {
      const answer = await fetch(aster.url + path)
      expect(answer.status, path).toBe(200)
      expect(await answer.text()).not.toContain('<script>alert')
    }
  },
)
