import { expect, test } from 'vitest'
import { catalogueOf } from '../messages/catalogues.ts'
import { en } from '../messages/en.ts'
import { judgeMailText, type MailTexts, type TextProblem, tidyMailText, withMailTexts } from './mail-texts.ts'

const line = 'Your reference number is {reference}.'
const lines = 'Dear {name},\nthank you.'

test.each<[string, string, TextProblem | undefined]>([
  [line, 'Please quote {reference}, {reference}', undefined],
  [lines, 'Dear {name}\n\nthank you', undefined],
  [line, '', { code: 'required' }],
  [line, '{reference} \0', { code: 'unprintable' }],
  [line, `{reference}${'x'.repeat(150)}`, { code: 'tooLong' }],
  [line, '{reference}\nBcc: me@elsewhere.example', { code: 'lineBreak' }],
  [line, 'Your number', { code: 'placeMissing', place: '{reference}' }],
  [line, '{reference} {pin}', { code: 'placeUnknown', place: '{pin}' }],
  [line, '{reference} { reference }', { code: 'placeUnknown', place: '{ reference }' }],
])('%j becomes %j: %j', (original, text, problem) => {
  expect(judgeMailText(original, text)).toEqual(problem)
})

test('typed text is normalised: trimmed, without invisible characters, with uniform line breaks', () => {
  expect(tidyMailText('  one\r\ntwo\u2028three\u0007 ')).toBe('one\ntwo\nthree')
  expect(tidyMailText('\u200b \n')).toBe('')
})

test('a valid custom text replaces the original', () => {
  const { mail, access } = withMailTexts(en, {
    'mail.reply': 'Just reply.',
    'mail.receiptPreview': 'A place that was here is gone.',
    'mail.nowhere': 'Nothing',
    'nowhere.reply': 'Nothing',
    'constructor.name': 'Nothing',
  })
  expect(mail).toEqual({ ...en.mail, reply: 'Just reply.' })
  expect(access).toBe(en.access)
})

test('changed texts are taken at once, and the former ones when they come back', () => {
  const [short, long] = [{ 'mail.reply': 'Just reply.' }, { 'mail.reply': 'Please reply to this mail.' }]
  const replyIn = (texts: MailTexts) => withMailTexts(en, texts).mail.reply
  const replies = [short, short, long, {}, short].map(replyIn)
  expect(replies).toEqual([
    'Just reply.',
    'Just reply.',
    'Please reply to this mail.',
    en.mail.reply,
    'Just reply.',
  ])
})

test('equal texts share their catalogue, in each language', () => {
  const texts = () => ({ 'mail.reply': 'Just reply.' })
  const french = catalogueOf('fr')
  const [first, inFrench] = [withMailTexts(en, texts()), withMailTexts(french, texts())]
  expect(withMailTexts(en, texts())).toBe(first)
  expect(inFrench.mail).toEqual({ ...french.mail, reply: 'Just reply.' })
})
