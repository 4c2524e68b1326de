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
  expect(startingAnswers(expertForm, { given: {}, draft })).toEqual({
    answers: draft.answers,
    isNew: false,
    isOlder: false,
    isPassedOver: false,
  })
  expect(startingAnswers(expertForm, { given: {}, draft: undefined })).toEqual({
    answers: {},
    isNew: false,
    isOlder: false,
    isPassedOver: false,
  })
})

test('what was typed and ticked before the script came is kept over the draft', () => {
  const typed = { name: ['Ama Serwaa'], specialty_ids: ['2', '10'], surname: [''] }
  expect(startingAnswers(expertForm, { given: {}, draft, typed })).toEqual({
    answers: { name: 'Ama Serwaa', specialty_ids: [2, 10] },
    isNew: true,
    isOlder: false,
    isPassedOver: false,
  })
})

test('what a native post brought is newer than the draft, and may have been emptied since', () => {
  const given = { name: 'Esi', surname: 'Boateng' }
  const typed = { name: ['Esi'], surname: [''] }
  expect(startingAnswers(expertForm, { given, draft, typed })).toEqual({
    answers: { name: 'Esi', surname: undefined },
    isNew: true,
    isOlder: false,
    isPassedOver: false,
  })
})

test('of a link and a draft of the device the newer goes on, and nothing is passed over without a word', () => {
  const given = { name: 'Esi' }
  const from = (at: number) =>
    startingAnswers(expertForm, { given, draft, linked: { at, href: '' }, typed: { name: 'Esi' } })
  expect(from(2)).toMatchObject({ answers: given, isNew: true, isPassedOver: false })
  expect(from(0)).toMatchObject({ answers: draft.answers, isNew: false, isOlder: true, isPassedOver: true })
  const typed = { name: 'Ama', specialty_ids: ['1'] }
  const same = { given: draft.answers, draft, linked: { at: 0, href: '' }, typed }
  expect(startingAnswers(expertForm, same)).toMatchObject({ isNew: false, isPassedOver: false })
})
