import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onePagePdf } from '../../../../tests/harness/uploads/pdfs/one-page.ts'
import { drawnPage } from './drawn-pages.ts'

const patient = 60_000

function reader(bytes: Uint8Array) {
  const asked = { times: 0 }
  const read = async () => {
    asked.times++
    return bytes
  }
  return { asked, read }
}

test('31.20 a page is drawn once, for all who ask at the same time and after', {
  timeout: patient,
}, async () => {
  const fileId = randomUUID()
  const { asked, read } = reader(onePagePdf())
  const ask = (caller: string) => drawnPage({ fileId, page: 1, caller, read })
  const [first, second] = await Promise.all([ask('one'), ask('another')])
  expect(first).toMatchObject({ ok: true, value: { total: 1, picture: { type: 'image/png' } } })
  expect(second).toEqual(first)
  expect(await ask('one')).toEqual(first)
  expect(asked.times).toBe(1)
})

test('31.20 a file that cannot be drawn is tried once', { timeout: patient }, async () => {
  const fileId = randomUUID()
  const { asked, read } = reader(Buffer.from('%PDF-1.7 nothing'))
  const ask = () => drawnPage({ fileId, page: 1, caller: 'one', read })
  const refused = { ok: false, refusal: { code: 'not_drawn' } }
  expect(await ask()).toMatchObject(refused)
  expect(await ask()).toMatchObject(refused)
  expect(asked.times).toBe(1)
})

test('31.20 one caller may have 8 pages in the queue; others are still served', {
  timeout: patient,
}, async () => {
  const gate = Promise.withResolvers<Uint8Array>()
  const ask = (caller: string, read: () => Promise<Uint8Array>) =>
    drawnPage({ fileId: randomUUID(), page: 1, caller, read })
  const waiting = Array.from({ length: 8 }, () => ask('greedy', () => gate.promise))
  expect(await ask('greedy', () => gate.promise)).toMatchObject({
    ok: false,
    refusal: { code: 'too_many_requests', retryAfterSeconds: 10 },
  })
  const other = ask('modest', reader(onePagePdf()).read)
  gate.reject(new Error('The file cannot be read'))
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(Array(8).fill('rejected'))
  expect(await other).toMatchObject({ ok: true })
})
