import { describe, expect, test } from 'vitest'
import { expertForm } from '../expert.ts'
import { trainerForm } from '../trainer.ts'
import { accept, acceptPatch } from './accept.ts'
import { clean } from './clean.ts'
import type { Answers } from './form.ts'
import { validate } from './validate.ts'

const english = { id: 1, value: 'English', proficiency: 'Native' }
const otherBasic = { id: 0, value: 'Other', proficiency: 'Basic' }
const { language_proficiency, language_proficiency_other } = expertForm.fields
/** Only the two language fields, so that the test needs no other answers. */
const languagesOnly = {
  ...expertForm,
  steps: [],
  fields: { language_proficiency, language_proficiency_other },
}

const languagesAfter = (stored: Answers, sent: Answers) => {
  const outcome = acceptPatch(languagesOnly, stored, sent)
  return outcome.ok ? outcome.value : outcome.refusal
}

describe("'Wolof - Basic' sent alone", () => {
  test('adds the row of the other language to the stored list', () => {
    expect(
      languagesAfter({ language_proficiency: [english] }, { language_proficiency_other: 'Wolof - Basic' }),
    ).toEqual({ language_proficiency: [english, otherBasic], language_proficiency_other: 'Wolof - Basic' })
  })

  test('changes the level of the stored row', () => {
    const stored = {
      language_proficiency: [otherBasic, english],
      language_proficiency_other: 'Wolof - Basic',
    }
    expect(languagesAfter(stored, { language_proficiency_other: 'Wolof - Native' })).toEqual({
      language_proficiency: [{ ...otherBasic, proficiency: 'Native' }, english],
      language_proficiency_other: 'Wolof - Native',
    })
  })

  test('is overridden by a row that is sent with it', () => {
    const sent = { language_proficiency: [otherBasic], language_proficiency_other: 'Wolof - Native' }
    expect(languagesAfter({}, sent)).toMatchObject({ language_proficiency_other: 'Wolof - Basic' })
  })

  test('is removed when the list is sent without its row', () => {
    const stored = {
      language_proficiency: [english, otherBasic],
      language_proficiency_other: 'Wolof - Basic',
    }
    expect(languagesAfter(stored, { language_proficiency: [english] })).toEqual({
      language_proficiency: [english],
    })
  })
})

describe('the name of the other language', () => {
  const named = (typed: string) =>
    clean(languagesOnly, { language_proficiency: [otherBasic], language_proficiency_other: typed })
      .language_proficiency_other
  const trainerCode = (typed: string) =>
    validate(trainerForm, { language_proficiency: [otherBasic], language_proficiency_other: typed })
      .language_proficiency_other

  test('is the text before the level; other words are part of the name', () => {
    expect(named('Wolof')).toBe('Wolof - Basic')
    expect(named('Wolof - Native')).toBe('Wolof - Basic')
    expect(named('Dialect - 1')).toBe('Dialect - 1 - Basic')
    expect(named('Serbo-Croatian - ijekavian')).toBe('Serbo-Croatian - ijekavian - Basic')
  })

  test('is required: a level without a name is refused', () => {
    for (const typed of [' - Basic', '- Native', ' ']) expect(trainerCode(typed)).toBe('required')
    const refused = accept(trainerForm, { language_proficiency_other: ' - Basic' })
    expect(refused).toMatchObject({ refusal: { errors: { language_proficiency: 'required' } } })
  })

  test('has up to 200 characters, not counting the level', () => {
    expect(trainerCode('x'.repeat(200))).toBeUndefined()
    expect(trainerCode(`${'x'.repeat(200)} - Intermediate`)).toBeUndefined()
    expect(trainerCode('x'.repeat(201))).toBe('too_long')
  })
})
