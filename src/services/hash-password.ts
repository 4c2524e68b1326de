import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

type Cost = { memory: number; passes: number; parallelism: number; tagLength: number }

/** OWASP's floor for argon2id: 19 MiB, two passes. */
const costOfPassword: Cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
/**
 * Whoever has the hash of a PIN finds it among a million at any cost. It opens nothing without its link, of which only
 * a digest is kept.
 */
const costOfPin: Cost = { ...costOfPassword, memory: 4096, passes: 1 }
const mostAtOnce = 2

let running = 0
const waiting: (() => void)[] = []

/** A PHC string, so that the cost can be raised later without a new column. */
export const hashPassword = (password: string): Promise<string> => hash(password, costOfPassword)

export const hashPin = (pin: string): Promise<string> => hash(pin, costOfPin)

/** Takes as long for a wrong one as for the right one. */
export async function matchesHash(secret: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = phc.exec(hash) ?? []
  const known = Buffer.from(tag, 'base64')
  const found = await tagOf(secret, Buffer.from(nonce, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: known.length,
  })
  return timingSafeEqual(found, known)
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Of no PIN: to compare with it takes as long as with any other. */
export const nobodysHash = written(costOfPin, Buffer.alloc(16), Buffer.alloc(costOfPin.tagLength))

async function hash(secret: string, cost: Cost): Promise<string> {
  const nonce = randomBytes(16)
  return written(cost, nonce, await tagOf(secret, nonce, cost))
}

function written({ memory, passes, parallelism }: Cost, nonce: Buffer, tag: Buffer): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

function tagOf(secret: string, nonce: Buffer, how: Cost): Promise<Buffer> {
  return inTurn(() => promisify(argon2)('argon2id', { message: secret.normalize('NFC'), nonce, ...how }))
}

/** Hashing takes memory and a core by design: more than two at once would starve the other requests. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
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
