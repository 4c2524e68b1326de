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
const waiting: { caller: string | undefined; begin: () => void }[] = []
const asked: (string | undefined)[] = []

/** Callers with files in the queue, in the order in which they were last served. */
const served = new Set<string | undefined>()

/** Files whose judge was killed without a verdict. */
const killedOnce = new Set<string>()

/**
 * What is wrong with a file, judged by its content. Files are judged one at a time, because one can take a whole core,
 * and callers take turns, so that nobody waits for every file of another caller. A file is read when its turn comes, so
 * that the queue holds no bytes.
 */
export async function judgePdf({ id, caller, read }: File): Promise<Outcome<Verdict>> {
  if (waiting.length >= mostWaiting) return refuse('unavailable', { retryAfterSeconds })
  if (caller !== undefined && asked.filter((other) => other === caller).length >= mostOfOneCaller)
    return refuse('too_many_requests', { retryAfterSeconds })
  asked.push(caller)
  if (judging) await new Promise<void>((begin) => waiting.push({ caller, begin }))
  judging = true
  served.delete(caller)
  served.add(caller)
  try {
    return await judge(id, await read())
  } finally {
    asked.splice(asked.indexOf(caller), 1)
    const next = takeNext()
    if (next) next.begin()
    else judging = false
    if (!asked.includes(caller)) served.delete(caller)
  }
}

/** The first waiting file of a caller who was not served yet, or else of the caller who was served longest ago. */
function takeNext() {
  const turns = [...served]
  const turnOf = ({ caller }: { caller: string | undefined }) => turns.indexOf(caller)
  const first = Math.min(...waiting.map(turnOf))
  const [next] = waiting.splice(
    waiting.findIndex((one) => turnOf(one) === first),
    1,
  )
  return next
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
