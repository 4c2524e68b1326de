import { expect, test } from 'vitest'
import { failureOf, Refused } from './problem.ts'

const failing = (facts: object, message = 'broken') => failureOf(Object.assign(new Error(message), facts))

test('52.2 a temporary failure, such as a database that has become read-only, is a 503 with Retry-After', () => {
  for (const error of [
    { code: 'ECONNREFUSED', syscall: 'connect' },
    { code: 'ENOENT', syscall: 'connect' },
    { code: 'ECONNRESET', syscall: 'read' },
    { code: '57P01' },
    { code: '57014' },
    { code: '53300' },
    { code: '40P01' },
    { code: 'FOLDER_UNAVAILABLE' },
    { code: '25006' },
  ]) {
    expect(failing(error)).toEqual({ code: 'unavailable', status: 503, retryAfterSeconds: 5 })
  }
  const onReplica = 'cannot access temporary or unlogged relations during recovery'
  expect(failing({ code: '0A000' }, onReplica).code).toBe('unavailable')
  expect(failing({ code: '0A000' }, 'cannot insert multiple commands').code).toBe('unexpected')
  expect(failing({}, 'Connection terminated unexpectedly').code).toBe('unavailable')
  expect(failing({}, 'timeout exceeded when trying to connect').code).toBe('unavailable')
})

test('any other failure is a 500', () => {
  for (const error of [
    { code: '42601' },
    { code: '23514' },
    { code: 'ENOENT', syscall: 'open' },
    { statusCode: 502 },
  ]) {
    expect(failing(error)).toEqual({ code: 'unexpected', status: 500 })
  }
  expect(failureOf('thrown without being an error').code).toBe('unexpected')
  expect(failureOf(undefined).code).toBe('unexpected')
})

test('a refusal keeps its fields and its Retry-After', () => {
  const refusal = { code: 'too_many_requests', retryAfterSeconds: 7 } as const
  expect(failureOf(new Refused(refusal))).toEqual({ ...refusal, status: 429 })
})
