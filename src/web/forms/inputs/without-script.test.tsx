import { expect, test } from 'vitest'
import { findAll, serve } from '../../../../tests/harness/components/mount.ts'
import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import { expertForm } from '../../../domain/forms/expert.ts'
import { trainerForm } from '../../../domain/forms/trainer.ts'
import { en } from '../../../domain/messages/en.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { QuestionInput } from './question-input.tsx'

const t = translator('en', en)

function draw(form: Form, name: string, answers: Answers = {}) {
  const question = { form, name, t, answers, errors: {}, onChange: () => {} }
  return serve(<QuestionInput {...question} locale="en" alive={false} />)
}

test('2.51 without a script a conditional question is marked with ‘where it applies’', () => {
  const label = (answers: Answers) =>
    draw(trainerForm, 'graduation_year_escmid', answers).querySelector('label')?.textContent
  expect(label({})).toBe('ESCMID graduation year (where it applies)')
  expect(label({ is_escmid_course_completed: true })).toBe('ESCMID graduation year')
})

test('2.51 without a script a list asks to choose, not to type', () => {
  const summary = draw(trainerForm, 'field_of_expertise_ids').querySelector('summary')
  expect(summary?.textContent).toBe('Please choose')
})

test('2.51 without a script a region with two ticks is shown again with both', () => {
  const rows = ['<5', '>10'].map((years_of_experience) => ({ id: 1, value: 'Africa', years_of_experience }))
  const page = draw(expertForm, 'regional_experience', { regional_experience: rows })
  const ticked = findAll<HTMLInputElement>(page, ':checked').map((box) => box.getAttribute('aria-label'))
  expect(ticked).toEqual(['Africa, <5 years', 'Africa, >10 years'])
})
