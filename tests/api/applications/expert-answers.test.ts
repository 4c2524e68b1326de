import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileFields } from '../../../src/domain/forms/engine/inline-file.ts'
import { validate } from '../../../src/domain/forms/engine/validate.ts'
import { askedFields, fieldOf } from '../../../src/domain/forms/engine/visible.ts'
import { errorText, summaryText } from '../../../src/domain/forms/engine/wording.ts'
import { expertForm } from '../../../src/domain/forms/expert.ts'
import { en } from '../../../src/domain/messages/en.ts'
import { translator } from '../../../src/domain/messages/translate.ts'
import type { FieldErrors } from '../../../src/domain/refusals.ts'
import { anyAnswers } from '../../arbitraries/answers.ts'
import { renamedJpeg } from '../../harness/uploads/pdfs/hostile-pdfs.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { openWays } from './expert-ways.ts'

let api: ApiApp
let ways: ReturnType<typeof openWays>
beforeAll(async () => {
  api = await startApi()
  ways = openWays(api)
})
afterAll(() => api.stop())

const t = translator('en', en)
const required = askedFields(expertForm).filter((name) => fieldOf(expertForm, name).required)

/** The error texts that the page shows under each field. */
const sentences = (errors: FieldErrors) =>
  Object.entries(errors).map(([name, code]) => errorText(expertForm, name, code, t))
const sentenceAbove = (errors: FieldErrors) => summaryText(expertForm, errors, t)

const nothing = Object.fromEntries(required.map((name) => [name, null]))

