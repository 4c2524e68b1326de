import { describe, expect, test } from 'vitest'
import { bodySchema } from '../../src/api/reference/openapi.ts'
import { applicationCalls, recordCalls } from '../../src/domain/applicants/applicant-paths.ts'
import { accept, acceptPatch } from '../../src/domain/forms/engine/accept.ts'
import { csvCells, csvHeader } from '../../src/domain/forms/engine/csv.ts'
import { number } from '../../src/domain/forms/engine/field.ts'
import type { Form } from '../../src/domain/forms/engine/form.ts'
import { validateStep } from '../../src/domain/forms/engine/validate.ts'
import { hospitalForm } from '../../src/domain/forms/hospital.ts'
import { hospitalExample } from '../../src/domain/forms/hospital-example.ts'
import { en } from '../../src/domain/messages/en.ts'
import { translator } from '../../src/domain/messages/translate.ts'
import { applicationNotice } from '../../src/mail/letters/application-letters.ts'
import { OpenApplication } from '../../src/web/applicants/open-application.tsx'
import { ownCalls } from '../../src/web/applicants/own-calls.ts'
import { editOf, recordFrom } from '../../src/web/applicants/own-record.ts'
import { Wizard } from '../../src/web/forms/wizard/wizard.tsx'
import { find, serve } from '../harness/components/mount.ts'

/** A new field: its definition, its step, and its label in the catalogue. */
const form: Form = {
  ...hospitalForm,
  fields: { ...hospitalForm.fields, num_of_doctors: number({ required: true, max: 9000 }) },
  steps: hospitalForm.steps.map((step) =>
    step.id === 'about' ? { ...step, asks: [...step.asks, 'num_of_doctors'] } : step,
  ),
}
const hospital = { ...en.hospital, num_of_doctors: 'Number of doctors' }
const t = translator('en', { ...en, hospital })

const answers = { ...hospitalExample, num_of_doctors: 12 }
const about = {
  t,
  locale: 'en',
  form,
  homeHref: '/',
  titles: { right: '{title}', wrong: '{title}' },
} as const

describe('a field that is added to a definition', () => {
  test.each(['steps', 'all'] as const)('is shown by the form in the layout %j', (layout) => {
    const start = { action: '/', step: 1, given: { num_of_doctors: 12 }, errors: {} }
    const apiPath = applicationCalls.hospital
    const wizard = { ...start, apiPath, layout, title: '', csrfToken: '', postKey: '', stamp: '' }
    const page = serve(<Wizard {...about} {...wizard} />)
    expect(find<HTMLInputElement>(page, '[name=num_of_doctors]').value).toBe('12')
    expect(find(page, 'label[for=num_of_doctors]').textContent).toBe('Number of doctors')
  })

  test('is validated with its step and with the whole form', () => {
    expect(validateStep(form, 'about', hospitalExample)).toEqual({ num_of_doctors: 'required' })
    const judged = accept(form, { ...answers, num_of_doctors: 9001 })
    expect(judged).toMatchObject({ refusal: { errors: { num_of_doctors: 'out_of_range' } } })
    expect(accept(form, answers)).toEqual({ ok: true, value: answers })
  })

  test('is shown and can be changed in an edit', () => {
    const at = '2026-11-15T08:00:00.000Z'
    const facts = { id: 'x', version: 1, status: 'submitted', files: [], asked: null, corrections: [] }
    const sent = { ...answers, ...facts, submitted_at: at, updated_at: at }
    const calls = ownCalls(applicationCalls.hospital, recordCalls.hospital, 'x')
    const opened = { sent, calls, isOpen: true, onLock: () => {}, onClose: () => {} }
    const page = serve(<OpenApplication {...about} {...opened} />)
    expect(find<HTMLInputElement>(page, '[name=num_of_doctors]').value).toBe('12')
    const edit = editOf(form, recordFrom(form, sent), { ...answers, num_of_doctors: 13 })
    expect(edit).toMatchObject({ fieldsToUpdate: { num_of_doctors: 13 } })
    expect(acceptPatch(form, answers, { num_of_doctors: 13 })).toMatchObject({
      value: { num_of_doctors: 13 },
    })
  })

  test('is named in the mail to the coordinator', () => {
    const { parts } = applicationNotice(t, { form, id: crypto.randomUUID(), answers, reference: 'H-00042' })
    expect(JSON.stringify(parts)).toContain('{"label":"Number of doctors","text":"12"}')
  })

  test('is a column of the CSV export', () => {
    const column = csvHeader(form).indexOf('num_of_doctors')
    expect(csvCells(form, answers, t)[column]).toBe('12')
  })

  test('is described by the API, for applying and for editing', () => {
    const endpoint = { method: 'POST', path: '/', access: 'public', answer: { status: 200 } } as const
    const described = { type: 'integer', minimum: 0, maximum: 9000 }
    expect(bodySchema({ ...endpoint, form })).toMatchObject({
      properties: { num_of_doctors: described },
      required: expect.arrayContaining(['num_of_doctors']),
    })
    expect(JSON.stringify(bodySchema({ ...endpoint, edits: form }))).toContain('num_of_doctors')
  })
})
