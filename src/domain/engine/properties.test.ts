import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswers, validAnswers } from '../../../tests/arbitraries/answers.ts'
import { contactForm } from '../forms/contact.ts'
import { expertForm } from '../forms/expert.ts'
import { hospitalForm } from '../forms/hospital.ts'
import { trainerForm } from '../forms/trainer.ts'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { accept, acceptPatch } from './accept.ts'
import { changedFields } from './changed.ts'
import { clean } from './clean.ts'
import { csvCells, csvHeader } from './csv.ts'
import { describeAnswers } from './describe.ts'
import type { Answers, Form } from './form.ts'
import { validate, validateStep } from './validate.ts'
import { visibleFields } from './visible.ts'

const t = translator('en', en)
const forms: Form[] = [expertForm, hospitalForm, trainerForm, contactForm]
const overJson = (answers: Answers): Answers => JSON.parse(JSON.stringify(answers))
const errorsOf = (outcome: ReturnType<typeof accept>) => (outcome.ok ? {} : outcome.refusal.errors)

/** What applicants may send: coordinators' fields are strangers to them, whatever their value. */
function byApplicant(form: Form, answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !form.fields[name]?.askedBy))
}

describe.each(forms.map((form) => [form.id, form] as const))(
  'whatever the answers to the %s form',
  (_, form) => {
    const always = (name: string, holds: (answers: Answers) => void) =>
      test(name, () => fc.assert(fc.property(anyAnswers(form), holds)))

    always('server and browser judge alike', (answers) => {
      expect(validate(form, overJson(answers))).toEqual(validate(form, answers))
      const sent = byApplicant(form, answers)
      expect(errorsOf(accept(form, overJson(clean(form, sent))))).toEqual(validate(form, sent))
    })

    always('cleaning twice is cleaning once', (answers) => {
      const once = clean(form, answers)
      expect(clean(form, once)).toEqual(once)
    })

    always('hidden fields are neither required nor stored', (answers) => {
      const visible = visibleFields(form, answers)
      for (const name of Object.keys(form.fields).filter((name) => !visible.includes(name))) {
        expect(clean(form, answers)).not.toHaveProperty(name)
        expect(validate(form, answers)).not.toHaveProperty(name)
      }
    })

    always('the steps together refuse what the end refuses, in the same order', (answers) => {
      const sent = byApplicant(form, answers)
      const bySteps = form.steps.flatMap(({ id }) => Object.entries(validateStep(form, id, sent)))
      expect(bySteps).toEqual(Object.entries(validate(form, sent)))
    })

    test('whatever JSON arrives, it is judged and never throws', () => {
      fc.assert(
        fc.property(fc.jsonValue(), (sent) => {
          expect(accept(form, sent).ok).toBe(false)
          validate(form, sent)
        }),
      )
    })

    test('a patch is judged as the record that it leaves behind', () => {
      fc.assert(
        fc.property(validAnswers(form), anyAnswers(form), (stored, changes) => {
          const { language_proficiency_other: _, ...plain } = changes // a level sent with it counts: see accept
          const left = { ...stored, ...plain }
          const outcome = acceptPatch(form, stored, plain)
          expect(errorsOf(outcome)).toEqual(validate(form, left))
          if (outcome.ok) expect(outcome.value).toEqual(clean(form, left))
        }),
      )
    })

    test('the changed fields alone turn the stored record into the edited one', () => {
      fc.assert(
        fc.property(validAnswers(form), validAnswers(form), (stored, edited) => {
          const changes = overJson(changedFields(form, stored, edited))
          expect(acceptPatch(form, stored, changes)).toEqual({ ok: true, value: edited })
          expect(changedFields(form, edited, edited)).toEqual({})
        }),
      )
    })

    test('an accepted record stays accepted, and every answer of it can be read', () => {
      fc.assert(
        fc.property(validAnswers(form), (answers) => {
          expect(accept(form, overJson(answers))).toEqual({ ok: true, value: answers })
          const texts = new Map(describeAnswers(form, answers, t).map(({ name, text }) => [name, text]))
          for (const name of Object.keys(answers)) expect(texts.get(name), name).not.toBe('')
          expect(csvCells(form, answers, t)).toHaveLength(csvHeader(form).length)
        }),
      )
    })
  },
)
