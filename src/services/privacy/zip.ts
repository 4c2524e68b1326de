import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { name: string; content: AsyncIterable<string | Buffer> | readonly string[] }

type Written = { name: Buffer; crc: number; packed: number; size: number; start: number }

/** A ZIP archive as its entries arrive; sizes follow the content, so that none of it waits in memory. */
export async function* zip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let at = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const head = Buffer.concat([localHeader(name), name])
    const facts = { name, crc: 0, packed: 0, size: 0, start: at }
    yield head
    for await (const chunk of deflate(entry.content, facts)) {
      facts.packed += chunk.length
      yield chunk
    }
    const tail = descriptor(facts)
    yield tail
    at += head.length + facts.packed + tail.length
    written.push(facts)
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  yield Buffer.concat([directory, directoryEnd(written.length, directory.length, at)])
}

/** Stops the content when the reader stops. */
function deflate(content: ZipEntry['content'], facts: Written): AsyncIterable<Buffer> {
  return pipeline(measured(content, facts), createDeflateRaw(), () => {}) // an error reaches the reader
}

async function* measured(content: ZipEntry['content'], facts: Written): AsyncGenerator<Buffer> {
  for await (const part of content) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    facts.crc = crc32(bytes, facts.crc)
    facts.size += bytes.length
    yield bytes
  }
}

const version = 20
const sizesFollow = 0x0008
const utf8 = 0x0800
const deflated = 8
const newYear1980 = 0x0021 // no clock: the same rows make the same file

function localHeader(name: Buffer): Buffer {
  return numbers([4, 0x04034b50], ...method, [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0])
}

function descriptor({ crc, packed, size }: Written): Buffer {
  return numbers([4, 0x08074b50], [4, crc], [4, packed], [4, size])
}

function directoryEntry({ name, crc, packed, size, start }: Written): Buffer {
  const facts = numbers(
    [4, 0x02014b50],
    [2, version],
    ...method,
    ...([crc, packed, size].map((value) => [4, value]) as [4, number][]),
    [2, name.length],
    ...(Array(4).fill([2, 0]) as [2, number][]),
    [4, 0],
    [4, start],
  )
  return Buffer.concat([facts, name])
}

function directoryEnd(count: number, length: number, start: number): Buffer {
  return numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, start], [2, 0])
}

const method: [2, number][] = [
  [2, version],
  [2, sizesFollow | utf8],
  [2, deflated],
  [2, 0],
  [2, newYear1980],
]

function numbers(...values: [bytes: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of values) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}
