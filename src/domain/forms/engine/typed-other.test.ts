import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { translator } from '../../messages/translate.ts'
import { expertForm } from '../expert.ts'
import { hospitalForm } from '../hospital.ts'
import { csvCells, csvHeader } from './csv.ts'
import { describeAnswers, partsOf } from './describe.ts'
import type { Answers } from './form.ts'
import { cellReader } from './read-cells.ts'

const t = translator('en', en)

test('20.24 the typed text replaces ‘Other’', () => {
  const expert = {
    language_proficiency: [
      { id: 1, value: 'English', proficiency: 'Native' },
      { id: 0, value: 'Other', proficiency: 'Basic' },
    ],
    language_proficiency_other: 'Wolof - Basic',
    general_availability: 'Other',
    general_availability_other: 'Two weeks in spring',
    specialty_ids: [2],
  }
  const said = (name: string) => partsOf(expertForm, name, expert, t)
  expect(said('language_proficiency')).toEqual(['English - Native', 'Wolof - Basic'])
  expect(said('general_availability')).toEqual(['Two weeks in spring'])
  expect(said('specialty_ids')).toEqual(['Clinical microbiology'])
  expect(said('country')).toEqual([])
  const hospital = { working_languages: [2, 0], working_languages_other: 'Twi, Éwé' }
  expect(partsOf(hospitalForm, 'working_languages', hospital, t)).toEqual(['French', 'Twi, Éwé'])
})

test('3.17 a record has one line for a choice and what was typed for its ‘Other’', () => {
  const texts = (answers: Answers) =>
    Object.fromEntries(describeAnswers(expertForm, answers, t).map(({ name, text }) => [name, text]))
  const other = { general_availability: 'Other', general_availability_other: 'Two weeks in spring' }
  expect(texts(other)).toHaveProperty('general_availability', 'Two weeks in spring')
  expect(texts(other)).not.toHaveProperty('general_availability_other')
  const unnamed = texts({ general_availability: 'Other' })
  expect(unnamed).toMatchObject({ general_availability_other: '' })
})

test('3.17 a sheet has what was typed in the column of the choice, and is read back', () => {
  const answers = {
    working_languages: [2, 0, 1],
    working_languages_other: 'Twi; Éwé',
    field_of_expertise_ids: [1],
  }
  const header = csvHeader(hospitalForm)
  const cells = csvCells(hospitalForm, answers, t)
  const byName = Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']))
  expect(byName).toMatchObject({
    working_languages: 'French; Twi; Éwé; English',
    working_languages_other: 'Twi; Éwé',
  })
  expect(cellReader(hospitalForm, t)(byName)).toEqual(answers)
  const read = cellReader(expertForm, t)
  const expert = { language_proficiency: 'English - Native; Wolof - Expert' }
  expect(read({ ...expert, language_proficiency_other: 'Wolof - Expert' }).language_proficiency).toEqual([
    { id: 1, proficiency: 'Native' },
    { id: 0, proficiency: 'Expert' },
  ])
  const available = { general_availability: 'In spring', general_availability_other: 'In spring' }
  expect(read(available).general_availability).toBe('Other')
  expect(read({ ...available, general_availability_other: '' }).general_availability).toBe('In spring')
})
