import { describe, expect, test } from 'vitest'
import { contentKinds } from '../content/content-kinds.ts'
import { OTHER_LANGUAGE } from '../lists/languages.ts'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { contactForm } from './contact.ts'
import type { Condition } from './engine/condition.ts'
import type { Field } from './engine/field.ts'
import type { Form } from './engine/form.ts'
import { labelOf } from './engine/wording.ts'
import { expertForm } from './expert.ts'
import { hospitalForm } from './hospital.ts'
import { replyForm } from './reply.ts'
import { trainerForm } from './trainer.ts'

const t = translator('en', en)
const written = Object.values(contentKinds).map(({ form }) => form)
const forms: Form[] = [expertForm, hospitalForm, trainerForm, contactForm, replyForm, ...written]

describe.each(forms.map((form) => [form.id, form] as const))('the %s form', (_, form) => {
  const asked = form.steps.flatMap(({ asks }) => asks)
  const fields = Object.entries(form.fields)

  test('asks for each field once; only optional fields are left to coordinators', () => {
    expect(new Set(asked).size).toBe(asked.length)
    for (const [name, field] of fields) {
      expect(asked.includes(name), name).toBe(field.askedBy !== 'coordinator')
      if (field.required) expect(asked).toContain(name)
    }
  })

  test('shows a conditional field after the field that it depends on, for an existing option', () => {
    for (const [name, { when }] of fields) {
      if (!when) continue
      expect(asked.indexOf(when.field)).toBeLessThan(asked.indexOf(name))
      expect(possibleAnswers(form.fields[when.field])).toEqual(expect.arrayContaining(wanted(when)))
    }
  })

  test('has wording for every field and step', () => {
    for (const [name, { hint, placeholder }] of fields) {
      expect(labelOf(form, name, t)).not.toBe('')
      for (const key of [hint, placeholder]) if (key) expect(t(key)).not.toBe('')
    }
    for (const { title, text = title, lede = title, reads } of form.steps)
      expect([title, text, lede, reads?.label ?? title].map((key) => t(key))).not.toContain('')
  })
})

test('each form has the messages of the specification', () => {
  const said = (form: Form) =>
    Object.fromEntries(Object.entries(form.says).map(([event, key]) => [event, t(key)]))
  expect(said(expertForm)).toEqual({
    incomplete: 'Please fill out all required fields',
    emailTaken: 'Email already exists',
    failed: 'Something went wrong. Please try again.',
    created:
      'Thank you for your expressed interest. Our team will contact you with more information on possible collaboration.',
    next: expect.stringContaining('We answer within {answerTime}'), // ours
    edited: 'Your form was successfully updated.',
  })
  expect(said(hospitalForm)).toEqual({
    incomplete: 'Please fill out all required fields',
    created: 'Thank you. Your application was successfully sent. You will be contacted for further details.',
    next: expect.stringContaining('personal link'), // ours
    edited: 'Your application was successfully edited. You will be contacted for further details.',
    // Ours: what a hospital sends is a request.
    arrived: 'Your request has arrived',
    waits: 'Your request waits on this device. It is sent by itself when there is a connection.',
    notSent: 'Your request could not be sent. Please open it and see why.',
    editing: 'Edit your request',
  })
  expect(said(trainerForm)).toEqual({
    incomplete: 'Please fill out all required fields',
    emailTaken: 'Email already exists',
    failed: 'An error occurred while submitting your application. Please try again.',
    // The specification gives no wording for the success view; this is ours.
    created: expect.stringContaining('Thank you'),
    next: expect.stringContaining('personal link'),
    edited: 'Your form was successfully updated.',
  })
  expect(said(contactForm)).toEqual({
    incomplete: 'Please fill in all required fields',
    invalidEmail: 'Please enter valid email format',
  })
})

function wanted(condition: Condition): unknown[] {
  if ('oneOf' in condition) return [...condition.oneOf]
  if ('filled' in condition) return []
  return ['is' in condition ? condition.is : condition.has]
}

function possibleAnswers(field?: Field): unknown[] {
  if (field?.kind === 'choice' || field?.kind === 'choices') return field.list.items.map(({ id }) => id)
  return field?.kind === 'languageRows' ? [OTHER_LANGUAGE] : [true]
}
