import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { type ByteReader, byteReader } from './byte-reader.ts'
import { keyedSeal, keylessSeal, makeLock, openLock, type Seal, sealBytes } from './seal.ts'

/**
 * The container format of a backup (docs/decisions/2026-11-15-backup.md): a line that names the format, a JSON header,
 * its SHA-256, then frames.
 */
const formatName = 'ASTER BACKUP'
const format = `${formatName} 1`
const longestLine = 4096

const frameBytes = 64 * 1024
/** The head of a frame: its length, and whether it is the last. */
const headBytes = 5

const lockSchema = v.object({
  cipher: v.literal('aes-256-gcm'),
  derivation: v.literal('scrypt'),
  cost: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(20)),
  salt: v.string(),
  check: v.string(),
})

const headerSchema = v.object({
  createdAt: v.string(),
  /** The version of ASTER that made it. */
  product: v.string(),
  /** The last migration of its database. */
  migration: v.string(),
  lock: v.nullable(lockSchema),
})

export type Header = v.InferOutput<typeof headerSchema>

/** The beginning of a file, and the seal for its frames. */
export async function beginContainer(facts: Omit<Header, 'lock'>, passphrase: string | undefined) {
  const made = passphrase === undefined ? undefined : await makeLock(passphrase)
  const line = JSON.stringify({ ...facts, lock: made?.lock ?? null } satisfies Header)
  const about = digestOf(line)
  const beginning = Buffer.from(`${format}\n${line}\n${about.toString('hex')}\n`)
  return { beginning, seal: made ? keyedSeal(made.key, about) : keylessSeal(about) }
}

export async function* closeFrames(source: AsyncIterable<Buffer>, seal: Seal): AsyncGenerator<Buffer> {
  const reader = byteReader(source)
  let content = await reader.take(frameBytes)
  for (let number = 0; ; number++) {
    const next = await reader.take(frameBytes)
    const isLast = next.length === 0
    const closed = seal.close(content, { number, isLast })
    const head = Buffer.alloc(headBytes)
    head.writeUInt32BE(closed.length)
    head[4] = isLast ? 1 : 0
    yield Buffer.concat([head, closed])
    if (isLast) return
    content = next
  }
}

/** The header of a file, and its content, which throws if it is damaged or truncated. */
export async function openContainer(
  bytes: AsyncIterable<Buffer>,
  file: string,
  passphrase: string | undefined,
) {
  const reader = byteReader(bytes)
  const { header, about } = await readHeader(reader, file)
  return {
    header,
    async content(): Promise<AsyncGenerator<Buffer>> {
      return openFrames(reader, await sealOf(header, about, file, passphrase), file)
    },
  }
}

async function readHeader(reader: ByteReader, file: string): Promise<{ header: Header; about: Buffer }> {
  const name = await reader.line(longestLine)
  if (name !== format) {
    throw new StartupProblem(
      name?.startsWith(formatName)
        ? `${file} was made by a newer version of ASTER: restore it with that version.`
        : `${file} is not a backup of ASTER.`,
    )
  }
  const line = await reader.line(longestLine)
  const sum = await reader.line(longestLine)
  if (line === undefined || sum === undefined) throw cutOff(file)
  const about = digestOf(line)
  if (about.toString('hex') !== sum) throw damaged(file)
  return { header: v.parse(headerSchema, JSON.parse(line)), about }
}

async function sealOf({ lock }: Header, about: Buffer, file: string, passphrase: string | undefined) {
  if (!lock && passphrase !== undefined) {
    throw new StartupProblem(
      `${file} is not encrypted, so anybody may have written it: unset the passphrase to take it all the same.`,
    )
  }
  if (!lock) return keylessSeal(about)
  if (passphrase === undefined) {
    throw new StartupProblem(
      `${file} is encrypted: set ASTER_BACKUP_PASSPHRASE or ASTER_BACKUP_PASSPHRASE_FILE.`,
    )
  }
  const key = await openLock(lock, passphrase)
  if (!key) throw new StartupProblem(`The passphrase does not open ${file}.`)
  return keyedSeal(key, about)
}

export async function* openFrames(reader: ByteReader, seal: Seal, file: string): AsyncGenerator<Buffer> {
  for (let number = 0; ; number++) {
    const head = await reader.take(headBytes)
    if (head.length < headBytes) throw cutOff(file)
    const length = head.readUInt32BE()
    const isLast = head[4] === 1
    const isFrame = (isLast || head[4] === 0) && length >= sealBytes && length <= frameBytes + sealBytes
    if (!isFrame) throw damaged(file)
    const closed = await reader.take(length)
    if (closed.length < length) throw cutOff(file)
    const content = seal.open(closed, { number, isLast })
    if (!content) throw damaged(file)
    yield content
    if (!isLast) continue
    if ((await reader.take(1)).length > 0) throw damaged(file)
    return
  }
}

const digestOf = (line: string) => createHash('sha256').update(line).digest()

export const damaged = (file: string) =>
  new StartupProblem(`${file} is damaged: it is not what the backup has written. Take another copy.`)

const cutOff = (file: string) =>
  new StartupProblem(`${file} ends too early: it was not written or copied to its end.`)
