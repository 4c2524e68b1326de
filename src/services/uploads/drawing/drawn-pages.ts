import { done, type Outcome, refuse } from '../../../domain/refusals.ts'
import { taskQueue } from '../../task-queue.ts'
import { type Drawn, drawApart } from './draw-apart.ts'

/** A page of a stored file; `read` is called when its turn has come, so that those who wait hold no memory. */
type Asked = { fileId: string; page: number; caller: string; read: () => Promise<Uint8Array> }

type Kept = Drawn | 'undrawable'

const retryAfterSeconds = 10
const inTurn = taskQueue(20)

/** Queue limit per caller: the pages that a browser asks for at once. */
const mostOfOneCaller = 8

/** How long drawn pages stay in memory: briefly, since a file may be erased. A file never changes under its id. */
const keptMs = 600_000
const mostKeptBytes = 12 * 1024 * 1024
const mostKept = 500
const kept = new Map<string, Kept>()
let keptBytes = 0

const underWay = new Map<string, Promise<Outcome<Kept>>>()
const asked: string[] = []

/** One page of a file, drawn once: one at a time, since a page can take a whole core. */
export async function drawnPage({ fileId, page, caller, read }: Asked): Promise<Outcome<Drawn>> {
  const key = `${fileId} ${page}`
  const known = kept.get(key)
  if (known) return answerOf(known)
  const shared = underWay.get(key)
  if (!shared && asked.filter((other) => other === caller).length >= mostOfOneCaller)
    return refuse('too_many_requests', { retryAfterSeconds })
  const drawing = shared ?? inTurn(() => draw(key, page, read))
  if (!drawing) return refuse('unavailable', { retryAfterSeconds })
  if (!shared) {
    underWay.set(key, drawing)
    asked.push(caller)
  }
  try {
    const outcome = await drawing
    return outcome.ok ? answerOf(outcome.value) : outcome
  } finally {
    if (!shared) {
      underWay.delete(key)
      asked.splice(asked.indexOf(caller), 1)
    }
  }
}

const answerOf = (found: Kept): Outcome<Drawn> => (found === 'undrawable' ? refuse('not_drawn') : done(found))

async function draw(key: string, page: number, read: () => Promise<Uint8Array>): Promise<Outcome<Kept>> {
  const drawn = await drawApart(await read(), page)
  if (drawn === 'not_started' || drawn === 'killed') return refuse('unavailable', { retryAfterSeconds })
  keep(key, drawn)
  return done(drawn)
}

function keep(key: string, drawn: Kept): void {
  kept.set(key, drawn)
  keptBytes += sizeOf(drawn)
  setTimeout(forget, keptMs, key, drawn).unref()
  for (const [oldest, old] of kept) {
    if (keptBytes <= mostKeptBytes && kept.size <= mostKept) return
    forget(oldest, old)
  }
}

function forget(key: string, drawn: Kept): void {
  if (kept.get(key) !== drawn) return
  kept.delete(key)
  keptBytes -= sizeOf(drawn)
}

const sizeOf = (drawn: Kept) => (drawn === 'undrawable' ? 0 : (drawn.picture?.bytes.length ?? 0))
