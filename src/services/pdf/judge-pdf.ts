import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Verdict } from '../../domain/upload.ts'
import { judgeApart } from './judge-apart.ts'

const mostWaiting = 50
const retryAfterSeconds = 10

let judging = false
const waiting: (() => void)[] = []

/**
 * What is wrong with a file, judged by its content; one at a time, since a file can take a whole core. Its
 * bytes are read when its turn has come, so that those who wait hold no memory.
 */
export async function judgePdf(read: () => Promise<Uint8Array>): Promise<Outcome<Verdict>> {
  if (waiting.length >= mostWaiting) return refuse('unavailable', { retryAfterSeconds })
  if (judging) await new Promise<void>((resolve) => waiting.push(resolve))
  judging = true
  try {
    return done(await judgeApart(await read()))
  } finally {
    const next = waiting.shift()
    if (next) next()
    else judging = false
  }
}
