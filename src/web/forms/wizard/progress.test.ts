import { describe, expect, test } from 'vitest'
import { expertForm } from '../../../domain/forms/expert.ts'
import { hospitalForm } from '../../../domain/forms/hospital.ts'
import { reportRefused } from '../../uploads/refused-files.ts'
import { advance, change, goTo, openStep, type Progress, patience, refuse } from './progress.ts'

const person = {
  name: 'Ama',
  surname: 'Mensah',
  phone: '+233 20',
  email: 'ama@hospital.example',
  institution: 'Ridge Hospital',
  job_title: 'Consultant',
  country: 'Ghana',
}
const start: Progress = { answers: {}, step: 0, errors: {}, attempt: 0 }

describe('Next', () => {
  test('stays on an invalid step, and shows the errors', () => {
    const { country: _, ...incomplete } = person
    const next = advance(expertForm, { ...start, answers: incomplete })
    expect(next).toMatchObject({ step: 0, errors: { country: 'required' }, attempt: 1 })
  })

  test('goes on from a valid step', () => {
    expect(advance(expertForm, { ...start, answers: person })).toMatchObject({ step: 1, errors: {} })
  })

  test('reports a missing file, but not one that is being uploaded', () => {
    const there = { ...start, step: 2, answers: { ...person, motivation: 'x' } }
    const next = advance(expertForm, there, new Set(['resume']))
    expect(next.errors).toEqual({ endorsement: 'required' })
  })

  test('33.7 does not wait for uploads, nor do the steps after it', () => {
    const specialist = { specialty_ids: [1], work_experience_range: '10 – 15 years' }
    const there = { ...start, step: 2, answers: { ...person, ...specialist, motivation: 'x' } }
    const underWay = new Set(['resume', 'endorsement'])
    const next = advance(expertForm, there, underWay)
    expect(next).toMatchObject({ step: 3, errors: {} })
    expect(goTo(expertForm, next, 3, underWay).step).toBe(3)
    expect(goTo(expertForm, next, 3).step).toBe(2)
  })
})

describe('an edit', () => {
  const refused = { ...start, errors: { name: 'required', email: 'invalid_email' } } as const

  test('clears the error of its field alone', () => {
    expect(change(expertForm, refused, { name: 'A' }).errors).toEqual({ email: 'invalid_email' })
  })

  test('that hides a question clears its error, too', () => {
    const visit = { ...start, answers: { method_of_support: 'shortTermVisit' } }
    const wrong = { ...visit, errors: { confirm_support: 'must_accept', email: 'required' } } as const
    const { errors } = change(hospitalForm, wrong, { method_of_support: 'onlineOnly' })
    expect(errors).toEqual({ email: 'required' })
  })

  test('that declines the terms has an error at once', () => {
    expect(change(expertForm, start, { consent: 'no' }).errors).toEqual({ consent: 'must_accept' })
    expect(change(expertForm, refused, { consent: 'yes' }).errors).not.toHaveProperty('consent')
  })

  test('that clears a required card shows an error, and clears dependent answers', () => {
    const chosen = {
      ...start,
      answers: { method_of_support: 'onlineWithVisit', method_of_support_description: 'x' },
    }
    const cleared = change(hospitalForm, chosen, { method_of_support: undefined })
    expect(cleared.errors).toEqual({ method_of_support: 'required' })
    expect(cleared.answers).not.toHaveProperty('method_of_support_description')
  })
})

test('the first invalid step cannot be skipped, not even by URL', () => {
  expect(openStep(expertForm, {})).toBe(0)
  expect(goTo(expertForm, { ...start, answers: person }, 4).step).toBe(1)
  expect(goTo(expertForm, { ...start, answers: person }, -1).step).toBe(0)
})

test('4.42 asking for a later step shows what the first incomplete step lacks, unless the form is still empty', () => {
  expect(goTo(expertForm, { ...start, answers: person }, 5)).toMatchObject({
    step: 1,
    errors: { specialty_ids: 'required', work_experience_range: 'required' },
    attempt: 1,
  })
  expect(goTo(expertForm, start, 5)).toEqual(start)
})

test('4.41 a refused file blocks only its own step', () => {
  const endorsement = '0198a1b2-0000-4000-8000-000000000000'
  const specialist = { specialty_ids: [1], work_experience_range: '10 – 15 years' }
  const there = { ...start, step: 3, answers: { ...person, ...specialist, motivation: 'x', endorsement } }
  expect(goTo(expertForm, there, 3)).toMatchObject({ step: 2, errors: { resume: 'required' } })
  reportRefused('resume', { file: 'resume.pdf', why: 'forms.file_damaged' })
  expect(goTo(expertForm, there, 3)).toMatchObject({ step: 3, errors: {} })
  expect(advance(expertForm, { ...there, step: 2 })).toMatchObject({
    step: 2,
    errors: { resume: 'file_damaged' },
  })
  reportRefused('resume', undefined)
})

test('errors of the server are shown on the first step that has one', () => {
  const there = { ...start, step: 5 }
  expect(refuse(expertForm, there, { resume: 'not_pdf', consent: 'must_accept' })).toMatchObject({
    step: 2,
    attempt: 1,
  })
  expect(refuse(expertForm, there, {}).step).toBe(5)
})

test('a file that is resent automatically counts as unfinished until it is uploaded', () => {
  const refused = refuse(expertForm, start, { resume: 'upload_gone', name: 'required' })
  const waiting = patience(refused, 'resume', true)
  expect(waiting.errors).toEqual({ resume: 'upload_unfinished', name: 'required' })
  expect(patience(waiting, 'resume', false).errors).toEqual({ name: 'required' })
  expect(patience(refused, 'name', true).errors).toEqual(refused.errors)
})

test('a file that the server has deleted is removed from the answers', () => {
  const sent = { ...start, step: 5, answers: { resume: 'a', endorsement: 'b' } }
  expect(refuse(expertForm, sent, { resume: 'upload_gone' }).answers).toEqual({ endorsement: 'b' })
  expect(refuse(expertForm, sent, { resume: 'file_active' }).answers).toEqual(sent.answers)
})
