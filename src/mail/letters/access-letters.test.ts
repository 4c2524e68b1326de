import { describe, expect, test } from 'vitest'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { noEndings } from '../../domain/programme/known-endings.ts'
import {
  addressChangedLetter,
  editConfirmationLetter,
  finishLaterLetter,
  newLinkLetter,
  newPinLetter,
  withdrawalLetter,
} from './access-letters.ts'

const t = translator('en', catalogueOf('en'))
const reference = 'E-00042'
const href = '/become-expert/edit?h=q7VhN2c0T1mXo3kZr8Yw5g'

describe('a mail with a PIN or a link that opens something', () => {
  test.each([
    newPinLetter(t, { kind: 'expert', pin: '042917', href, why: 'asked' }),
    newPinLetter(t, { kind: 'expert', pin: '042917', href, why: 'void' }),
    newLinkLetter(t, { kind: 'expert', pin: '042917', href }),
    finishLaterLetter(t, { href }),
  ])('$subject: keeps it out of subject and preview', ({ parts, ...seen }) => {
    expect(JSON.stringify(seen)).not.toMatch(/042917|h=/)
    expect(parts).toContainEqual({ kind: 'link', label: expect.any(String), href })
  })
})

test('the mail with a new PIN after too many failures says why it was sent', () => {
  const [first] = newPinLetter(t, { kind: 'expert', pin: '042917', href, why: 'void' }).parts
  expect(first).toMatchObject({ text: expect.stringContaining('wrong PIN') })
})

test.each([
  editConfirmationLetter(t, { kind: 'expert', reference, questions: ['Job title', 'Specialties'] }),
  addressChangedLetter(t, { reference }),
  withdrawalLetter(t, { kind: 'expert', reference, ends: noEndings, keptMonths: 12 }),
])(
  '$subject: has the reference number, and asks to reply if it was not the recipient',
  ({ subject, parts }) => {
    expect(subject).toContain(reference)
    expect(JSON.stringify(parts)).toContain(reference)
    expect(parts.at(-1)).toMatchObject({ text: expect.stringContaining('please reply') })
  },
)

test('the confirmation of an edit names the changed questions', () => {
  const letter = editConfirmationLetter(t, {
    kind: 'expert',
    reference,
    questions: ['Job title', 'Specialties'],
  })
  expect(JSON.stringify(letter.parts)).toContain('Job title, Specialties')
})

test('mails to hospitals say ‘request’, those to experts and trainers ‘application’', () => {
  const access = { pin: '042917', href, why: 'asked' } as const
  const said = (kind: ApplicationKind) =>
    JSON.stringify([
      newPinLetter(t, { kind, ...access }),
      newLinkLetter(t, { kind, ...access }),
      editConfirmationLetter(t, { kind, reference, questions: [] }),
      withdrawalLetter(t, { kind, reference, ends: noEndings, keptMonths: 12 }),
    ])
  expect(said('hospital')).toMatch(/Open your request.*request for support was changed.*You may ask again/)
  expect(said('hospital')).not.toContain('application')
  for (const kind of ['expert', 'trainer'] as const) {
    expect(said(kind)).toMatch(/Open your application.*application was changed.*apply again whenever/)
    expect(said(kind)).not.toContain('request')
  }
})

test('36.44 the questions that an edit has changed are listed as the language writes lists', () => {
  const said = (locale: 'fr' | 'ar') => {
    const words = translator(locale, catalogueOf(locale))
    const questions = [words('expert.phone'), words('expert.country')]
    return JSON.stringify(editConfirmationLetter(words, { kind: 'expert', reference, questions }))
  }
  expect(said('ar')).toContain(`${catalogueOf('ar').expert.phone}، ${catalogueOf('ar').expert.country}`)
  expect(said('fr')).toContain(`${catalogueOf('fr').expert.phone}, ${catalogueOf('fr').expert.country}`)
})
