import { expect, test } from 'vitest'
import { expertForm } from '../expert.ts'
import { hospitalForm } from '../hospital.ts'
import { clean } from './clean.ts'
import { text, tick } from './field.ts'
import type { Form } from './form.ts'
import { validate } from './validate.ts'
import { visibleFields } from './visible.ts'

const chain: Form = {
  ...hospitalForm,
  fields: {
    first: tick(),
    second: tick({ when: { field: 'first', is: true } }),
    third: text({ required: true, when: { field: 'second', is: true } }),
  },
  steps: [{ id: 'only', title: 'hospital.generalStep', asks: ['first', 'second', 'third'] }],
}

test('a field that depends on a hidden field is hidden too', () => {
  expect(visibleFields(chain, { second: true, third: 'x' })).toEqual(['first'])
  expect(clean(chain, { second: true, third: 'x' })).toEqual({})
  expect(validate(chain, { second: true })).toEqual({})
  expect(validate(chain, { first: true, second: true })).toEqual({ third: 'required' })
})

test('fields are in the order of the form, those of coordinators last', () => {
  const visible = visibleFields(expertForm, { specialty_ids: ['10'] })
  expect(visible.slice(7, 11)).toEqual([
    'specialty_ids',
    'specialty_surgery_subspecialty',
    'specialty_other',
    'work_experience_range',
  ])
  expect(visible.at(-1)).toBe('declaration_of_honour')
})
