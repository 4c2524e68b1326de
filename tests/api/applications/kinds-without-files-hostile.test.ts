import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askedFields, fieldOf } from '../../../src/domain/forms/engine/visible.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { kindsWithoutFiles, sendForm } from './kinds-without-files.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** Raw JSON, as an attacker would send it. */
const hostile = [
  ['a broken number', '7.5'],
  ['an object', '{"toString": 1, "length": 3}'],
  ['a list of nonsense', '[[], {"id": {}}, "\\u0000"]'],
  ['a NUL character', '"a\\u0000b"'],
  ['half a surrogate pair', '"a\\ud800b"'],
  ['a very long text', `"${'x'.repeat(200_000)}"`],
  ['deep nesting', '['.repeat(15) + ']'.repeat(15)],
] as const

describe.each(kindsWithoutFiles)('the $kind form', (its) => {
  const { form, newAnswers } = its
  const send = (body: object | string) => sendForm(api.app, its, body)
  const fields = askedFields(form).filter((name) => !fieldOf(form, name).when)

  test.each(hostile)('5.14 refuses %s in any field with a code for the field', async (_what, json) => {
    const answers = newAnswers()
    for (const field of fields) {
      const body = JSON.stringify({ ...answers, [field]: '?' }).replace('"?"', json)
      const answer = await send(body)
      expect(answer.statusCode, field).toBe(422)
      expect(Object.keys(answer.json().errors)).toContain(field)
    }
    expect((await send(answers)).statusCode).toBe(201)
  })

  test('5.14 stores HTML and formulas as plain text', async () => {
    const name = '=HYPERLINK("http://example.org") <script>alert(1)</script>'
    const answer = await send({ ...newAnswers(), name })
    expect(answer.statusCode).toBe(201)
    const { answers } = await api.database.store.db
      .selectFrom('application')
      .select('answers')
      .where('id', '=', answer.json().id)
      .executeTakeFirstOrThrow()
    expect(answers).toMatchObject({ name })
  })

  test.each([
    ['{', 400],
    ['{"__proto__": {"admin": true}}', 400],
    ['"text"', 422],
    ['[]', 422],
    ['null', 422],
  ])('5.14 answers a body like %j with %i', async (body, status) => {
    expect((await send(body)).statusCode).toBe(status)
  })
})
