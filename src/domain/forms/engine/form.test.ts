import { expect, test } from 'vitest'
import type { contactForm } from '../contact.ts'
import type { trainerForm } from '../trainer.ts'
import { text } from './field.ts'
import { type AnswersOf, defineForm } from './form.ts'

const contact = { id: 'contact', says: { incomplete: 'contact.incomplete' } } as const
const step = { id: 'only', title: 'contact.title' } as const

test('a definition with a misspelt or forgotten name does not compile', () => {
  const fields = { name: text(), surname: text() }
  // @ts-expect-error: no field has this name
  defineForm({ ...contact, fields, steps: [{ ...step, asks: ['name', 'surnam'] }] })
  // @ts-expect-error: no step asks for the surname
  defineForm({ ...contact, fields, steps: [{ ...step, asks: ['name'] }] })
  const form = defineForm({
    ...contact,
    // @ts-expect-error: the condition names no field
    fields: { name: text(), surname: text({ when: { field: 'nam', filled: true } }) },
    steps: [{ ...step, asks: ['name', 'surname'] }],
  })
  defineForm({
    ...contact,
    // @ts-expect-error: no field of this name could clear it
    fields: { name: text(), surname: text({ clearedBy: 'nam' }) },
    steps: [{ ...step, asks: ['name', 'surname'] }],
  })
  // @ts-expect-error: the catalogue has no label 'contact.beard'
  defineForm({ ...contact, fields: { beard: text() }, steps: [{ ...step, asks: ['beard'] }] })
  expect(Object.keys(form.fields)).toEqual(['name', 'surname'])
})

test('the type of the answers follows from the definition', () => {
  const message: AnswersOf<typeof contactForm> = {
    name: 'Ana',
    email: 'ana@example.org',
    message: 'Good day',
  }
  // @ts-expect-error: a message without e-mail address cannot have been accepted
  const nameless: AnswersOf<typeof contactForm> = { name: 'Ana', message: 'Good day' }
  // @ts-expect-error: no field of expertise has the id 6
  const expertise: AnswersOf<typeof trainerForm>['field_of_expertise_ids'] = [1, 6]
  expect([message, nameless, expertise]).toHaveLength(3)
})
