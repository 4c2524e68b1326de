import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvCells, csvLine } from '../../../src/domain/forms/engine/csv.ts'
import { listFields } from '../../../src/domain/forms/engine/edit.ts'
import { fieldsOfApplicant } from '../../../src/domain/forms/engine/who-fills.ts'
import { expertForm } from '../../../src/domain/forms/expert.ts'
import { en } from '../../../src/domain/messages/en.ts'
import { translator } from '../../../src/domain/messages/translate.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { experts, openEditor, storedApplication } from './own-expert.ts'

/** Answers with which no question of the form is hidden. */
const everythingAsked = {
  specialty_ids: [5, 10],
  language_proficiency: [{ id: 0, value: 'Other', proficiency: 'Basic' }],
  general_availability: 'Other',
}

let api: ApiApp
let editor: Awaited<ReturnType<typeof openEditor>>
beforeAll(async () => {
  api = await startApi()
  editor = await openEditor(api, everythingAsked)
})
afterAll(() => api.stop())

/** The team's fields are ignored, whatever they hold. */
const bodies = fieldsOfApplicant(expertForm).flatMap((name) => {
  const inside = { name, body: (json: string) => `{"fieldsToUpdate":{"${name}":${json}}}` }
  const beside = { name, body: (json: string) => `{"${name}":${json}}` }
  return listFields(expertForm).includes(name) ? [inside, beside] : [inside]
})

/** Raw JSON, as an attacker would send it. */
test.each([
  ['a number', '-1e9'],
  ['an object', '{"toString": 1, "a": "\\u0000"}'],
  ['lists within lists', '[[[{}]]]'],
  ['a NUL character', '"a\\u0000b"'],
  ['half a surrogate pair', '"a\\ud800b"'],
  ['a very long text', `"${'x'.repeat(1_000_000)}"`],
  ['deep nesting', '['.repeat(15) + ']'.repeat(15)],
  ['a huge list', `[${'{},'.repeat(2_000)}{}]`],
])('5.14 %s in any field of an edit is refused with a code for the field', async (_what, json) => {
  for (const { name, body } of bodies) {
    const answer = await editor.edit(body(json))
    expect([answer.statusCode, Object.keys(answer.json().errors)], name).toEqual([422, [name]])
  }
})

test('5.14 names of prototype members are neither choices nor fields', async () => {
  const refused: [string, object][] = [
    ['{"specialty_ids":["toString"]}', { specialty_ids: 'invalid_choice' }],
    ['{"fieldsToUpdate":{"country":"__proto__"}}', { country: 'invalid_choice' }],
    [
      '{"language_proficiency":[{"id":"constructor","proficiency":1}]}',
      { language_proficiency: 'invalid_choice' },
    ],
    ['{"fieldsToUpdate":{"toString":"x"}}', { toString: 'unknown_field' }],
    ['{"constructor":"x"}', { constructor: 'unknown_field' }],
    ['[]', { body: 'invalid_type' }],
    ['null', { body: 'invalid_type' }],
  ]
  for (const [body, errors] of refused) {
    const answer = await editor.edit(body)
    expect([answer.statusCode, answer.json().errors], body).toEqual([422, errors])
  }
  for (const body of [
    '{',
    '{"fieldsToUpdate":{"__proto__":{"admin":true}}}',
    '{"fieldsToUpdate":{"constructor":{"prototype":{}}}}',
  ]) {
    const answer = await editor.edit(body)
    expect([answer.statusCode, answer.json().code], body).toEqual([400, 'malformed_request'])
  }
})

test('5.14 none of this changed the record; of a field that is sent twice the last value counts', async () => {
  const { answers } = await storedApplication(api.database.store, editor.expert.id)
  expect(answers).toEqual(editor.expert.answers)
  const twice = '{"fieldsToUpdate":{"job_title":"Head","job_title":"Deputy"}}'
  expect((await editor.edit(twice)).statusCode).toBe(200)
  const after = await storedApplication(api.database.store, editor.expert.id)
  expect(after.answers).toEqual({ ...editor.expert.answers, job_title: 'Deputy' })
})

test('5.14 an answer that begins like a formula is escaped in CSV', async () => {
  const { expert, edit } = await openEditor(api)
  expect((await edit({ fieldsToUpdate: { institution: '=HYPERLINK("x")' } })).statusCode).toBe(200)
  const { answers } = await storedApplication(api.database.store, expert.id)
  const line = csvLine(csvCells(expertForm, answers, translator('en', en)))
  expect(line).toContain(`"'=HYPERLINK(""x"")"`)
})

test('5.14 a body that is too large or not JSON is refused as a whole', async () => {
  const { browser, expert } = editor
  const put = (body: string, type: string) =>
    browser.call('PUT', `${experts}/${expert.id}`, body, { 'content-type': type })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    expect((await put('{}', type)).json()).toMatchObject({ status: 415, code: 'unsupported_type' })
  }
  const large = JSON.stringify({ fieldsToUpdate: { resume: 'x'.repeat(30 * 1024 * 1024) } })
  expect((await put(large, 'application/json')).json()).toMatchObject({ status: 413, code: 'body_too_large' })
})
