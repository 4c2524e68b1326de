import { expect, test } from 'vitest'
import { expertForm } from '../../domain/forms/expert.ts'
import { expertExample } from '../../domain/forms/expert-example.ts'
import { conflictOf, editOf, mergeInto, recordFrom } from './own-record.ts'

const facts = { id: 'one', reference: 'E-00001', status: 'submitted', version: 1, files: [] }
const sent = { ...expertExample, ...facts, regional_experience_countries: 'Ghana,Kenya' }
const record = recordFrom(expertForm, sent)

test('an unchanged application has nothing to send', () => {
  expect(editOf(expertForm, record, record.answers)).toBeUndefined()
})

test('only changes are sent: lists separately, null for a removed answer', () => {
  const answers = {
    ...record.answers,
    job_title: 'Head of laboratory',
    specialty_ids: [2, 5],
    regional_experience_countries: [],
  }
  expect(editOf(expertForm, record, answers)).toEqual({
    id: 'one',
    version: 1,
    fieldsToUpdate: { job_title: 'Head of laboratory', regional_experience_countries: null },
    specialty_ids: [2, 5],
  })
})

test('merging two versions keeps the changes of each side, and reports conflicts', () => {
  const newer = recordFrom(expertForm, {
    ...sent,
    version: 2,
    job_title: 'Head of laboratory',
    phone: '+233 111',
    surname: 'Asante',
    level_of_expertise_id: 1,
  })
  const ours = { ...record.answers, phone: '+233 222', surname: 'Asante', motivation: 'To help.' }
  expect(conflictOf(expertForm, record, newer, ours)).toMatchObject({
    theirs: ['job_title'],
    both: ['phone'],
  })
  const merged = mergeInto(expertForm, newer, record, ours)
  expect(editOf(expertForm, newer, merged)).toEqual({
    id: 'one',
    version: 2,
    fieldsToUpdate: { phone: '+233 222', motivation: 'To help.' },
  })
})
