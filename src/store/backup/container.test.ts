import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { byteReader } from './byte-reader.ts'
import { beginContainer, closeFrames, openContainer, openFrames } from './container.ts'
import { keyedSeal, keylessSeal } from './seal.ts'

const facts = { createdAt: '2026-11-15T09:30:00.000Z', product: '0.1.0', migration: '0001-first' }
const passphrase = 'a long passphrase'
const content = Buffer.from(Array.from({ length: 150_000 }, (_, at) => at % 251))

const isDamaged = /^a file (is damaged|ends too early)/

async function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 40_000) yield bytes.subarray(at, at + 40_000)
}

describe.each([
  ['with a key', keyedSeal(randomBytes(32), randomBytes(32))],
  ['without one', keylessSeal(randomBytes(32))],
])('frames that are sealed %s', (_, seal) => {
  const read = (bytes: Buffer) => buffer(openFrames(byteReader(pieces(bytes)), seal, 'a file'))
  let frames: Buffer
  let length: number
  beforeAll(async () => {
    frames = await buffer(closeFrames(pieces(content), seal))
    length = 5 + frames.readUInt32BE()
  })

  test('return their content', async () => {
    expect((await read(frames)).equals(content)).toBe(true)
  })

  test('are refused with any byte changed', async () => {
    const anywhere = fc.integer({ min: 0, max: frames.length - 1 })
    await fc.assert(
      fc.asyncProperty(anywhere, fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = Buffer.from(frames)
        changed[at] = (changed[at] ?? 0) ^ change
        await expect(read(changed)).rejects.toThrow(isDamaged)
      }),
    )
    for (let at = 0; at < 5; at++) {
      const head = Buffer.from(frames)
      head[at] = (head[at] ?? 0) ^ 2
      await expect(read(head)).rejects.toThrow(isDamaged)
    }
  })

  test('are refused if truncated, also after a complete frame', async () => {
    for (const end of [0, 3, length, 2 * length, frames.length - 1])
      await expect(read(frames.subarray(0, end))).rejects.toThrow('ends too early')
    await expect(read(Buffer.concat([frames, Buffer.from('x')]))).rejects.toThrow('is damaged')
  })

  test('are refused when swapped, repeated, omitted or marked as the last', async () => {
    const [one, two, rest] = [
      frames.subarray(0, length),
      frames.subarray(length, 2 * length),
      frames.subarray(2 * length),
    ]
    const last = Buffer.from(one)
    last[4] = 1
    for (const order of [[two, one, rest], [one, one, rest], [one, rest], [last]])
      await expect(read(Buffer.concat(order))).rejects.toThrow('is damaged')
  })
})

const read = async (bytes: Buffer, key?: string) =>
  buffer(await (await openContainer(pieces(bytes), 'a file', key)).content())

test('the unencrypted header shows the type of the file, but nothing of its content', async () => {
  const { beginning, seal } = await beginContainer(facts, passphrase)
  const file = Buffer.concat([beginning, await buffer(closeFrames(pieces(content), seal))])
  expect((await read(file, passphrase)).equals(content)).toBe(true)
  expect((await openContainer(pieces(file), 'a file', undefined)).header).toMatchObject(facts)
  expect(file.includes(content.subarray(1000, 1100))).toBe(false)
  const header = Buffer.from(file)
  header.write('2025', file.indexOf('2026'))
  await expect(read(header, passphrase)).rejects.toThrow('is damaged')
  await expect(read(file.subarray(0, 40), passphrase)).rejects.toThrow('ends too early')
})

test('a wrong, missing or needless passphrase, another file and a newer format each have their own message', async () => {
  const [{ beginning, seal }, other] = [
    await beginContainer(facts, passphrase),
    await beginContainer(facts, passphrase),
  ]
  const place = { number: 0, isLast: true }
  expect(other.seal.open(seal.close(content, place), place), 'two files share no key').toBeUndefined()
  await expect(read(beginning, 'another passphrase')).rejects.toThrow('The passphrase does not open a file.')
  await expect(read(beginning)).rejects.toThrow('a file is encrypted: set ASTER_BACKUP_PASSPHRASE')
  const { beginning: open } = await beginContainer(facts, undefined)
  await expect(read(open, passphrase), 'whoever has a passphrase trusts no file without').rejects.toThrow(
    'a file is not encrypted, so anybody may have written it',
  )
  await expect(read(Buffer.from('%PDF-1.7\n'))).rejects.toThrow('a file is not a backup of ASTER.')
  await expect(read(Buffer.alloc(100_000))).rejects.toThrow('a file is not a backup of ASTER.')
  await expect(read(Buffer.from('ASTER BACKUP 2\n'))).rejects.toThrow('a newer version of ASTER')
})
