import { expect, test } from 'vitest'
import { expertForm } from '../../../domain/forms/expert.ts'
import { startingAnswers } from './start.ts'

const draft = {
  answers: { name: 'Ama', specialty_ids: [1] },
  step: 'professional',
  savedAt: 1,
  unanswered: undefined,
}

test('a form goes on with its draft', () => {
  expect(startingAnswers(expertForm, { given: {}, draft })).toEqual({ answers: draft.answers, isNew: false })
  expect(startingAnswers(expertForm, { given: {}, draft: undefined })).toEqual({ answers: {}, isNew: false })
})

test('what was typed and ticked before the script came is kept over the draft', () => {
  const typed = { name: ['Ama Serwaa'], specialty_ids: ['2', '10'], surname: [''] }
  expect(startingAnswers(expertForm, { given: {}, draft, typed })).toEqual({
    answers: { name: 'Ama Serwaa', specialty_ids: [2, 10] },
    isNew: true,
  })
})

test('what a native post brought is newer than the draft, and may have been emptied since', () => {
  const given = { name: 'Esi', surname: 'Boateng' }
  const typed = { name: ['Esi'], surname: [''] }
  expect(startingAnswers(expertForm, { given, draft, typed })).toEqual({
    answers: { name: 'Esi', surname: undefined },
    isNew: true,
  })
})
