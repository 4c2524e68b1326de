import { expect, test } from 'vitest'
import { expertForm } from '../../../domain/forms/expert.ts'
import { startingAnswers } from './start.ts'

const draft = {
  answers: { name: 'Ama', specialty_ids: [1] },
  step: 'professional',
  savedAt: 1,
  unanswered: undefined,
}

test('a form starts with its draft', () => {
  expect(startingAnswers(expertForm, { given: {}, draft })).toEqual({
    answers: draft.answers,
    isNew: false,
    isPassedOver: false,
  })
  expect(startingAnswers(expertForm, { given: {}, draft: undefined })).toEqual({
    answers: {},
    isNew: false,
    isPassedOver: false,
  })
})

test('input from before the script loaded overrides the draft', () => {
  const typed = { name: ['Ama Serwaa'], specialty_ids: ['2', '10'], surname: [''] }
  expect(startingAnswers(expertForm, { given: {}, draft, typed })).toEqual({
    answers: { name: 'Ama Serwaa', specialty_ids: [2, 10] },
    isNew: true,
    isPassedOver: false,
  })
})

test('answers of a native post override the draft, and may have been cleared since', () => {
  const given = { name: 'Esi', surname: 'Boateng' }
  const typed = { name: ['Esi'], surname: [''] }
  expect(startingAnswers(expertForm, { given, draft, typed })).toEqual({
    answers: { name: 'Esi', surname: undefined },
    isNew: true,
    isPassedOver: false,
  })
})

test('answers of a link do not override a draft, and the form says that they were ignored', () => {
  const given = { name: 'Esi' }
  const isLinked = true
  const typed = { name: 'Esi' }
  const from = (found: typeof draft | undefined) =>
    startingAnswers(expertForm, { given, draft: found, isLinked, typed })
  expect(from(draft)).toEqual({ answers: draft.answers, isNew: false, isPassedOver: true })
  expect(from(undefined)).toEqual({ answers: given, isNew: true, isPassedOver: false })
  expect(from({ ...draft, answers: {} as typeof draft.answers })).toMatchObject({
    answers: given,
    isNew: true,
  })
  const same = { given: draft.answers, draft, isLinked, typed: { name: 'Ama', specialty_ids: ['1'] } }
  expect(startingAnswers(expertForm, same)).toMatchObject({ isNew: false, isPassedOver: false })
})
