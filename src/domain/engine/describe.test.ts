import { expect, test } from 'vitest'
import { expertForm } from '../forms/expert.ts'
import { hospitalForm } from '../forms/hospital.ts'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { csvCells, csvHeader, csvLine } from './csv.ts'
import { describeAnswers } from './describe.ts'

const t = translator('en', en)
const answers = {
  name: 'Ada',
  specialty_ids: [10, 2],
  specialty_surgery_subspecialty: 'Vascular',
  language_proficiency: [{ id: 2, value: 'French', proficiency: 'Expert' }],
  regional_experience: [{ id: 1, value: 'Africa', years_of_experience: '>10' }],
  regional_experience_countries: ['Ghana', 'Kenya'],
  resume: 'upload-1',
  consent: true,
} as const

test('answers are described in the words that people read, in the order of the form', () => {
  const described = describeAnswers(expertForm, answers, t)
  expect(described.slice(0, 2)).toEqual([
    { name: 'name', label: 'Name', text: 'Ada' },
    { name: 'surname', label: 'Surname', text: '' },
  ])
  const texts = Object.fromEntries(described.map(({ name, text }) => [name, text]))
  expect(texts).toMatchObject({
    specialty_ids: 'Surgery (please specify subspeciality), Clinical microbiology',
    specialty_surgery_subspecialty: 'Vascular',
    language_proficiency: 'French - Expert',
    regional_experience: 'Africa: >10 years',
    regional_experience_countries: 'Ghana, Kenya',
    resume: 'Attached',
    consent: 'Yes',
  })
})

test('questions that the answers do not lead to are not described', () => {
  const names = describeAnswers(hospitalForm, { method_of_support: 'onlineOnly' }, t).map(({ name }) => name)
  expect(names).not.toContain('confirm_support')
})

test('an id that no list has any more is shown as it is', () => {
  const described = describeAnswers(hospitalForm, { institution_level_id: 9 }, t)
  expect(described.find(({ name }) => name === 'institution_level_id')?.text).toBe('9')
})

test('a sheet has one column per field of the record, under its wire name', () => {
  const header = csvHeader(expertForm)
  expect(header).toEqual([...new Set(header)])
  expect(header.toSorted()).toEqual(Object.keys(expertForm.fields).sort())
  const cells = csvCells(expertForm, answers, t)
  expect(cells[header.indexOf('regional_experience_countries')]).toBe('Ghana; Kenya')
  expect(cells[header.indexOf('surname')]).toBe('')
})

test('a cell that a spreadsheet would run as a formula is made plain text', () => {
  for (const cell of ['=1+1', '+385 1', '-2', '@sum', ' =1+1', '\t=1', '\r=1']) {
    expect(csvLine([cell]).replace(/^"/, '')).toMatch(/^'/)
  }
  expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines'])).toBe('a,"b,c","say ""hi""","two\nlines"\r\n')
})
