import { done, type Outcome, refuse } from '../../../domain/refusals.ts'
import type { Verdict } from '../../../domain/uploads/upload.ts'
import { judgeApart } from './judge-apart.ts'

/** `caller` is set if a quota per caller applies. */
type File = { id: string; caller?: string | undefined; read: () => Promise<Uint8Array> }

const mostWaiting = 50
const retryAfterSeconds = 10

/** Queue limit per caller: two files of one form, and one of a colleague behind the same address. */
const mostOfOneCaller = 3

let judging = false
const waiting: (() => void)[] = []
const asked: (string | undefined)[] = []

/** Files whose judge was killed without a verdict. */
const killedOnce = new Set<string>()

/**
 * What is wrong with a file, judged by its content; one at a time, since a file can take a whole core. Its
 * bytes are read when its turn has come, so that those who wait hold no memory.
 */
export async function judgePdf({ id, caller, read }: File): Promise<Outcome<Verdict>> {
  if (waiting.length >= mostWaiting) return refuse('unavailable', { retryAfterSeconds })
  if (caller !== undefined && asked.filter((other) => other === caller).length >= mostOfOneCaller)
    return refuse('too_many_requests', { retryAfterSeconds })
  asked.push(caller)
  if (judging) await new Promise<void>((resolve) => waiting.push(resolve))
  judging = true
  try {
    return await judge(id, await read())
  } finally {
    asked.splice(asked.indexOf(caller), 1)
    const next = waiting.shift()
    if (next) next()
    else judging = false
  }
}

async function judge(id: string, bytes: Uint8Array): Promise<Outcome<Verdict>> {
  const said = await judgeApart(bytes)
  if (said === 'not_started') return refuse('unavailable', { retryAfterSeconds })
  const isSecond = killedOnce.delete(id)
  if (said !== 'killed') return done(said)
  if (isSecond) return done('file_bomb')
  killedOnce.add(id)
  return refuse('unavailable', { retryAfterSeconds })
}
