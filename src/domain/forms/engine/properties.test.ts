import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswers, validAnswers } from '../../../../tests/arbitraries/answers.ts'
import { en } from '../../messages/en.ts'
import { translator } from '../../messages/translate.ts'
import { contactForm } from '../contact.ts'
import { expertForm } from '../expert.ts'
import { hospitalForm } from '../hospital.ts'
import { trainerForm } from '../trainer.ts'
import { accept, acceptPatch } from './accept.ts'
import { changedFields } from './changes.ts'
import { clean } from './clean.ts'
import { csvCells, csvHeader } from './csv.ts'
import { describeAnswers } from './describe.ts'
import type { Answers, Form, FormId } from './form.ts'
import { validate, validateStep } from './validate.ts'

const t = translator('en', en)
const forms: Form[] = [expertForm, hospitalForm, trainerForm, contactForm]
const overJson = (answers: Answers): Answers => JSON.parse(JSON.stringify(answers))
const errorsOf = (outcome: ReturnType<typeof accept>) => (outcome.ok ? {} : outcome.refusal.errors)

/** An id or a row; a row among ids is refused. */
const names = (list: unknown, id: number) =>
  Array.isArray(list) && list.some((one) => one === id || one?.id === id)
const isVisit = ({ method_of_support: method }: Answers) =>
  method === 'onlineWithVisit' || method === 'shortTermVisit'

/** The conditions of the specification for conditional fields, and whether they are then required. */
const conditions: Record<FormId, Record<string, [(kept: Answers) => boolean, 'optional' | 'required']>> = {
  expert: {
    specialty_surgery_subspecialty: [({ specialty_ids }) => names(specialty_ids, 10), 'optional'],
    language_proficiency_other: [({ language_proficiency: rows }) => names(rows, 0), 'optional'],
    regional_experience_countries: [
      ({ regional_experience }) => regional_experience !== undefined,
      'optional',
    ],
    general_availability_other: [({ general_availability }) => general_availability === 'Other', 'optional'],
  },
  hospital: {
    working_languages_other: [({ working_languages }) => names(working_languages, 0), 'optional'],
    method_of_support_description: [isVisit, 'optional'],
    confirm_support: [isVisit, 'required'],
  },
  trainer: {
    language_proficiency_other: [({ language_proficiency: rows }) => names(rows, 0), 'required'],
    graduation_year_escmid: [(kept) => kept.is_escmid_course_completed === true, 'required'],
    graduation_year_ams_course: [(kept) => kept.is_drive_ams_course_completed === true, 'required'],
    country_driveams: [(kept) => kept.is_drive_ams_course_completed === true, 'required'],
  },
  contact: {},
  story: {},
  news: {},
  profile: {},
  member: {},
  partner: {},
  registry: {},
  brand: {},
  reply: {},
  midtermReport: {},
  finalReport: {},
  feedbackReport: {},
}

/** What applicants may send: to them, coordinators' fields are unknown fields. */
function byApplicant(form: Form, answers: Answers): Answers {
  return pick(answers, (name) => !form.fields[name]?.askedBy)
}

function pick(answers: Answers, isWanted: (name: string) => boolean): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => isWanted(name)))
}

describe.each(forms.map((form) => [form.id, form] as const))(
  'whatever the answers to the %s form',
  (_, form) => {
    const always = (name: string, holds: (answers: Answers) => void) =>
      test(name, () => fc.assert(fc.property(anyAnswers(form), holds)))

    always('server and browser validate alike', (answers) => {
      const draft = byApplicant(form, answers)
      const outcome = accept(form, overJson(draft))
      expect(errorsOf(outcome)).toEqual(validate(form, draft))
      if (outcome.ok) expect(outcome.value).toEqual(clean(form, draft))
    })

    always('cleaning is idempotent', (answers) => {
      const once = clean(form, answers)
      expect(clean(form, once)).toEqual(once)
    })

    always('hidden fields are neither required nor stored', (answers) => {
      const kept = clean(form, answers)
      const errors = validate(form, answers)
      for (const [name, [isShown, need]] of Object.entries(conditions[form.id])) {
        if (!isShown(kept)) expect({ ...kept, ...errors }).not.toHaveProperty(name)
        else if (!(name in kept)) expect(name in errors, name).toBe(need === 'required')
      }
    })

    always('answers that pass every step pass the whole form', (answers) => {
      const draft = byApplicant(form, answers)
      const bySteps = form.steps.flatMap(({ id }, at) => {
        const asked = form.steps.slice(0, at + 1).flatMap(({ asks }) => asks)
        return Object.entries(
          validateStep(
            form,
            id,
            pick(draft, (name) => asked.includes(name)),
          ),
        )
      })
      expect(bySteps).toEqual(Object.entries(errorsOf(accept(form, overJson(draft))) ?? {}))
    })

    test('validation of any JSON never throws', () => {
      const anything = fc.oneof(fc.jsonValue(), anyAnswers(form))
      fc.assert(
        fc.property(anything, anything, (sent, changes) => {
          accept(form, sent)
          acceptPatch(form, isObject(sent) ? sent : {}, changes)
          validate(form, sent)
        }),
      )
    })

    test('a patch is validated as the resulting record', () => {
      fc.assert(
        fc.property(validAnswers(form), anyAnswers(form), (stored, changes) => {
          const left: Record<string, unknown> = { ...stored, ...changes }
          const isMethodChanged = clean(form, left).method_of_support !== stored.method_of_support
          if (isMethodChanged && !('method_of_support_description' in changes)) {
            delete left.method_of_support_description
          }
          const outcome = acceptPatch(form, stored, changes)
          expect(errorsOf(outcome)).toEqual(validate(form, left))
          if (outcome.ok) expect(outcome.value).toEqual(clean(form, left))
        }),
      )
    })

    test('the changed fields turn the stored record into the edited one', () => {
      fc.assert(
        fc.property(validAnswers(form), validAnswers(form), (stored, edited) => {
          const changes = overJson(changedFields(form, stored, edited))
          expect(acceptPatch(form, stored, changes)).toEqual({ ok: true, value: edited })
          expect(changedFields(form, edited, edited)).toEqual({})
        }),
      )
    })

    test('an accepted record is accepted again, and every answer has a description', () => {
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

function isObject(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null
}

test.each(forms)('the conditions of the $id form are those of the specification', (form) => {
  const conditional = Object.entries(form.fields).flatMap(([name, { when }]) => (when ? [name] : []))
  expect(conditional).toEqual(Object.keys(conditions[form.id]))
})
