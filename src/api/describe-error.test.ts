import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('quotations, e-mail addresses and long numbers are cut out of messages', () => {
  const described = (message: string) => describeError(new Error(message)).message
  expect(described('Unexpected token "Ama" in JSON')).toBe('Unexpected token … in JSON')
  expect(described("Expected 'a' but got `b`")).toBe('Expected … but got …')
  expect(described('Cut off "in the middle')).toBe('Cut off …')
  expect(described('No mailbox ama@hospital.example here')).toBe('No mailbox … here')
  expect(described('PIN 4711 and +233 20 123-4567')).toBe('PIN … and …')
  expect(described("The table doesn’t exist after 12 ms, it isn't there")).toBe(
    "The table doesn’t exist after 12 ms, it isn't there",
  )
})

test('of the database’s errors only the names of things are kept', () => {
  const error = Object.assign(new Error('Key (email)=(ama) exists'), {
    severity: 'ERROR',
    code: '23505',
    table: 'application',
    constraint: 'application_email',
    detail: 'Key (email)=(ama@hospital.example) already exists.',
    parameters: ['ama'],
  })
  expect(describeError(error)).toEqual({
    type: 'Error',
    code: '23505',
    table: 'application',
    constraint: 'application_email',
    stack: expect.stringMatching(/^ {4}at .*describe-error\.test\.ts/),
  })
})

test('causes are described as well, even in a circle', () => {
  const inner: Error = new TypeError('inner')
  const outer = new Error('outer', { cause: inner })
  inner.cause = outer
  expect(describeError(outer)).toMatchObject({
    type: 'Error',
    cause: { type: 'TypeError', message: 'inner' },
  })
})

test('what is thrown without being an error is only named by its type', () => {
  expect(describeError('ama@hospital.example')).toEqual({ type: 'string' })
})
