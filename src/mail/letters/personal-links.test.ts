import { expect, test } from 'vitest'
import { newPinPath } from '../../domain/applicants/applicant-paths.ts'
import type { Letter, LetterPart } from '../../domain/mail/letter.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { translator } from '../../domain/messages/translate.ts'
import { letterExamples } from './examples.ts'
import { personalLinksIn, withPinDay } from './write-letter.ts'

const t = translator('en', catalogueOf('en'))

type Link = Extract<LetterPart, { kind: 'link' }>

const linksIn = ({ parts }: Letter) => parts.filter((part): part is Link => part.kind === 'link')
/** Pages that ask for the PIN. */
const isPersonal = ({ href, quiet }: Link) => /\/(edit|select-expert)\?h=/.test(href) && !quiet

const written = Object.values(letterExamples).flatMap((group) =>
  Object.entries(group as Record<string, (t: Translate) => Letter>).map(([name, write]) => ({
    name,
    letter: write(t),
  })),
)
const personal = written.filter(({ letter }) => linksIn(letter).some(isPersonal))

test('6.10 the examples include a mail of each kind: receipts, questions, shortlists, agreements, reports', () => {
  const names = personal.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      ...['expert_receipt', 'link_again', 'registry_info_requested', 'hospital_info_requested'],
      ...['shortlist', 'confirmed_expert', 'confirmed_hospital', 'report_soon', 'report_returned'],
    ]),
  )
})

test.each(personal)(
  '6.10 $name: has the PIN, or says of which day it is and offers a new one',
  ({ letter }) => {
    const text = JSON.stringify(letter.parts)
    const [link] = linksIn(letter).filter(isPersonal)
    if (text.includes('042917')) return
    expect(text).toContain('your PIN: the last one that we mailed you, on 15 November 2026.')
    expect(linksIn(letter)).toContainEqual({
      kind: 'link',
      label: 'PIN not at hand? Get a new one',
      href: newPinPath(link?.href ?? ''),
      quiet: true,
      aboutPin: true,
    })
  },
)

test.each(personal)(
  '6.12 $name: its personal link is recognised, and the day of its PIN can be updated',
  ({ letter }) => {
    if (JSON.stringify(letter.parts).includes('042917')) return
    const [link] = linksIn(letter).filter(isPersonal)
    expect(personalLinksIn(letter)).toEqual([link?.href])
    const later = withPinDay(t, letter, '17 November 2026')
    expect(JSON.stringify(later)).toBe(
      JSON.stringify(letter).replaceAll(', on 15 November', ', on 17 November'),
    )
  },
)
