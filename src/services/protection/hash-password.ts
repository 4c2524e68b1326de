import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's floor for argon2id: 19 MiB, two passes. Only tests may lower it, see `tests/harness/setup/cheap-hashes.ts`. */
export const hashCost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const mostAtOnce = 2

let running = 0
const waiting: (() => void)[] = []

/** A PHC string, so that the cost can be raised later without a new column. */
export async function hashPassword(password: string, nonce = randomBytes(16)): Promise<string> {
  return written(nonce, await tagOf(password, nonce, hashCost), hashCost)
}

/** The hash of a password under the salt and the cost of another hash. */
export async function hashLike(password: string, hash: string): Promise<string> {
  const { nonce, tag, ...how } = readHash(hash)
  const found = await tagOf(password, nonce, { ...how, tagLength: tag.length })
  return written(nonce, found, how)
}

/** Constant-time comparison. */
export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const { nonce, tag, ...how } = readHash(hash)
  const found = await tagOf(password, nonce, { ...how, tagLength: tag.length })
  return timingSafeEqual(found, tag)
}

function readHash(hash: string) {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = phc.exec(hash) ?? []
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function written(nonce: Buffer, tag: Buffer, how: Omit<typeof hashCost, 'tagLength'>): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${how.memory},t=${how.passes},p=${how.parallelism}$${base64(nonce)}$${base64(tag)}`
}

function tagOf(password: string, nonce: Buffer, how: typeof hashCost): Promise<Buffer> {
  return oneRequestAtATime(() =>
    promisify(argon2)('argon2id', { message: password.normalize('NFC'), nonce, ...how }),
  )
}

/** Limits concurrency to two hashes, since argon2id is expensive by design. */
async function oneRequestAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
