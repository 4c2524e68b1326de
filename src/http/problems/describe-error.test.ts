import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('an error is logged with type, code and stack, never with its message', () => {
  const error = Object.assign(new TypeError('No mailbox\n    at all for ama@hospital.example'), {
    code: 'EENVELOPE',
  })
  expect(describeError(error)).toEqual({
    type: 'TypeError',
    code: 'EENVELOPE',
    stack: expect.stringMatching(/^ {4}at .*describe-error\.test\.ts/),
  })
})

test('a database error is logged with table and constraint, without values', () => {
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

test('causes are logged, too, even circular ones', () => {
  const inner: Error = new TypeError('inner')
  const outer = new Error('outer', { cause: inner })
  inner.cause = outer
  expect(describeError(outer)).toMatchObject({
    type: 'Error',
    cause: { type: 'TypeError', cause: { type: 'Error' } },
  })
})

test('a thrown value that is not an error is logged as its type only', () => {
  expect(describeError('ama@hospital.example')).toEqual({ type: 'string' })
})
