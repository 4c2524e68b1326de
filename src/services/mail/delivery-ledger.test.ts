import { expect, test } from 'vitest'
import { usualRetries } from '../../domain/mail/retry-schedule.ts'
import type { Delivery } from '../../mail/transport/transport.ts'
import { settlementOf } from './delivery-ledger.ts'

const minute = 60_000
const hour = 60 * minute
const failure = { code: '450', problem: '450 later' }

/** The delays between attempts if each has this result, until the mail fails. */
function waits(result: 'refused' | 'troubled'): number[] {
  const all: number[] = []
  for (let attempts = 1; ; attempts++) {
    const settlement = settlementOf({ result, ...failure }, attempts, usualRetries)
    if (settlement.status !== 'queued') {
      expect(settlement).toEqual({ status: 'failed', problem: failure.problem })
      return all
    }
    expect(settlement.counts).toBe(true)
    all.push(settlement.afterMs)
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('a mail that was sent is done', () => {
  expect(settlementOf({ result: 'sent' }, 1, usualRetries)).toEqual({ status: 'sent' })
})

test('a mail fails when its recipient is refused three times, within 20 minutes', () => {
  expect(waits('refused')).toEqual([5 * minute, 15 * minute])
})

test('temporary failures are retried with exponential backoff for about three days', () => {
  const all = waits('troubled')
  for (const [at, wait] of all.slice(0, 10).entries()) {
    expect(wait).toBeGreaterThanOrEqual((minute / 2) * 2 ** at)
    expect(wait).toBeLessThanOrEqual((minute / 2) * 2 ** at * 1.25)
  }
  expect(Math.max(...all)).toBeLessThanOrEqual(7.5 * hour)
  expect(sum(all)).toBeGreaterThan(2.5 * 24 * hour)
  expect(sum(all)).toBeLessThan(4 * 24 * hour)
})

test('retries have jitter', () => {
  const troubled: Delivery = { result: 'troubled', ...failure }
  const again = Array.from({ length: 20 }, () => settlementOf(troubled, 5, usualRetries))
  expect(new Set(again.map((settlement) => JSON.stringify(settlement))).size).toBeGreaterThan(10)
})

test('an outage never makes a mail fail, however many attempts there were', () => {
  expect(settlementOf({ result: 'unreachable', ...failure }, 1000, usualRetries)).toEqual({
    status: 'queued',
    problem: failure.problem,
    afterMs: 0,
    counts: false,
  })
})
