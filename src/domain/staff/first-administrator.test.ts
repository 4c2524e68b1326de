import { expect, test } from 'vitest'
import { checkFirstAdministrator } from './first-administrator.ts'

const person = { name: ' Ines Verbena ', email: ' Ines@aster.example ', password: 'a long enough sentence' }
const errors = (changes: Partial<typeof person>) => checkFirstAdministrator({ ...person, ...changes })

test('a name, an e-mail address and a password make the first administrator', () => {
  expect(errors({})).toEqual({})
  expect(errors({ name: ' ', email: '', password: '' })).toEqual({
    name: 'required',
    email: 'required',
    password: 'required',
  })
  expect(errors({ name: '\u200b' })).toEqual({ name: 'required' })
})

test('characters that PostgreSQL cannot store are refused', () => {
  for (const broken of ['In\0es', 'In\ud800es']) {
    expect(errors({ name: broken, email: `${broken}@aster.example` })).toEqual({
      name: 'invalid_text',
      email: 'invalid_text',
    })
  }
})

test('the e-mail address is validated like any other, and can be used to sign in', () => {
  expect(errors({ email: "ines.o'brien+aster@sub.aster.example" })).toEqual({})
  for (const email of [
    'ines',
    'ines@bücher.example',
    "ines'@aster.example",
    'ines@aster',
    'ines @aster.example',
    'ines@aster..example',
    '\u200eines@b.org',
  ]) {
    expect(errors({ email })).toEqual({ email: 'invalid_email' })
  }
})

test('each field has its limit', () => {
  expect(errors({ name: 'x'.repeat(200), password: 'x'.repeat(12) })).toEqual({})
  expect(errors({ password: 'x'.repeat(1000) })).toEqual({})
  expect(
    errors({ name: 'x'.repeat(201), email: `${'x'.repeat(200)}@b.org`, password: 'x'.repeat(11) }),
  ).toEqual({
    name: 'too_long',
    email: 'too_long',
    password: 'too_short',
  })
  expect(errors({ password: 'x'.repeat(1001) })).toEqual({ password: 'too_long' })
})
