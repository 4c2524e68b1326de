import { expect, test } from 'vitest'
import { limits } from '../../domain/protection/rate-limits.ts'
import { MemoryCounter } from './limit-requests.ts'

const { most, seconds } = limits.write

test('each caller and each kind of request has its own count, which restarts with a new window', () => {
  const counter = new MemoryCounter()
  const start = 1_000_000
  for (let turn = 1; turn <= most; turn++) expect(counter.count('write', 'one', start).ok).toBe(true)

  const refused = counter.count('write', 'one', start + 20_500)
  expect(refused).toEqual({
    ok: false,
    refusal: { code: 'too_many_requests', retryAfterSeconds: seconds - 20 },
  })
  expect(counter.count('write', 'another', start).ok).toBe(true)
  expect(counter.count('read', 'one', start).ok).toBe(true)
  expect(counter.count('write', 'one', start + seconds * 1000).ok).toBe(true)
})
