import { expect, test } from 'vitest'
import { sendOwn, tokenHeader } from './own-call.ts'

test('the token is read from among all cookies, and decoded', () => {
  expect(tokenHeader('a=1; XSRF-TOKEN=ab%2Bc; b=2')).toEqual({ 'x-xsrf-token': 'ab+c' })
  expect(tokenHeader('NOT-XSRF-TOKEN=ab')).toEqual({ 'x-xsrf-token': '' })
})

test.each([
  [['forged_request', 'fine'], 'fine', 2],
  [['forged_request', 'forged_request'], 'forged_request', 2],
  [['not_found'], 'not_found', 1],
])('a call is sent once more after a refusal of its token alone: %j', async (codes, last, times) => {
  let sent = 0
  expect(await sendOwn(async () => codes[sent++], String)).toBe(last)
  expect(sent).toBe(times)
})
