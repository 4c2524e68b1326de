import { expect, test } from 'vitest'
import { usualFacts } from '../../domain/brand.ts'
import type { Letter, LetterPart } from '../../domain/mail/letter.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { frameOf } from './frame.ts'
import { letterText } from './letter-text.ts'

const href = 'https://aster.example/admin/applications/9c4d7f10-2b3e-4f6a-8d15-6e7f8091a2b3/and/further'
const long =
  'A sentence that goes on and on until it no longer fits into the line of a mail program. '.repeat(3)

function write(parts: readonly LetterPart[], locale: Locale = 'en'): string {
  const letter: Letter = { subject: 'S', preview: 'P', heading: 'A heading', parts, reason: 'The reason.' }
  return letterText(letter, frameOf(letter, locale, 'https://aster.example', usualFacts))
}

test('a text mail has the sender, the content, the reason and our contact details', () => {
  expect(write([{ kind: 'paragraph', text: 'A paragraph.' }])).toBe(`ASTER

A heading
=========

A paragraph.

-- 
The Antimicrobial Stewardship Trainers & Experts Registry. Hosted by
University Hospital, Infectious Diseases Department, the main data
controller.

The reason.

Questions? Write to coordinator@aster.example
https://aster.example
`)
})

test('each kind of part is readable as plain text', () => {
  const text = write([
    { kind: 'facts', rows: [{ label: 'Reference number', text: 'E-00042' }] },
    { kind: 'quote', text: 'Dear all,\n\nMay we apply?' },
    { kind: 'steps', title: 'What happens next', items: ['We read it.', 'We answer.'] },
    { kind: 'link', label: 'Open it', href },
  ])
  for (const block of [
    'Reference number\n  E-00042\n',
    '> Dear all,\n>\n> May we apply?\n',
    'What happens next\n\n1. We read it.\n2. We answer.\n',
    `Open it\n${href}\n`,
  ]) {
    expect(text).toContain(`\n${block}`)
  }
})

test('lines wrap at 72 characters, but a URL is never broken', () => {
  const lines = write([
    { kind: 'paragraph', text: long },
    { kind: 'facts', rows: [{ label: long, text: long }] },
    { kind: 'quote', text: long },
    { kind: 'steps', title: long, items: [long] },
    { kind: 'link', label: long, href },
  ]).split('\n')
  expect(lines.filter((line) => line.length > 72)).toEqual([href])
})

test('right-to-left lines start with a direction mark; URLs stay unchanged', () => {
  const lines = write([{ kind: 'link', label: 'Open it', href }], 'ar-XB').split('\n')
  const unmarked = lines.filter((line) => line && !line.startsWith('\u200f'))
  expect(unmarked).toEqual([href, '-- ', 'https://aster.example'])
})

test('37.8 words in Latin letters keep their full stop at the end of an Arabic mail’s line', () => {
  const text = write([{ kind: 'quote', text: 'May we ask twice?' }], 'ar')
  expect(text).toContain('\u200f> \u202aMay we ask twice?\u202c\n')
  const reference = write([{ kind: 'facts', rows: [{ label: 'الرقم', text: 'E-00042' }] }], 'ar')
  expect(reference).toContain('\u200f  E-00042\n')
})
