import { expect, test } from 'vitest'
import { hospitalForm } from '../hospital.ts'
import { acceptPatch } from './accept.ts'
import { applyChanges, changedFields } from './changes.ts'

const visit = {
  method_of_support: 'onlineWithVisit',
  method_of_support_description: 'Two wards and the laboratory.',
  confirm_support: true,
}
const { method_of_support, method_of_support_description, confirm_support } = hospitalForm.fields
/** Only the step about the visit, so that the test needs no other answers. */
const visitOnly = {
  ...hospitalForm,
  steps: [],
  fields: { method_of_support, method_of_support_description, confirm_support },
}

test('changing the method of support clears the visit description, and nothing else', () => {
  expect(applyChanges(hospitalForm, visit, { method_of_support: 'shortTermVisit' })).toEqual({
    method_of_support: 'shortTermVisit',
    confirm_support: true,
  })
  expect(applyChanges(hospitalForm, visit, { method_of_support: undefined })).toEqual({
    method_of_support: undefined,
    confirm_support: true,
  })
})

test('choosing the same method again keeps the description', () => {
  expect(applyChanges(hospitalForm, visit, { method_of_support: 'onlineWithVisit', city: 'Mwanza' })).toEqual(
    {
      ...visit,
      city: 'Mwanza',
    },
  )
})

test('an edit of the method alone clears the stored description too', () => {
  const after = (changes: object) => acceptPatch(visitOnly, visit, changes)
  expect(after({ method_of_support: 'shortTermVisit' })).toEqual({
    ok: true,
    value: { method_of_support: 'shortTermVisit', confirm_support: true },
  })
  expect(after({ method_of_support: ' onlineWithVisit ' })).toEqual({ ok: true, value: visit })
})

test('a description that is typed again unchanged is sent, so that it is not cleared', () => {
  const edited = { ...visit, method_of_support: 'shortTermVisit' }
  const changes = changedFields(visitOnly, visit, edited)
  expect(changes).toEqual({
    method_of_support: 'shortTermVisit',
    method_of_support_description: visit.method_of_support_description,
  })
  expect(acceptPatch(visitOnly, visit, changes)).toEqual({ ok: true, value: edited })
})

test('an edit sends only changed answers, and null for a removed one', () => {
  expect(changedFields(visitOnly, visit, { ...visit, method_of_support_description: ' ' })).toEqual({
    method_of_support_description: null,
  })
  expect(changedFields(visitOnly, visit, { ...visit, method_of_support: ' onlineWithVisit' })).toEqual({})
  const { method_of_support_description: _, ...undescribed } = visit
  expect(
    changedFields(visitOnly, undescribed, { ...undescribed, method_of_support: 'shortTermVisit' }),
  ).toEqual({ method_of_support: 'shortTermVisit' })
})
