import { describe, expect, test } from 'vitest'
import { contactForm } from '../contact.ts'
import { clean } from './clean.ts'
import { validate } from './validate.ts'

const stored = (name: string, typed: string) => clean(contactForm, { [name]: typed })[name]
const code = (name: string, typed: string) => validate(contactForm, { [name]: typed })[name]

test('texts are stored in NFC', () => {
  expect(stored('name', 'Jose\u0301')).toBe('Jos\u00e9')
  expect(stored('message', 'cafe\u0301\n\u1112\u1161\u11ab')).toBe('caf\u00e9\n\ud55c')
})

test('line breaks are normalised in long texts, and become spaces in single-line fields', () => {
  expect(stored('message', 'a\r\nb\rc\vd\fe\x85f\u2028g\u2029h\ti')).toBe('a\nb\nc\nd\ne\nf\ng\nh\ti')
  expect(stored('name', 'a\r\nb\vc\fd\x85e\u2028f\tg')).toBe('a b c d e f g')
})

test('control characters are dropped', () => {
  for (const control of ['\x01', '\x07', '\x08', '\x0e', '\x1b', '\x1f', '\x7f', '\x80', '\x9f']) {
    expect(stored('name', `A${control}na`)).toBe('Ana')
    expect(stored('message', `e${control}\u0301`)).toBe('\u00e9')
    expect(code('name', control)).toBe('required')
  }
})

test('characters that cannot be shown or stored are refused, not dropped', () => {
  const broken = ['a\0b', '\0', 'a\ud83db', '\udc00', 'a\ufffe', 'a\uffff', 'a\ufdd0', 'a\u{1fffe}']
  for (const text of broken)
    expect([code('name', text), code('message', text)]).toEqual(Array(2).fill('invalid_text'))
  expect(code('name', 'Ana 🌼')).toBeUndefined()
})

test('a letter has at most 30 combining marks', () => {
  expect(code('name', `a${'\u0315'.repeat(30)}`)).toBeUndefined()
  expect(code('name', `a${'\u0315'.repeat(31)}`)).toBe('invalid_text')
})

test('a text of invisible characters counts as empty', () => {
  const blanks = [
    ' ',
    '\u00a0',
    '\u200b',
    '\u200e\u200f',
    '\ufeff',
    '\u3164',
    '\u2800',
    '\u115f',
    '\u1160',
    '\uffa0',
  ]
  for (const blank of blanks)
    expect([code('name', blank), code('message', `${blank}\n`)]).toEqual(['required', 'required'])
})

test('text over 2,000 characters, or 20,000 in a long text, is rejected without further checks', () => {
  expect(code('name', ' '.repeat(2_000))).toBe('required')
  expect(code('name', ' '.repeat(2_001))).toBe('too_long')
  expect(code('message', ' '.repeat(20_000))).toBe('required')
  expect(code('message', ' '.repeat(20_001))).toBe('too_long')
})

describe('an e-mail address or phone number', () => {
  test('loses invisible characters that were copied with it', () => {
    expect(stored('email', '\u200eana@hospital.example\u200b\ufeff')).toBe('ana@hospital.example')
    expect(stored('phone', '\u202a+385\u00a01 234\u00ad567\u202c')).toBe('+385 1 234567')
  })

  test('keeps them in a name, where they shape letters', () => {
    expect(stored('name', 'می\u200cخواهم')).toBe('می\u200cخواهم')
  })
})

test('an e-mail address is validated like in browsers, plus a dot and any script in the domain', () => {
  const right = [
    'a@b.org',
    'a.b+c@b-c.d.org',
    'ana@bücher.example',
    'ana@उदाहरण.परीक्षा',
    'a@例え.jp',
    'a@1.2.org',
  ]
  for (const address of right) {
    expect([address, code('email', address)]).toEqual([address, undefined])
    expect(stored('email', address)).toBe(address)
  }
  const wrong = [
    'a',
    'a@b',
    'a@@b.org',
    'a@b..org',
    'a@.org',
    'a@b.org.',
    'a@-b.org',
    'a@b-.org',
    'a@b_c.org',
    'á@b.org',
  ]
  for (const address of [
    ...wrong,
    'a b@c.org',
    'a@b c.org',
    `a@${'b'.repeat(64)}.org`,
    '@b.org',
    'a@b.org,c@d.org',
  ]) {
    expect([address, code('email', address)]).toEqual([address, 'invalid_email'])
  }
})
