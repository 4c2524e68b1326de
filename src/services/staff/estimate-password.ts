import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { startProgram } from '../start-program.ts'
import { taskQueue } from '../task-queue.ts'

/** A password, and the words that a guesser would try first. */
export type Judged = { password: string; words: readonly string[] }

export type Estimate = 'good' | 'guessable'

type Limits = { mostWaiting: number; patienceMs: number }

/**
 * Starting takes 0.2 s, the slowest password half a second. The deadline includes the queue and is below the request
 * timeout of 20 s.
 */
const usual: Limits = { mostWaiting: 8, patienceMs: 10_000 }

const program = new URL('./estimate-program.ts', import.meta.url)

const libraries = [new URL('../../../', import.meta.resolve('@zxcvbn-ts/core'))]

const flags = ['--max-old-space-size=256']

/**
 * Has zxcvbn estimate passwords in a process of its own, one at a time: it runs synchronously, and its dictionaries
 * would stay in memory. Undefined where too many wait or the time is up: a missing estimate never counts as a good one.
 */
export function passwordEstimator(limits: Partial<Limits> = {}) {
  const { mostWaiting, patienceMs } = { ...usual, ...limits }
  const inTurn = taskQueue(mostWaiting)
  return async (judged: Judged): Promise<Estimate | undefined> => {
    const deadline = performance.now() + patienceMs
    return inTurn(() => estimateApart(judged, Math.floor(deadline - performance.now())))
  }
}

async function estimateApart(judged: Judged, patienceMs: number): Promise<Estimate | undefined> {
  const options = { libraries, flags, timeoutMs: patienceMs }
  const child = patienceMs > 0 ? await startProgram(program, options) : undefined
  if (!child) return undefined
  child.stdin.on('error', () => {}) // a child that was killed has not read everything
  child.stderr.resume() // its output is discarded, since it may quote the password
  child.stdin.end(JSON.stringify(judged))
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (said === 'good' || said === 'guessable') return said
  if (child.signalCode) return undefined
  throw new Error(`The process that estimates passwords ended with exit code ${child.exitCode}`)
}
