import { randomBytes } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { arrivingPieces } from './arriving-pieces.ts'

const collect = (line: Readable): Promise<Buffer[]> => Readable.from(arrivingPieces(line)).toArray()

test('all bytes are emitted in order, in pieces large enough to store', async () => {
  const bytes = randomBytes(1_000_000)
  const chunks = Array.from({ length: 1000 }, (_, at) => bytes.subarray(at * 1000, (at + 1) * 1000))
  const pieces = await collect(Readable.from(chunks, { objectMode: false }))
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
  for (const { length } of pieces.slice(1, -1)) {
    expect(length).toBeGreaterThanOrEqual(128 * 1024)
    expect(length).toBeLessThan(256 * 1024)
  }
})

test('the first bytes are emitted at once', async () => {
  const line = new PassThrough()
  const pieces = arrivingPieces(line)
  line.write('%PDF-')
  expect(await pieces.next()).toEqual({ done: false, value: Buffer.from('%PDF-') })
  await pieces.return(undefined)
})

test('bytes that arrived before the connection broke are still emitted', async () => {
  const line = new PassThrough()
  const pieces = arrivingPieces(line)
  line.write('one')
  await pieces.next()
  line.write('two')
  line.write('three')
  line.destroy(new Error('broken'))
  expect(await pieces.next()).toEqual({ done: false, value: Buffer.from('twothree') })
  expect(await pieces.next()).toMatchObject({ done: true })
})

test('a request without bytes has no pieces', async () => {
  expect(await collect(Readable.from([], { objectMode: false }))).toEqual([])
  expect(await collect(new PassThrough().destroy())).toEqual([])
})

test('nothing more is read while a piece is being stored', async () => {
  let given = 0
  const endless = new Readable({
    read() {
      given += 16_384
      this.push(Buffer.alloc(16_384))
    },
  })
  const pieces = arrivingPieces(endless)
  await pieces.next()
  await pieces.next()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(given).toBeLessThan(512 * 1024)
  await pieces.return(undefined)
})
