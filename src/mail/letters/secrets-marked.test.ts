import { expect, test } from 'vitest'
import type { Letter } from '../../domain/mail/letter.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { translator } from '../../domain/messages/translate.ts'
import { letterExamples } from './examples.ts'

const t = translator('en', catalogueOf('en'))

const written = Object.values(letterExamples).flatMap((group) =>
  Object.entries(group as Record<string, (t: Translate) => Letter>).map(([name, write]) => ({
    name,
    letter: write(t),
  })),
)

/** The PIN and the token of the examples. */
const secrets = /042917|[?&][hkt]=\w/

/** A letter as the database's `without_secrets` leaves it. */
const unmarked = ({ parts, ...head }: Letter) =>
  JSON.stringify([
    head,
    parts.map((part) => {
      if (part.kind === 'link') return part.label
      return part.kind === 'facts' ? part.rows.filter(({ secret }) => !secret) : part
    }),
  ])

test('38.2 the examples of letters have secrets', () => {
  expect(written.filter(({ letter }) => secrets.test(JSON.stringify(letter))).length).toBeGreaterThan(10)
})

test.each(written)('38.2 $name: every PIN is marked, and links stand in parts of their own', ({ letter }) => {
  expect(unmarked(letter)).not.toMatch(secrets)
})