describe.each(['POST', 'PUT'] as const)('%s', (method) => {
  const keeps = (changes: object) => ways[method].keeps({ ...changes })
  const refuses = (changes: object) => ways[method].refuses({ ...changes })

  test('5.1 the final validation requires everything that the six steps require', async () => {
    const errors = {
      ...Object.fromEntries(required.map((name) => [name, 'required'])),
      consent: 'must_accept',
    }
    expect(Object.keys(errors)).toHaveLength(16)
    expect(await refuses(nothing)).toEqual(errors)
    for (const name of ['name', 'specialty_ids', 'motivation', 'resume', 'language_proficiency']) {
      for (const empty of ['', []]) expect(await refuses({ [name]: empty })).toEqual({ [name]: 'required' })
    }
  })

  test("5.2 consent 'no' or none is refused with its own message", async () => {
    for (const consent of [false, 'no', 'false', '', null]) {
      const errors = await refuses({ consent })
      expect(errors).toEqual({ consent: 'must_accept' })
      expect(sentences(errors)).toEqual(['You must accept the terms to proceed.'])
    }
    for (const consent of ['maybe', 1, {}, [true]]) {
      expect(await refuses({ consent })).toEqual({ consent: 'invalid_type' })
    }
    expect(await keeps({ consent: 'yes' })).toMatchObject({ consent: true })
  })

  test('5.3 motivation may be longer than 200 words', async () => {
    const motivation = 'word '.repeat(400).trim()
    expect(await keeps({ motivation })).toMatchObject({ motivation })
  })

  test("5.4 surgery asks for the subspecialty, availability 'Other' for its text; both are optional", async () => {
    const asked = { specialty_ids: [10], general_availability: 'Other' }
    const told = { specialty_surgery_subspecialty: 'Vascular', general_availability_other: 'Weekends' }
    const silent = await keeps(asked)
    for (const name of Object.keys(told)) expect(silent).not.toHaveProperty(name)
    expect(await keeps({ ...asked, ...told })).toMatchObject({ ...asked, ...told })
  })

  test('5.5 countries are stored only within the chosen regions; an unknown country is refused', async () => {
    const regional_experience = [
      { id: 1, value: 'Africa', years_of_experience: '<5' },
      { id: 3, value: 'Europe', years_of_experience: '>10' },
    ]
    const chosen = { regional_experience, regional_experience_countries: ['Ghana', 'Peru', 'Romania'] }
    expect(await keeps(chosen)).toMatchObject({ regional_experience_countries: 'Ghana,Romania' })
    for (const countries of [['Ghana', 'Atlantis'], 'Atlantis', [7]]) {
      expect(await refuses({ regional_experience_countries: countries })).toEqual({
        regional_experience_countries: 'invalid_choice',
      })
    }
  })

  test('5.28 a phone number without digits is refused', async () => {
    expect(await refuses({ phone: 'abc' })).toEqual({ phone: 'invalid_phone' })
    expect(await keeps({ phone: '030 277 1234' })).toMatchObject({ phone: '030 277 1234' })
  })

  test("5.6 an invalid address gets 'Invalid email format'", async () => {
    for (const email of [
      'ada',
      'ada@',
      '@example.org',
      'ada@example',
      'a b@example.org',
      'a@b.cc\nBcc: d@e.ff',
    ]) {
      const errors = await refuses({ email })
      expect(errors, email).toEqual({ email: 'invalid_email' })
      expect(sentences(errors)).toEqual(['Invalid email format'])
    }
  })

  test('5.14 markup and formulas are stored as plain text', async () => {
    const typed = {
      name: '<script>alert(1)</script>',
      institution: '=HYPERLINK("x")',
      motivation: '@SUM(A1)',
    }
    expect(await keeps(typed)).toMatchObject(typed)
  })

  test('5.16 texts are stored in composed form and trimmed; what cannot be stored is refused', async () => {
    const typed = {
      name: '  Zoe\u0308\n',
      institution: 'A\r\nB\x07',
      motivation: 'One.\r\n\r\nTwo.\u2028Three. ',
    }
    expect(await keeps(typed)).toMatchObject({
      name: 'Zo\u00eb',
      institution: 'A B',
      motivation: 'One.\n\nTwo.\nThree.',
    })
    for (const bad of ['a\0b', 'a\ud800b', 'a\uffffb', `a${'\u0300'.repeat(31)}`]) {
      expect(await refuses({ name: bad, motivation: bad })).toEqual({
        name: 'invalid_text',
        motivation: 'invalid_text',
      })
    }
    expect(await refuses({ surname: '\u200b \u3164' })).toEqual({ surname: 'required' })
  })

  test('5.18 only PDF files are allowed, checked by content; each kind of failure has its code', async () => {
    const { arrived } = ways.caller
    const [resume, endorsement] = [await arrived(renamedJpeg()), await arrived(renamedJpeg())]
    const errors = await refuses({ resume, endorsement })
    expect(errors).toEqual({ resume: 'not_pdf', endorsement: 'not_pdf' })
    expect(sentences(errors)).toEqual(['Only PDF files are allowed.', 'Only PDF files are allowed.'])
    const inside = renamedJpeg().toString('base64')
    expect(await refuses({ endorsement: inside })).toEqual({ endorsement: 'not_pdf' })
  })

  test('5.19 the server validates everything again; unknown fields are refused', async () => {
    const errors = await refuses({ surname: 5, country: 'Narnia', status: 'accepted', expert_pin: '123456' })
    expect(errors).toEqual({
      surname: 'invalid_type',
      country: 'invalid_choice',
      status: 'unknown_field',
      expert_pin: 'unknown_field',
    })
  })

  test("8.1 each empty required field has the code of 'This field is required'", async () => {
    const { consent: _, ...others } = nothing
    const errors = await refuses(others)
    expect(Object.keys(errors)).toHaveLength(15)
    expect(new Set(sentences(errors))).toEqual(new Set(['This field is required']))
  })

  test("8.2 incomplete answers get 'Please fill out all required fields'", async () => {
    expect(sentenceAbove(await refuses({ name: '' }))).toBe('Please fill out all required fields')
    expect(sentenceAbove(await refuses({ consent: 'no' }))).toBe('Please fill out all required fields')
  })

  test('8.4 each other mistake has its own code and message', async () => {
    const errors = await refuses({
      name: 'x'.repeat(201),
      email: 'ada@',
      country: 'Narnia',
      specialty_ids: 'all',
      regional_experience: [
        { id: 1, years_of_experience: '<5' },
        { id: 1, years_of_experience: '>10' },
      ],
    })
    expect(errors).toEqual({
      name: 'too_long',
      email: 'invalid_email',
      country: 'invalid_choice',
      specialty_ids: 'invalid_type',
      regional_experience: 'repeated',
    })
    expect(new Set(sentences(errors)).size).toBe(5)
    expect(sentenceAbove(errors)).toBe('Please check the marked answers')
  })
})

test('5.13 server and browser refuse the same answers', async () => {
  const isAsked = ([name]: [string, unknown]) => askedFields(expertForm).includes(name)
  const isFile = ([name]: [string, unknown]) => fileFields(expertForm).includes(name) // may be sent in base64
  await fc.assert(
    fc.asyncProperty(anyAnswers(expertForm), async (any) => {
      const entries = Object.entries({ ...any, name: '' }).filter((entry) => isAsked(entry) && !isFile(entry))
      const body = JSON.stringify(Object.fromEntries(entries))
      fc.pre(!/"(__proto__|constructor)"/.test(body)) // refused before validation
      const sent = JSON.parse(body)
      const answer = await ways.caller.apply(sent)
      expect(answer.json().errors).toEqual(validate(expertForm, sent))
    }),
    { numRuns: 60 },
  )
})
